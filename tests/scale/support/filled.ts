import pg from 'pg';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { createPostgres } from '#tests/support/database.ts';
import { countAnew, multiply, setAside } from './fill.ts';
import { commonVisitors, rareVisitors } from './template.ts';
import { type WatchedDatabase, watch } from './watched.ts';

/** A database that was filled, and how many orders it holds. */
export interface Filled {
  readonly database: WatchedDatabase;
  readonly orders: number;
  close(): Promise<void>;
}

/** A database of its own with so many orders. */
export async function fill(orders: number): Promise<Filled> {
  const { url, drop } = await createPostgres();
  const database = watch(url);
  // Without the limits that a site sets itself: a filling takes its time.
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const app = await openOn({ database });
  const common = await commonVisitors(app);
  await setAside(pool, 'common');
  const rare = await rareVisitors(app);
  await setAside(pool, 'rare');
  await app.close();
  // Of twenty-one visits one is a rare one.
  const copies = Math.round(orders / (20 * common + rare));
  for (const [schema, mark, times] of [
    ['common', 'C', 20 * copies],
    ['rare', 'R', copies],
  ] as const)
    await multiply(pool, { schema, mark, copies: times });
  await countAnew(pool);
  const { rows } = await pool.query<{ orders: number }>('select count(*)::int as orders from orders');
  return {
    database,
    orders: rows[0]?.orders ?? 0,
    async close() {
      await Promise.all([pool.end(), database.pool.end()]);
      await drop();
    },
  };
}

/** The whole app on it, by the calls. */
export const openOn = ({ database }: Pick<Filled, 'database'>): Promise<TestApp> =>
  openApp({ open: async () => database.open() });
