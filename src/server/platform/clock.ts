/** Where the time comes from. Nothing else reads it, so that a test can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const dayMilliseconds = 24 * 3600 * 1000;
