import { Refusal } from '../errors.ts';

/** Of all connections to the database one order takes so many at most; a held row then holds up nobody else. */
const atOnce = 4;

/** A caller who has waited for longer is told to come again: whatever holds the row may hold it for long. */
const longestMilliseconds = 10_000;

/** Does what is about one thing, a few at a time, the others in the order in which they came. */
export type InTurn = <T>(key: string | undefined, work: () => Promise<T>) => Promise<T>;

/** @returns `overloaded` is thrown for a caller whose turn comes too late; what has no key waits for nobody */
export function createTurns(now: () => number = () => performance.now()): InTurn {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>();

  return async (key, work) => {
    if (key === undefined) return work();
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    const came = now();
    if (line.running >= atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve));
    else line.running += 1;
    try {
      if (now() - came > longestMilliseconds) throw new Refusal('overloaded');
      return await work();
    } finally {
      // The place goes to the next one, or is free.
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) lines.delete(key);
    }
  };
}
