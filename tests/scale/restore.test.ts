import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { report } from '#tests/money/support/rows.ts';
import { makeDataDir, removeDataDir } from '#tests/support/data-dir.ts';
import { createPostgres } from '#tests/support/database.ts';
import { testSecret } from '#tests/support/secret.ts';
import { startServer } from '#tests/support/server-process.ts';
import { operate } from '../../src/commands/operate/index.ts';
import { type Filled, fill } from './support/filled.ts';

// `npm run proof:restore`. Another number of orders: ORDERS=500 npm run proof:restore
const orders = Number(process.env.ORDERS ?? 5_000);

/** From the command to the first answer of the site, in seconds. */
const most = 15 * 60;

const key = 'a key for backups of tests only, long enough';

/** What an operator types, with these settings. @returns the seconds that it took */
async function typed(words: string[], env: Record<string, string>, filled?: Filled): Promise<number> {
  const config = readConfig({
    NODE_ENV: 'test',
    SECRET: testSecret,
    LOG_LEVEL: 'silent',
    BACKUP_KEY: key,
    ...env,
  });
  const begun = performance.now();
  const open = filled?.database.open();
  await operate(words, { config, clock: systemClock, ...(open && { open }) });
  return (performance.now() - begun) / 1000;
}

async function rowsOf<Row>(database: Database, query: SQL): Promise<readonly Row[]> {
  return ((await database.execute(query)) as unknown as { rows: Row[] }).rows;
}

/** How many rows each table has. */
async function countsOf(database: Database): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    database,
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const query = sql`select count(*)::int as count from ${sql.identifier(name)}`;
    const [row] = await rowsOf<{ count: number }>(database, query);
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

describe('a lost machine', () => {
  let filled: Filled;
  let folder: string;
  let file: string;
  let kept: Record<string, number>;
  beforeAll(async () => {
    filled = await fill(orders);
    folder = await makeDataDir();
    file = join(folder, 'site.backup');
    const took = await typed(['backup', file], { DATA_DIR: folder }, filled);
    kept = await countsOf(filled.database.open().database);
    const rows = Object.values(kept).reduce((sum, count) => sum + count, 0);
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    report(
      'backup',
      'encrypted, as it stands at one moment',
      `${filled.orders} orders, ${rows} rows, ${megabytes} MB in ${took.toFixed(1)} s`,
    );
  }, 7_200_000);
  afterAll(async () => {
    await filled.close();
    await removeDataDir(folder);
  });

  /** Restores, starts the site and waits for its first answer; then everything must be there. */
  async function comesBack(name: string, env: Record<string, string>) {
    const restored = await typed(['restore', file], env);
    const begun = performance.now();
    const server = await startServer({
      dataDir: env.DATA_DIR ?? '',
      env: { ROLE: 'site', SECRET: testSecret, ...env },
    });
    const started = (performance.now() - begun) / 1000;
    await server.stop();
    const open = await openDatabase(readConfig({ NODE_ENV: 'test', SECRET: testSecret, ...env }));
    try {
      expect(await countsOf(open.database)).toEqual(kept);
    } finally {
      await open.close();
    }
    report(
      `restore to ${name}`,
      `serves within ${most / 60} minutes`,
      `restored in ${restored.toFixed(1)} s, answers ${started.toFixed(1)} s later`,
    );
    expect(restored + started).toBeLessThan(most);
  }

  it('is back on another PostgreSQL within a quarter of an hour, with every row', async () => {
    const { url, drop } = await createPostgres();
    try {
      await comesBack('PostgreSQL', { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: url });
    } finally {
      await drop();
    }
  });

  it('is back on the embedded database within a quarter of an hour, with every row', async () => {
    await comesBack('the embedded database', { DATA_DIR: join(folder, 'embedded') });
  });
});
