import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { openPool } from '#server/platform/database/postgres.ts';

/** What was asked. */
export interface Statement {
  readonly query: string;
  readonly params: unknown[];
}

/** A database that notes what it is asked. */
export interface WatchedDatabase {
  readonly pool: pg.Pool;
  /** As an app takes it; closing it leaves the pool open. */
  open(): OpenDatabase;
  /** What was asked since the last time, one statement of each text. */
  asked(): Statement[];
}

export function watch(url: string): WatchedDatabase {
  const pool = openPool(url);
  const noted = new Map<string, Statement>();
  const logger = { logQuery: (query: string, params: unknown[]) => void noted.set(query, { query, params }) };
  return {
    pool,
    open: () => ({ database: drizzle({ client: pool, logger }), kind: 'postgres', close: async () => {} }),
    asked() {
      const all = [...noted.values()];
      noted.clear();
      return all;
    },
  };
}

/** So often a statement is tried; the fastest counts, since a machine that does other work only ever adds. */
const tries = 5;

interface Plan {
  readonly 'Execution Time': number;
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}

/** What a statement costs the database. */
export interface Cost {
  readonly milliseconds: number;
  /** Of 8 kB, in memory or not. */
  readonly blocks: number;
}

/** A statement by what it does, to which table, and the columns that it asks for; a list of any length has one name. */
export function nameOf(query: string): string {
  const [, verb = '', table = ''] = /^(\w+).*?(?:from|update|into) "(\w+)"/.exec(query) ?? [];
  const asked = query.split(' where ').slice(1).join(' ');
  const columns = [...asked.matchAll(/"(\w+)"(?= |\))/g)].map(([, column]) => column);
  return `${verb} ${table} by ${[...new Set(columns)].slice(0, 6).join(', ') || 'its key'}`;
}

/** What a statement costs where all that it asks for is in memory. Nothing that it changes stays. */
export async function costOf(pool: pg.Pool, { query, params }: Statement): Promise<Cost> {
  const client = await pool.connect();
  try {
    const plans: Plan[] = [];
    for (let at = 0; at < tries; at += 1) {
      await client.query('begin');
      const { rows } = await client.query<{ 'QUERY PLAN': [Plan] }>(
        `explain (analyze, buffers, timing off, format json) ${query}`,
        params,
      );
      await client.query('rollback');
      plans.push((rows[0] as { 'QUERY PLAN': [Plan] })['QUERY PLAN'][0]);
    }
    const milliseconds = Math.min(...plans.map((plan) => plan['Execution Time']));
    const { Plan: last } = plans.at(-1) as Plan;
    return { milliseconds, blocks: last['Shared Hit Blocks'] + last['Shared Read Blocks'] };
  } finally {
    client.release();
  }
}
