import type { BlockOf } from '#contract/blocks.ts';
import type { Picture } from '#contract/exams.ts';

/** Opens a page. */
export const leafOf = (id: string, title: string, lead?: string): BlockOf<'page'> => ({
  block: 'page',
  id,
  title,
  ...(lead !== undefined && { lead }),
});

/** The same with a picture beside its title. */
export const headed = (
  leaf: BlockOf<'page'>,
  set: 'gates' | 'subconscious',
  name: Picture['name'],
): BlockOf<'page'> => ({ ...leaf, headpiece: { set, name } });
