import type { Variety } from '#locale/locales.ts';
import { overlaid } from '#locale/overlay.ts';
import type { PlainMethods } from '../exam.ts';
import written from './methods.json' with { type: 'json' };

const { PT, 'PT-BR': ofBrazil, ...others } = written;

/** What is said of how practice works, for everybody. */
export const methodsWords: Readonly<Record<Variety, typeof PT>> = {
  ...others,
  PT,
  'PT-BR': overlaid(PT, ofBrazil),
};

export function methods(locale: Variety): PlainMethods {
  const { title, made, level, limits } = methodsWords[locale];
  return {
    title,
    chapters: [made, level, limits].map((chapter) => ({ title: chapter.title, paragraphs: [chapter.text] })),
  };
}
