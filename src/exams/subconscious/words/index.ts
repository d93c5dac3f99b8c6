import type { Locale } from '#locale/locales.ts';
import { EN } from './EN/index.ts';

export type SubconsciousWords = typeof EN;

/** One folder a language, one file a subject. */
export const subconsciousWords = { EN } satisfies Partial<Record<Locale, SubconsciousWords>>;
