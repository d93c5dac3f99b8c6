import { afterAll, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';

/** Something of one suite: opened before its tests, closed after them where it can be. */
export function forSuite<T extends object>(open: () => T | Promise<T>): T {
  let opened: T | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    const closing = opened as { close?(): unknown } | undefined;
    await closing?.close?.();
    opened = undefined;
  });
  return standIn(() => opened);
}

/** Something that every test of a suite begins with anew. */
export function forTest<T extends object>(make: () => T | Promise<T>): T {
  let made: T | undefined;
  beforeEach(async () => {
    made = await make();
  });
  return standIn(() => made);
}

/**
 * Holds this process's clock until the test ends: requests that are limited by the minute belong to one minute, however
 * long a busy machine takes for them.
 */
export function holdTheMinute(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
}

/** Stands for what is there only while tests run, so that a suite can name it in its first lines. */
function standIn<T extends object>(present: () => T | undefined): T {
  // Frozen, so that nothing can be written to it and be lost.
  return new Proxy(Object.freeze({}) as T, {
    get(_, name) {
      const there = present();
      if (there === undefined) throw new Error(`Asked for ${String(name)} while no test runs.`);
      return Reflect.get(there, name);
    },
  });
}
