import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackage } from './debian.mjs';
import { onEnd, run } from './run.mjs';

/**
 * A real PostgreSQL for tests: that of TEST_DATABASE_URL, or one started here from the system's binaries with a fresh
 * data folder, which ends with this process.
 *
 * @returns {Promise<{ url: string, stop(): Promise<void> } | { missing: string }>} it, or what to do about it
 */
export async function findPostgres() {
  const said = process.env.TEST_DATABASE_URL;
  if (said) return { url: said, stop: async () => {} };
  let binaries = findBinaries();
  if (!binaries && (await installDebianPackage('postgresql'))) binaries = findBinaries();
  if (!binaries) {
    return {
      missing:
        'Install PostgreSQL (Debian: apt-get install postgresql), or set TEST_DATABASE_URL to a server where databases may be made.',
    };
  }
  return start(binaries);
}

function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
    '/usr/local/pgsql/bin',
    '/opt/homebrew/bin',
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** @param {string} binaries */
async function start(binaries) {
  const folder = mkdtempSync(join(tmpdir(), 'sixgates-postgres-'));
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const as = { cwd: folder, ...owner };
  const made = await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    as,
  );
  if (made.code !== 0) return { missing: `PostgreSQL could not be set up: ${made.output.trim()}` };
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=300',
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
  ];
  let output = '';
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...as, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  );
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // SIGQUIT ends it at once; its data folder is thrown away anyway.
  const forget = onEnd(() => {
    server.kill('SIGQUIT');
    remove();
  });
  // By its socket: a statement takes a quarter less than by TCP.
  const url = `postgresql://postgres@localhost:${port}/postgres?host=${folder}`;
  if (!(await isReady(server, () => output)))
    return { missing: `PostgreSQL did not start: ${output.trim()}` };
  return {
    url,
    async stop() {
      forget();
      server.kill('SIGINT');
      await ended;
      remove();
    },
  };
}

/** PostgreSQL refuses to run as root. @returns {{ uid: number, gid: number } | undefined} whom to run it as, if we are root */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  /**
   * @param {string} flag
   * @param {string} name
   */
  const id = (flag, name) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // No such user: the next one.
    }
  }
  return { uid: 65_534, gid: 65_534 };
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @param {() => string} output
 */
async function isReady(server, output) {
  const limit = Date.now() + 60_000;
  while (Date.now() < limit && server.exitCode === null) {
    if (output().includes('ready to accept connections')) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}
