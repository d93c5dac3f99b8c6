import type { Database } from '../database/database.ts';

const sleepers = new WeakMap<Database, Set<() => void>>();

/** Tells the workers of this process that there may be a job. */
export function wake(database: Database): void {
  for (const poke of sleepers.get(database) ?? []) poke();
}

/** @returns undoes it */
export function onWake(database: Database, poke: () => void): () => void {
  const pokes = sleepers.get(database) ?? new Set();
  sleepers.set(database, pokes.add(poke));
  return () => pokes.delete(poke);
}
