/** Typed for the tests that start a site; see `memory.mjs`. */
export const memoryFlags: readonly string[];
