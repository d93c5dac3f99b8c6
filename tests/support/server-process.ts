import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { memoryFlags } from '../../bin/support/memory.mjs';
import { makeDataDir, makePreparedDataDir, removeDataDir } from './data-dir.ts';
import { createPostgres } from './database.ts';
import { isFull } from './form.ts';
import { testSecret } from './secret.ts';

/** The whole site as its operator runs it: a process of its own on loopback, with a data folder of its own. */
export interface ServerProcess {
  readonly url: string;
  /** Of the process that was started. */
  readonly pid: number;
  readonly dataDir: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends at once, as a power cut would; resolves when it is gone. */
  kill(): Promise<void>;
  /** Asks it to stop (SIGTERM); resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** As `npm start` has it. */
export const preload = ['--import', './src/server/platform/preload.ts'];

/** As `npm start` has it: compiled code is kept, so that the next start is a warm one. */
export const compileCache = {
  NODE_COMPILE_CACHE: new URL('../../.cache/node/', import.meta.url).pathname,
};

/** Some seconds by themselves; a busy machine is no failure. */
const startLimitMilliseconds = 300_000;

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

/**
 * Starts `src/server/main.ts` and resolves when `/readyz` answers 200.
 *
 * @throws Error with the process's output if it ends or is not ready within five minutes
 */
export async function startServer(options: {
  dataDir: string;
  port?: number;
  /** By which name of this machine it is reached. */
  host?: 'localhost';
  env?: Record<string, string>;
}): Promise<ServerProcess> {
  const port = options.port ?? (await freePort());
  const url = `http://${options.host ?? '127.0.0.1'}:${port}`;
  const child = spawn(process.execPath, [...memoryFlags, ...preload, 'src/server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // As `npm start` has it; React checks nothing then, and writes a page in half the time.
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: options.dataDir,
      // Two threads that read all tests, and eight forms of each, take longer than most of what is tried on a site.
      FORMS_AHEAD: '0',
      // A machine that does other work is no flood.
      LATEST_MILLISECONDS: '0',
      // Everybody here has one address.
      HUMAN_CHECK_AFTER: '1000',
      ...compileCache,
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));

  await untilReady(child, url, () => output);
  return {
    url,
    pid: child.pid as number,
    dataDir: options.dataDir,
    output: () => output,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/**
 * A site with a migrated database, that is stopped and cleared away when it is closed.
 *
 * @param embedded whether on the embedded database, as `npm start` has it; else on PostgreSQL where there is one, which
 *   costs a fraction of the time, except in the full form
 */
export async function startSite({
  host,
  env,
  embedded = isFull || !process.env.TEST_DATABASE_URL,
}: {
  host?: 'localhost';
  env?: Record<string, string>;
  embedded?: boolean;
} = {}): Promise<ServerProcess & { close(): Promise<void> }> {
  const dataDir = await (embedded ? makePreparedDataDir() : makeDataDir());
  const database = embedded ? undefined : await createPostgres();
  const server = await startServer({
    dataDir,
    ...(host && { host }),
    env: { ...(database && { DATABASE_URL: database.url, SECRET: testSecret }), ...env },
  });
  return {
    ...server,
    async close() {
      await server.stop();
      await database?.drop();
      await removeDataDir(dataDir);
    },
  };
}

async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const limit = performance.now() + startLimitMilliseconds;
  while (performance.now() < limit) {
    if (child.exitCode !== null) throw new Error(`The server ended while starting:\n${output()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready within five minutes:\n${output()}`);
}
