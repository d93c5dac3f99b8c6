import type { Locale, Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import type { ExamResult, NextTest } from '../exam.ts';
import { sentence, type WordValues } from '../words.ts';

type Said = Readonly<Record<Locale, string> & { 'PT-BR'?: string }>;

/** By the slug of another test, the nearest first: what it says that this one does not, in every language. */
export type NextTable = Readonly<Record<string, Said>>;

/** By what a result may have found: the test that it leads to, and a sentence that names what was found. */
export type FoundTable<Key extends string = string> = Readonly<
  Record<Key, { readonly to: string; readonly because: Said }>
>;

/** Something that a result found, with the values of its sentence. Only what is free of a result, and beyond chance. */
export interface Finding<Key extends string = string> {
  readonly key: Key;
  readonly values?: WordValues;
}

interface Finds<Result extends ExamResult, Key extends string> {
  readonly table: FoundTable<Key>;
  /** The weightiest first. */
  of(result: Result, locale: Variety): readonly Finding<Key>[];
}

const saidIn = (said: Said, locale: Variety): string => said[locale] ?? said[languageOf(locale)];

/**
 * The tests that may interest whoever has taken this one: first those that the result itself gives a reason for
 * (`found.json` and `found.ts` beside it), then the rest by the reason that always holds (`next.json`). Answers that
 * something speaks against give no reason.
 */
export const nextBy =
  <Result extends ExamResult, Key extends string>(always: NextTable, finds: Finds<Result, Key>) =>
  (locale: Variety, result?: Result): NextTest[] => {
    const found = result && !result.doubtful ? finds.of(result, locale) : [];
    const told = [
      ...found.map(({ key, values }) => {
        const { to, because } = finds.table[key];
        return { slug: to, because: sentence(locale, saidIn(because, locale), values) };
      }),
      ...Object.entries(always).map(([slug, because]) => ({ slug, because: saidIn(because, locale) })),
    ];
    return told.filter(({ slug }, at) => told.findIndex((one) => one.slug === slug) === at);
  };
