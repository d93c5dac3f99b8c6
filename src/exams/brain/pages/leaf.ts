import type { BlockOf } from '#contract/blocks.ts';

/** Opens a page. */
export const leafOf = (id: string, title: string, lead?: string): BlockOf<'page'> => ({
  block: 'page',
  id,
  title,
  ...(lead !== undefined && { lead }),
});
