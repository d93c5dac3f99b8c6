import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { sourcesOf } from './imports.ts';

/** Every table of every room. */
export async function everyTable(): Promise<PgTable[]> {
  const paths = sourcesOf('src').map(({ path }) => path);
  const files = paths.filter((path) => /^src\/server\/.*\/tables\.ts$/.test(path));
  const rooms = await Promise.all(
    files.map((path) => import(new URL(`../../${path}`, import.meta.url).href)),
  );
  return rooms
    .flatMap((room) => Object.values(room as Record<string, unknown>))
    .filter((value): value is PgTable => is(value, PgTable));
}

/**
 * Where a room still reads or writes the tables of another: each wants a function of the owner's `store.ts` in its place.
 * None does: a line may not come.
 */
export const foreignTables: readonly string[] = [];

/** What would not hold on a sharded database yet, each with its reason. */
export const notShardedYet = {
  unique: [] as readonly string[],
  advisoryLocks: [
    // Migrations run on the coordinator alone.
    'src/server/platform/database/postgres.ts',
  ],
} as const;
