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
