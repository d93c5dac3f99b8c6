import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { Refusal } from '../errors.ts';

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
   * What begins a sitting, by whichever call: proving a form takes some 70 ms of a thread that all visitors share, so nobody takes
   * more than a fourteenth of it. Sixty people behind one address can still begin within the minute.
   */
  beginning: { max: 60, timeWindow: minute },
  /**
   * Sending one from memory takes a thirtieth of a rendering, and behind one address of a mobile network thousands may follow
   * the same advertisement.
   */
  landing: { max: 6000, timeWindow: minute },
  /** Everything of a person at once: nobody needs it more often. */
  export: { max: 10, timeWindow: minute },
} as const satisfies Record<string, RateLimit>;

export function limitOf(call: Call): RateLimit {
  return call.method === 'GET' ? rateLimits.read : rateLimits.write;
}

/**
 * Counts what begins a sitting; where limits are off, nothing.
 *
 * @returns refuses with `tooMany` above the limit
 */
export function beginningCounter(http: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  if (!http.hasDecorator('createRateLimit')) return async () => {};
  const count = http.createRateLimit(rateLimits.beginning);
  return async (request) => {
    const told = await count(request);
    if (!told.isAllowed && told.isExceeded) throw new Refusal('tooMany');
  };
}
