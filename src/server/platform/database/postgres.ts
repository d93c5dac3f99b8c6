import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { OperatorError } from '../errors.ts';
import { migrationsFolder } from './migrations.ts';
import type { OpenDatabase } from './open.ts';
import { prepareOften } from './prepared.ts';
import { sendTogether } from './together.ts';
import { WatchedPool } from './watched-pool.ts';

const connections = 20;

/** int8, of counts, as a number; ours stay far below 2^53. */
const int8 = 20;

/**
 * In milliseconds. One held row, a peer that froze inside its transaction or a statement without end would otherwise
 * take every connection, and with them the whole site. A provider is asked within a transaction for 6 s at most.
 */
const limits = {
  lock_timeout: 5_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 15_000,
};

/** Any number that nothing else locks by. */
const migrationLock = 714_006;

/** Connections to a database, made when they are needed. */
export function openPool(url: string): WatchedPool {
  const pool = new WatchedPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    pipeline: true,
    ...limits,
    types: {
      getTypeParser: (type, format) => (type === int8 ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  // The same of one that breaks while in use, e.g. when the server fails over; its query fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', prepareOften());
  pool.on('connect', sendTogether);
  return pool;
}

/** @throws OperatorError where the server cannot be reached */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = openPool(url);
  try {
    await applyMigrations(pool);
  } catch (problem) {
    await pool.end();
    if (problem instanceof Error && isUnreachable(problem)) {
      throw new OperatorError(
        `The database of DATABASE_URL cannot be reached: ${problem.message || 'no answer'}`,
      );
    }
    throw problem;
  }
  return {
    database: drizzle({ client: pool }),
    kind: 'postgres',
    waited: () => pool.waited,
    close: () => pool.end(),
  };
}

/** One process migrates, the others wait for it. */
async function applyMigrations(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // A migration may take its time, and so may the process that waits for it.
    for (const limit of Object.keys(limits)) await client.query(`set ${limit} = 0`);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    client.release(true);
  }
}

function isUnreachable(problem: Error): boolean {
  const code = 'code' in problem ? String(problem.code) : '';
  return /^(?:E[A-Z]+|28...|3D000|57P03)$/.test(code) || /timeout/.test(problem.message);
}
