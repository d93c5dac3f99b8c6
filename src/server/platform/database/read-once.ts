import { AsyncLocalStorage } from 'node:async_hooks';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Connection } from './database.ts';

type Known = Map<string, Promise<unknown>>;

const readings = new AsyncLocalStorage<{ known: Known }>();

/**
 * Within `work`, what is asked for by `readOnce` is asked of the database once, whoever asks: a page of several calls tells all of
 * them of one moment.
 */
export function readingOnce<Result>(work: () => Result): Result {
  return readings.run({ known: new Map() }, work);
}

/** What was read may be true no longer: a transaction has ended. */
export function forgetRead(): void {
  const reading = readings.getStore();
  if (reading) reading.known = new Map();
}

/**
 * Reads what other calls of the same page have read already, and reads anew everywhere else: outside of `readingOnce`, and in a
 * transaction, which must see what it wrote itself. What is read so is written in transactions alone.
 *
 * @param name of what is read, the same for the same rows alone
 */
export function readOnce<Result>(
  database: Connection,
  name: string,
  read: () => Promise<Result>,
): Promise<Result> {
  const reading = readings.getStore();
  if (!reading || is(database, PgTransaction)) return read();
  const known = reading.known.get(name) as Promise<Result> | undefined;
  if (known !== undefined) return known;
  const asked = read();
  reading.known.set(name, asked);
  return asked;
}

/**
 * What is being read holds something that is also read alone, by a name of its own: within a page it is not asked for once more.
 * For whoever has just asked, so that a transaction which ends meanwhile makes it forgotten too.
 */
export function readWithIt<Whole>(
  database: Connection,
  name: string,
  whole: Promise<Whole>,
  partOf: (whole: Whole) => unknown,
): void {
  const reading = readings.getStore();
  if (!reading || is(database, PgTransaction) || reading.known.has(name)) return;
  const part = whole.then(partOf);
  // Whoever asked for the whole is told what went wrong, and whoever asks for the part.
  part.catch(() => {});
  reading.known.set(name, part);
}
