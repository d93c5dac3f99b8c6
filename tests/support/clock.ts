import type { Clock } from '#server/platform/clock.ts';

/** In milliseconds. */
export const hour = 3600 * 1000;
export const day = 24 * hour;

/** A clock that goes on by itself and can be put forward. */
export interface TestClock extends Clock {
  forward(milliseconds: number): void;
}

export function testClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    forward(milliseconds) {
      ahead += milliseconds;
    },
  };
}
