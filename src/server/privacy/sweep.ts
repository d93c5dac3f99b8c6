/** Deletes some of what is old enough, at most so many. @returns how many were found; fewer than asked for at the end */
export type DeleteSome = (limit: number) => Promise<number>;

export interface Pace {
  /** In milliseconds, from any moment. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** When to stop, by `now`. */
  readonly until: number;
}

export interface Swept {
  readonly rows: number;
  /** In milliseconds: of one deletion, which is how long it holds what it deletes. */
  readonly longest: number;
  /** Whether nothing was left. */
  readonly done: boolean;
}

/** In milliseconds. Half of what nobody may have to wait for a row (50), since the next batch may be slower than the last. */
const wanted = 25;

/** Of one deletion: more saves no time. */
const mostRows = 500;

/**
 * Deletes in batches that each take some 25 ms, however busy the database is: it begins with one row, and asks for at
 * most twice as many as before. Between them it rests as long as it worked, so that others have the database half of the
 * time.
 */
export async function sweep(deleteSome: DeleteSome, { now, wait, until }: Pace): Promise<Swept> {
  let limit = 1;
  let rows = 0;
  let longest = 0;
  for (;;) {
    const start = now();
    const found = await deleteSome(limit);
    const took = now() - start;
    rows += found;
    longest = Math.max(longest, took);
    if (found < limit) return { rows, longest, done: true };
    if (now() >= until) return { rows, longest, done: false };
    const fitting = Math.floor((limit * wanted) / Math.max(took, 1));
    limit = Math.max(1, Math.min(2 * limit, fitting, mostRows));
    await wait(took);
  }
}
