import type { Variety } from '#locale/locales.ts';
import type { PracticeItem } from '../item.ts';
import { type VerbalWords, verbalWords } from './words/index.ts';

export type Mistake = keyof VerbalWords['mistake'];

/** An option in every language; without a mistake it is the right one. */
export interface WrittenOption {
  readonly say: (words: VerbalWords, locale: Variety) => string;
  readonly mistake: Mistake | null;
}

/** A question in words. */
export interface Written {
  readonly setting?: string;
  readonly options: readonly WrittenOption[];
  readonly prompt: (words: VerbalWords, locale: Variety) => string;
  readonly given?: (words: VerbalWords, locale: Variety) => string[];
  readonly why: (words: VerbalWords, locale: Variety) => string;
}

export function itemOf({ setting, options, prompt, given, why }: Written): PracticeItem {
  return {
    key: options.findIndex(({ mistake }) => mistake === null),
    optionCount: options.length,
    ...(setting && { setting }),
    show(locale) {
      const words = verbalWords[locale];
      return {
        kind: 'statements',
        prompt: prompt(words, locale),
        ...(given && { given: given(words, locale) }),
        options: options.map(({ say }) => say(words, locale)),
      };
    },
    why: (locale) => why(verbalWords[locale], locale),
    whyWrong(choice, locale) {
      const mistake = options[choice]?.mistake;
      return mistake ? verbalWords[locale].mistake[mistake] : '';
    },
  };
}
