import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { memoryFlags } from './memory.mjs';
import { withNode } from './node.mjs';
import { root } from './run.mjs';

/**
 * Runs the server until it ends. Ctrl-C reaches every process of the terminal, and npm passes it on once more; so the
 * server stands in a group of its own and is told exactly once.
 *
 * @param {string} node
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
export function serve(node, args, env) {
  const preloads = ['src/server/platform/preload.ts', 'bin/support/with-parent.mjs'];
  const server = spawn(
    node,
    [...memoryFlags, ...preloads.flatMap((path) => ['--import', join(root, path)]), ...args],
    {
      cwd: root,
      // Compiled code is kept, so that the next start is a warm one.
      env: withNode(node, { NODE_COMPILE_CACHE: join(root, '.cache/node'), ...env }),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    },
  );
  let told = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      if (!told) server.kill(signal);
      told = true;
    });
  }
  return new Promise((resolve) => {
    server.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
export function isPortFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ problem) =>
      resolve(problem.code !== 'EADDRINUSE'),
    );
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });
}
