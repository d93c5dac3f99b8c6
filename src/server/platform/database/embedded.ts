import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { OperatorError } from '../errors.ts';
import { ownFolder } from '../own-folder.ts';
import { FsyncFS } from './fsync.ts';
import { migrationsFolder } from './migrations.ts';
import type { OpenDatabase } from './open.ts';
import { scheduleUpkeep } from './upkeep.ts';

/** int8, of counts, as a number; ours stay far below 2^53. */
export const parsers = { 20: Number };

/**
 * PostgreSQL inside this process, its files in `folder`. One process at a time; what it has acknowledged survives a
 * power cut.
 *
 * @throws OperatorError where another process has it open
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const unlock = lock(folder);
  try {
    const files = join(folder, 'pg');
    if (!existsSync(files)) await initialise(folder, files);
    const client = await openFiles(files);
    await assertDurable(client);
    const database = drizzle({ client });
    await migrate(database, { migrationsFolder });
    const stopUpkeep = scheduleUpkeep(client);
    return {
      database,
      kind: 'embedded',
      async close() {
        await stopUpkeep();
        await client.close();
        unlock();
      },
    };
  } catch (problem) {
    unlock();
    throw problem;
  }
}

/** A lock that the kernel takes back however the process ends. PGlite has none of its own. */
function lock(folder: string): () => void {
  ownFolder(folder);
  const file = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 });
  try {
    file.exec('pragma locking_mode=exclusive; begin exclusive');
  } catch {
    file.close();
    throw new OperatorError(`The database in ${folder} is in use by another process: stop that one first.`);
  }
  return () => file.close();
}

/** Made aside, then renamed: one whose first start was cut off would never open again. */
async function initialise(folder: string, files: string): Promise<void> {
  const aside = join(folder, 'pg-new');
  rmSync(aside, { recursive: true, force: true });
  const client = await openFiles(aside);
  await client.query('checkpoint');
  await client.close();
  renameSync(aside, files);
}

function openFiles(files: string): Promise<PGlite> {
  return PGlite.create({
    fs: new FsyncFS(files),
    parsers,
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      '-c',
      'fsync=on',
      '-c',
      'wal_sync_method=fsync',
    ],
  });
}

async function assertDurable(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ fsync: string }>("select current_setting('fsync') as fsync");
  if (rows[0]?.fsync !== 'on') throw new Error('The embedded database does not write through to the disk.');
}
