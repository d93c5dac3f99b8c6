import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { makeDataDir, makePreparedDataDir, removeDataDir } from '#tests/support/data-dir.ts';
import { compileCache, preload } from '#tests/support/server-process.ts';

/** Writes rows one by one and says the number of each that was acknowledged. */
const writer = `
  import { openDatabase } from './src/server/platform/database/open.ts';
  import { sql } from 'drizzle-orm';
  const { database } = await openDatabase({ dataDir: process.env.DATA_DIR, databaseUrl: undefined });
  await database.execute(sql\`create table if not exists rows (number int primary key)\`);
  const { rows } = await database.execute(sql\`select coalesce(max(number), 0) as last from rows\`);
  for (let number = rows[0].last + 1; ; number++) {
    await database.execute(sql\`insert into rows values (\${number})\`);
    process.stdout.write(number + '\\n');
  }`;

function startWriter(dataDir: string): ChildProcess {
  return spawn(process.execPath, [...preload, '--input-type=module-typescript', '-e', writer], {
    env: { ...process.env, ...compileCache, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Lets it acknowledge so many rows, then takes the power away. @returns the last that was acknowledged */
async function killAfter(child: ChildProcess, rows: number): Promise<number> {
  let said = '';
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      if (said.split('\n').length > rows && !child.killed) child.kill('SIGKILL');
    });
    child.once('close', () => resolve());
  });
  return Number(said.trim().split('\n').at(-1));
}

describe('the embedded database', () => {
  let dataDir: string;
  const config = () => ({ dataDir, databaseUrl: undefined });

  beforeEach(async () => {
    dataDir = await makeDataDir();
  });
  /** As after a first start, which takes longer than all later ones. */
  const startedBefore = async () => {
    await removeDataDir(dataDir);
    dataDir = await makePreparedDataDir();
  };

  afterEach(() => removeDataDir(dataDir));

  it('lets nobody else of this machine in, also where the folders stood open before', async () => {
    await startedBefore();
    chmodSync(join(dataDir, 'database'), 0o777);
    const { close } = await openDatabase(config());
    expect(statSync(join(dataDir, 'database')).mode & 0o777).toBe(0o700);
    await close();
  });

  it('loses no acknowledged row to a kill, and opens again', async () => {
    await startedBefore();
    let last = 0;
    for (const rows of [40, 15]) {
      const acknowledged = await killAfter(startWriter(dataDir), rows);
      expect(acknowledged).toBeGreaterThanOrEqual(last + rows);
      last = acknowledged;
    }
    const { database, close } = await openDatabase(config());
    const { rows } = (await database.execute(
      sql`select count(*) as count, max(number) as last from rows`,
    )) as {
      rows: { count: number; last: number }[];
    };
    await close();
    // Each row up to the last is there; one more may have been written and not yet acknowledged.
    expect(rows[0]?.count).toBe(rows[0]?.last);
    expect([last, last + 1]).toContain(rows[0]?.last);
  });

  it('opens after a kill in its very first start', async () => {
    const child = startWriter(dataDir);
    const aside = join(dataDir, 'database/pg-new');
    while (!existsSync(aside)) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('close', resolve));
    const { close } = await openDatabase(config());
    await close();
  });

  it('writes through to the disk, and lets a second process in only when the first has gone', async () => {
    await startedBefore();
    const first = await openDatabase(config());
    const { rows } = (await first.database.execute(
      sql`select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
    )) as { rows: unknown[] };
    expect(rows).toEqual([{ fsync: 'on', commit: 'on' }]);
    await expect(openDatabase(config())).rejects.toThrow(/in use by another process/);
    await first.close();
    const second = await openDatabase(config());
    await second.close();
  });

  it('says so where its folder cannot be written', async () => {
    mkdirSync(dataDir, { recursive: true });
    await expect(openDatabase({ dataDir: '/dev/null/data', databaseUrl: undefined })).rejects.toThrow(
      /dev\/null/,
    );
  });

  it('says which PostgreSQL cannot be reached, and not its password', async () => {
    const url = 'postgresql://me:pass-word@127.0.0.1:1/none';
    const failed = await openDatabase({ dataDir, databaseUrl: url }).catch((problem: Error) => problem);
    expect(failed).toBeInstanceOf(Error);
    expect((failed as Error).message).toMatch(/^The database of DATABASE_URL cannot be reached/);
    expect((failed as Error).message).not.toContain('pass-word');
  });
});
