import { rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/platform/database/database.ts';
import { writeRows } from './rows.ts';

/** In the data folder, which only its owner may enter. */
const doorOf = (dataDir: string) => join(dataDir, 'backup.sock');

/**
 * Lets an operator on this machine read a whole backup of the embedded database while the site serves: it belongs to
 * this process alone.
 *
 * @returns shuts it
 */
export async function openDoor(
  dataDir: string,
  database: Database,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<() => Promise<void>> {
  const path = doorOf(dataDir);
  // Of a process that was killed: no other one has this database open.
  rmSync(path, { force: true });
  const server = createServer((_request, response) => {
    const write = (text: string) =>
      new Promise<void>((resolve, reject) => {
        if (response.destroyed) reject(new Error('Nobody reads the backup any more.'));
        else response.write(text, (problem) => (problem ? reject(problem) : resolve()));
      });
    writeRows(database, write).then(
      () => response.end(),
      (problem) => {
        log.error({ err: problem }, 'A backup was not read to its end.');
        response.destroy();
      },
    );
  });
  try {
    await listening(server, path);
  } catch (problem) {
    log.warn({ err: problem }, 'No backup can be read while the site serves.');
  }
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * Reads a backup from the process that serves a data folder.
 *
 * @returns false where none serves it
 * @throws Error where it was cut off
 */
export function readFromServer(dataDir: string, write: (text: string) => Promise<void>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: doorOf(dataDir), path: '/' }, (answer) => {
      answer.setEncoding('utf8');
      const take = async () => {
        for await (const text of answer) await write(String(text));
        if (!answer.complete) throw new Error('The server ended before the backup did.');
        return true;
      };
      take().then(resolve, reject);
    });
    asked.on('error', (problem: NodeJS.ErrnoException) => {
      if (problem.code === 'ENOENT' || problem.code === 'ECONNREFUSED') resolve(false);
      else reject(problem);
    });
    asked.end();
  });
}
