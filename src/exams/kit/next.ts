import type { Locale, Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import type { NextTest } from '../exam.ts';

/** By the slug of another test, the nearest first: what it says that this one does not, in every language. */
export type NextTable = Readonly<Record<string, Readonly<Record<Locale, string> & { 'PT-BR'?: string }>>>;

/** The tests that may interest whoever has taken this one (`next.json` beside it). */
export const nextBy =
  (table: NextTable) =>
  (locale: Variety): NextTest[] =>
    Object.entries(table).map(([slug, because]) => ({
      slug,
      because: because[locale] ?? because[languageOf(locale)],
    }));
