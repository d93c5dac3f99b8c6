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
  page: { max: 600, timeWindow: minute },
} as const satisfies Record<string, RateLimit>;

export function limitOf(call: Call): RateLimit {
  return call.method === 'GET' ? rateLimits.read : rateLimits.write;
}
