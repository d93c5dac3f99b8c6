import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const stops = new Set();

/**
 * Called when this process ends, asked to or not.
 *
 * @param {() => void} work
 * @returns undoes it
 */
export function onEnd(work) {
  stops.add(work);
  return () => stops.delete(work);
}

process.on('exit', () => {
  for (const work of stops) work();
});

/**
 * Ctrl-C and SIGTERM end this process, and what it started with it. npm passes on what the terminal has sent already: the
 * second one must not cut short what the first began.
 */
export function stopOnSignals() {
  process.on('SIGINT', () => process.exit(130));
  process.on('SIGTERM', () => process.exit(143));
}

/**
 * Ends a process group that `detached` made, if it is still there.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function endGroup(child) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/**
 * Runs a program to its end, in a process group of its own, and keeps what it says.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { minutes?: number | undefined }} [options]
 * @returns {Promise<{ code: number | null, output: string, seconds: number }>}
 */
export function run(command, args, { env = process.env, cwd = root, minutes = 20, ...rest } = {}) {
  return new Promise((resolve) => {
    const began = Date.now();
    let output = '';
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...rest,
    });
    const forget = onEnd(() => endGroup(child));
    const limit = setTimeout(() => {
      output += `\nStopped after ${minutes} minutes.`;
      endGroup(child);
    }, minutes * 60_000);
    /** @param {number | null} code */
    const done = (code) => {
      clearTimeout(limit);
      forget();
      resolve({ code, output, seconds: (Date.now() - began) / 1000 });
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.once('error', (problem) => {
      output += problem.message;
      done(null);
    });
    child.once('close', done);
  });
}
