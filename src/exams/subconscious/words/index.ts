import type { Locale } from '#locale/locales.ts';
import { CN } from './CN/index.ts';
import { DE } from './DE/index.ts';
import { EN } from './EN/index.ts';
import { ES } from './ES/index.ts';
import { FR } from './FR/index.ts';
import { JA } from './JA/index.ts';

export type SubconsciousWords = typeof EN;

/** One folder a language, one file a subject. A language that is not here yet reads in English. */
export const subconsciousWords: Readonly<
  { EN: SubconsciousWords } & Partial<Record<Locale, SubconsciousWords>>
> = { CN, EN, FR, ES, JA, DE };

export const wordsOf = (locale: Locale): SubconsciousWords =>
  subconsciousWords[locale] ?? subconsciousWords.EN;
