import { createTranslator } from 'use-intl/core';
import { languageTags, type Variety } from '#locale/locales.ts';
import { rawWords } from './index.ts';
import type { Namespace } from './words.ts';

/** Each keeps the sentences that it has compiled; there is one of a room in a language. */
const translators = new Map<string, unknown>();

/**
 * The sentences of a room in one language, for what the server itself writes: mails, documents, the sandbox's pages.
 *
 * @throws Error where a sentence misses a value, rather than write its name
 */
export function wordsIn<R extends Namespace>(locale: Variety, room: R) {
  const make = () =>
    createTranslator({
      locale: languageTags[locale],
      messages: rawWords(locale, room),
      timeZone: 'UTC',
      onError(problem) {
        throw problem;
      },
    });
  const name = `${locale}/${room}`;
  const made = translators.get(name) ?? make();
  translators.set(name, made);
  return made as ReturnType<typeof make>;
}

/**
 * Writes single sentences of one language, with the values that all of them share; one that is undefined counts as not there.
 *
 * @throws Error where a sentence misses a value, rather than write its name
 */
export function sentencesIn(locale: Variety, values: Readonly<Record<string, string | undefined>>) {
  const known = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Record<string, string>;
  return (sentence: string): string =>
    createTranslator({
      locale: languageTags[locale],
      messages: { sentence },
      timeZone: 'UTC',
      onError(problem) {
        throw problem;
      },
    })('sentence', known);
}
