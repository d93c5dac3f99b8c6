import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sweep } from './sweep.ts';

/** A table of so many rows whose deletion costs so much, on a clock that only work and waiting move. */
function table(rows: number, { base, each }: { base: number; each: () => number }) {
  let time = 0;
  let left = rows;
  const batches: number[] = [];
  return {
    batches,
    left: () => left,
    time: () => time,
    pace: (until: number) => ({
      now: () => time,
      wait: async (milliseconds: number) => {
        time += milliseconds;
      },
      until,
    }),
    async deleteSome(limit: number) {
      const found = Math.min(limit, left);
      left -= found;
      time += base + found * each();
      batches.push(found);
      return found;
    },
  };
}

it('deletes all of it, holding nothing for 50 ms, however dear a row is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(5_000),
      fc.double({ min: 0.01, max: 20, noNaN: true }),
      fc.double({ min: 0, max: 5, noNaN: true }),
      async (rows, each, base) => {
        const held = table(rows, { base, each: () => each });
        const swept = await sweep(held.deleteSome, held.pace(Number.POSITIVE_INFINITY));
        expect(swept).toMatchObject({ rows, done: true });
        expect(held.left()).toBe(0);
        expect(swept.longest).toBeLessThan(50);
      },
    ),
  );
});

it('begins with one row, and asks for less when the database becomes slow', async () => {
  let dear = 0.1;
  const held = table(2_000, { base: 0, each: () => dear });
  const deleteSome = async (limit: number) => {
    const found = await held.deleteSome(limit);
    if (held.left() < 1_000) dear = 1;
    return found;
  };
  await sweep(deleteSome, held.pace(Number.POSITIVE_INFINITY));
  expect(held.batches.slice(0, 4)).toEqual([1, 2, 4, 8]);
  expect(Math.max(...held.batches)).toBeLessThanOrEqual(256);
  expect(Math.max(...held.batches.slice(-20))).toBeLessThanOrEqual(25);
});

it('stops when its time is over, and rests as long as it works', async () => {
  const held = table(1_000_000, { base: 1, each: () => 0.2 });
  const swept = await sweep(held.deleteSome, held.pace(5_000));
  expect(swept.done).toBe(false);
  expect(swept.rows).toBe(1_000_000 - held.left());
  expect(held.time()).toBeLessThan(5_000 + 50);
  const worked = held.batches.reduce((sum, found) => sum + 1 + found * 0.2, 0);
  expect(worked / held.time()).toBeLessThan(0.52);
});
