import { spawn } from 'node:child_process';

/**
 * @typedef {object} Ended
 * @property {number} code exit code; 128 when ended by a signal or by its time limit
 * @property {string} output everything it wrote, both streams in order of arrival
 * @property {boolean} late whether it was ended by its time limit
 */

/**
 * Runs a program to its end and collects what it writes. Never throws: a program that cannot start is one that failed.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, limit?: number }} [options] `limit` in milliseconds
 * @returns {Promise<Ended>}
 */
export function run(program, args, { cwd, env, limit } = {}) {
  return new Promise((resolve) => {
    let output = '';
    let late = false;
    // A group of its own, so that the time limit ends the children's children too.
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    const forget = endWithUs(child);
    const timer = limit === undefined ? undefined : setTimeout(tooLate, limit);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    function tooLate() {
      late = true;
      end(child);
    }
    const settle = (/** @type {number} */ code) => {
      clearTimeout(timer);
      forget();
      resolve({ code, output, late });
    };
    child.on('error', (error) => {
      output += `${program}: ${error.message}\n`;
      settle(127);
    });
    child.on('close', (code) => settle(code ?? 128));
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function end(child) {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Ends the child when this process is asked to end. Returns how to stop caring.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithUs(child) {
  if (running.size === 0) for (const signal of SIGNALS) process.once(signal, endAll);
  running.add(child);
  return () => {
    running.delete(child);
    if (running.size === 0) for (const signal of SIGNALS) process.off(signal, endAll);
  };
}

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

function endAll() {
  for (const child of running) end(child);
  process.exit(130);
}
