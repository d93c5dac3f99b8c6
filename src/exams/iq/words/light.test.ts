import { expect, it } from 'vitest';
import { type Locale, locales, type Variety } from '#locale/locales.ts';
import { ladderWords } from '../../kit/ladder/words/index.ts';
import { iqReportWords } from './report/index.ts';

/** Words of brightness: on white, in the light theme and on paper, what is drawn strongly is the darker. */
const bright: Readonly<Record<Locale, RegExp>> = {
  EN: /\b(?:un)?lit\b|\bbright/i,
  DE: /leucht|\bhell/i,
  FR: /allumé|éclair|lumin/i,
  ES: /ilumin|encend|brill/i,
  PT: /\baces[oa]|ilumin|brilh/i,
  JA: /明る|光/,
  KR: /밝|불이/,
  CN: /亮/,
  HK: /亮/,
};

it.each(locales)(
  'tells which rungs and people are meant by what is seen in either theme, in %s',
  (locale) => {
    const varieties: readonly Variety[] = locale === 'PT' ? ['PT', 'PT-BR'] : [locale];
    for (const variety of varieties) {
      const { line, chart, rank } = iqReportWords.fourFamilies[variety].overview.hundred;
      const said = [ladderWords[variety].lead, line, chart.alt, ...Object.values(rank)];
      expect(said.filter((text) => bright[locale].test(text))).toEqual([]);
    }
  },
);
