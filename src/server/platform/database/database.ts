import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { forgetRead } from './read-once.ts';

/** What both drivers have in common. Rooms bring their own tables. */
export type Database = PgDatabase<PgQueryResultHKT>;

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What is asked or written by: the database itself, or one transaction of it. */
export type Connection = Database | Transaction;

/** Serialization failure and deadlock: the whole transaction may be tried again (PostgreSQL, appendix A). */
const retryable = new Set(['40001', '40P01']);

const attempts = 6;

type Afterwards = (database: Database) => void;

const afterwards = new WeakMap<Transaction, Afterwards[]>();

/** Runs once the transaction that `inTransaction` opened is committed; not at all if it is rolled back. */
export function afterCommit(tx: Transaction, work: Afterwards): void {
  const known = afterwards.get(tx);
  if (known) known.push(work);
  else afterwards.set(tx, [work]);
}

/**
 * One transaction. Where the database asks for it (serialization failure, deadlock) `work` runs again from its
 * beginning, so it does nothing outside the transaction.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    let transaction: Transaction | undefined;
    try {
      const result = await database.transaction((tx) => {
        transaction = tx;
        return work(tx);
      });
      for (const next of (transaction && afterwards.get(transaction)) ?? []) next(database);
      return result;
    } catch (problem) {
      if (attempt >= attempts || !retryable.has(sqlState(problem) ?? '')) throw problem;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    } finally {
      forgetRead();
    }
  }
}

/** PostgreSQL's five-character code of an error, also where Drizzle wraps it. */
export function sqlState(problem: unknown): string | undefined {
  for (let error = problem; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code))
      return error.code;
  }
  return undefined;
}
