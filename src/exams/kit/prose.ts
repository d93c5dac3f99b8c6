import type { BlockOf } from '#contract/blocks.ts';
import type { Variety } from '#locale/locales.ts';
import { kitWords } from './words/index.ts';

interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A chapter in words. @param more its picture, that it begins a page, its score, what it rests on, or answers to it */
export const prose = (
  { id, title, paragraphs }: Chapter,
  more: Partial<
    Pick<BlockOf<'prose'>, 'lead' | 'calls' | 'picture' | 'page' | 'gauge' | 'because' | 'answers'>
  > = {},
): BlockOf<'prose'> => ({ block: 'prose', id, title, paragraphs: [...paragraphs], ...more });

/** How sure a free result is. */
export const howSure = (locale: Variety, paragraphs: readonly string[]): BlockOf<'prose'> =>
  prose({ id: 'sure', title: kitWords[locale].free.sure, paragraphs });
