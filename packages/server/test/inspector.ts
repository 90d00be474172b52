import { WebSocket } from 'ws';
import * as z from 'zod';
import type { Serving } from './serving.ts';

/** What a process started with `--inspect` says of where it can be looked into. */
const ADDRESS = /Debugger listening on (ws:\/\/\S+)/;

const answer = z.object({
  id: z.number().optional(),
  result: z.object({ result: z.object({ value: z.number() }).optional() }).optional(),
});

/** Looks into a server that was started with {@link inspected}. */
export async function lookInto({ said }: Pick<Serving, 'said'>) {
  const [, address = ''] = ADDRESS.exec(said()) ?? [];
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let asked = 0;
  const ask = (method: string, params: object = {}): Promise<number> =>
    new Promise((resolve) => {
      const id = ++asked;
      const hear = (data: { toString(): string }): void => {
        const { id: of, result } = answer.parse(JSON.parse(data.toString()));
        if (of !== id) return;
        socket.off('message', hear);
        resolve(result?.result?.value ?? 0);
      };
      socket.on('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  return {
    /** Bytes that are in use once everything has been thrown away that nobody needs. */
    async heap(): Promise<number> {
      await ask('HeapProfiler.collectGarbage');
      await ask('HeapProfiler.collectGarbage');
      return ask('Runtime.evaluate', { expression: 'process.memoryUsage().heapUsed' });
    },
    close: () => socket.close(),
  };
}

/** The environment in which a server can be looked into. */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };
