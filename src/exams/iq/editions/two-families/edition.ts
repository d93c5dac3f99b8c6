import type { Edition, FormItem } from '../../edition.ts';
import { iqWords } from '../../words/index.ts';
import { blueprintVersion, scales } from './blueprint.ts';
import { optionFigures, stemFigure } from './describe.ts';
import { explainCorrect, explainWrong } from './explain.ts';
import { formOf, type RawItem } from './form.ts';

function formItem(raw: RawItem): FormItem {
  return {
    id: raw.id,
    place: raw.place,
    scale: raw.design.scale,
    key: raw.item.key,
    optionCount: raw.item.options.length,
    show: (locale) => ({
      prompt: iqWords[locale].prompt[raw.item.family === 'series' ? 'series' : 'figures'],
      stem: stemFigure(raw, locale),
      options: optionFigures(raw, locale),
    }),
    whyRight: (locale) => explainCorrect(raw, locale),
    whyWrong: (choice, locale) => explainWrong(raw, choice, locale),
  };
}

/** The first edition: matrices and number series. Frozen. */
export const twoFamilies: Edition = {
  version: blueprintVersion,
  describedAs: 'twoFamilies',
  scales,
  formOf: (seed) => formOf(seed).map(formItem),
  // Its generators check their own items.
  isSound: () => true,
};
