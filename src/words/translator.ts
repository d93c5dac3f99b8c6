import { createTranslator } from 'use-intl/core';
import { languageTags, type Variety } from '#locale/locales.ts';
import { rawWords } from './index.ts';
import type { Namespace } from './words.ts';

/**
 * The sentences of a room in one language, for what the server itself writes: mails, documents, the sandbox's pages.
 *
 * @throws Error where a sentence misses a value, rather than write its name
 */
export function wordsIn<R extends Namespace>(locale: Variety, room: R) {
  return createTranslator({
    locale: languageTags[locale],
    messages: rawWords(locale, room),
    timeZone: 'UTC',
    onError(problem) {
      throw problem;
    },
  });
}
