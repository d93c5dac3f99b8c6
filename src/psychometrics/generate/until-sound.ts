import type { Random } from '../random.ts';

export class GenerationError extends Error {
  override readonly name = 'GenerationError';
}

/** Tries drafts until one is sound. @throws GenerationError after `limit` tries, so that a bad plan is found at once */
export function untilSound<Item>(
  random: Random,
  draft: (random: Random) => Item | undefined,
  limit = 500,
): Item {
  for (let attempt = 0; attempt < limit; attempt += 1) {
    const item = draft(random);
    if (item !== undefined) return item;
  }
  throw new GenerationError(`No sound item in ${limit} drafts.`);
}
