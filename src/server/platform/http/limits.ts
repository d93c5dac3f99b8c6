import type { Call } from '#contract/call.ts';

export interface RateLimit {
  readonly max: number;
  readonly timeWindow: number;
}

const minute = 60_000;

/** Requests of one client address; a family behind one router taking the test together stays far below. */
export const rateLimits = {
  read: { max: 1200, timeWindow: minute },
  write: { max: 600, timeWindow: minute },
  /**
   * Rendering one takes about a millisecond, so nobody takes more than a hundredth of a core; a whole test shows about ten, so
   * sixty people behind one address can take it within the minute.
   */
  page: { max: 600, timeWindow: minute },
  /**
   * Sending one from memory takes a thirtieth of a rendering, and behind one address of a mobile network thousands may follow
   * the same advertisement.
   */
  landing: { max: 6000, timeWindow: minute },
} as const satisfies Record<string, RateLimit>;

export function limitOf(call: Call): RateLimit {
  return call.method === 'GET' ? rateLimits.read : rateLimits.write;
}
