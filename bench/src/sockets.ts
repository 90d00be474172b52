import { rival } from './rivals.ts';

/** What is used of `ws`. */
export interface Socket {
  on(event: 'open' | 'close', hear: () => void): void;
  on(event: 'message', hear: (data: { toString(): string }) => void): void;
  on(event: 'error', hear: (error: Error) => void): void;
  send(text: string): void;
  terminate(): void;
}
interface Ws {
  readonly WebSocket: new (address: string, options?: object) => Socket;
}

/** What is used of `socket.io-client`. */
export interface Channel {
  on(event: string, hear: (...told: never[]) => void): void;
  emit(event: string, ...told: unknown[]): void;
  disconnect(): void;
}
interface SocketIo {
  readonly io: (address: string, options: object) => Channel;
}

/** Connects by `ws` out of the benchmark's own install. */
export async function connect(folder: string, address: string, cookie = ''): Promise<Socket> {
  const { WebSocket } = rival<Ws>(folder, 'ws');
  const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  return socket;
}

export const channel = (folder: string, address: string): Channel =>
  rival<SocketIo>(folder, 'socket.io-client').io(address, { transports: ['websocket'], forceNew: true });
