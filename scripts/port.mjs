import { createServer } from 'node:net';
import { Failure } from './say.mjs';

const USUAL = 3000;
const TRIES = 50;

/**
 * The port to serve on. The usual one gives way to the next that is free; one that was asked for does not.
 * @param {string | undefined} wanted as asked for, if it was
 * @param {string} host
 * @param {{ usual?: number, out?: NodeJS.WritableStream }} [options]
 */
export async function choosePort(wanted, host, { usual = USUAL, out = process.stdout } = {}) {
  if (wanted === undefined || wanted === '') {
    const port = await nextFree(usual, host);
    if (port !== usual) out.write(`  Port ${usual} is taken, so this is port ${port}.\n`);
    return port;
  }
  const port = Number(wanted);
  if (!/^\d+$/.test(wanted) || port > 65_535) {
    throw new Failure(`A port is a whole number from 0 to 65535 (0: any free one), not "${wanted}".`);
  }
  if (port === 0) return anyFree(host);
  if (await isFree(port, host)) return port;
  const free = await nextFree(port + 1, host);
  throw new Failure(`Port ${port} is taken. ${free} is free: npm start -- --port ${free}`);
}

/**
 * @param {number} from
 * @param {string} host
 */
async function nextFree(from, host) {
  for (let port = from; port < Math.min(from + TRIES, 65_536); port++) if (await isFree(port, host)) return port;
  throw new Failure(`No port from ${from} to ${from + TRIES - 1} is free. Name one: npm start -- --port 8080`);
}

/**
 * @param {string} host
 * @returns {Promise<number>}
 */
function anyFree(host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', ({ message }) => reject(new Failure(`Cannot listen on ${host}: ${message}`)));
    server.listen(0, host, () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Whether both of the local addresses, or the one asked for, can be listened on.
 * @param {number} port
 * @param {string} host
 */
async function isFree(port, host) {
  for (const address of host === 'localhost' ? ['127.0.0.1', '::1'] : [host]) {
    if (!(await canListen(port, address))) return false;
  }
  return true;
}

/**
 * @param {number} port
 * @param {string} address
 * @returns {Promise<boolean>}
 */
function canListen(port, address) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) => {
      if (code === 'EADDRINUSE') resolve(false);
      else if (code === 'EADDRNOTAVAIL' && address === '::1') resolve(true);
      else if (code === 'EAFNOSUPPORT' && address === '::1') resolve(true);
      else if (code === 'EACCES') reject(new Failure(`Port ${port} needs more rights than you have here.`));
      else reject(new Failure(`Cannot listen on ${address}:${port}: ${message}`));
    });
    server.listen({ port, host: address, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
