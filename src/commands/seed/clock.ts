import type { Clock } from '#server/platform/clock.ts';

const day = 24 * 3600_000;

/** A clock that stands until it is moved on: what is seeded happened on many days. */
export interface SeedClock extends Clock {
  forward(days: number): void;
}

export function seedClock(start: Date): SeedClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    forward(days) {
      now += days * day;
    },
  };
}
