import type { Locale } from '#locale/locales.ts';
import { sentence, type WordValues } from '../../../words.ts';
import { type IqWords, iqWords } from '../../words/index.ts';
import type { RawItem } from './form.ts';
import type { AttributeRule, MatrixRule } from './generate/matrix/rules.ts';
import type { SeriesRule } from './generate/series/generate.ts';

type RuleWord = keyof IqWords['rule'];
type Explained = readonly [RuleWord, WordValues?];

const setWords: Partial<Record<AttributeRule['attribute'], RuleWord>> = {
  shape: 'threeShapes',
  shade: 'threeShades',
  size: 'threeSizes',
  count: 'threeCounts',
  rotation: 'threeRotations',
};

function matrixRule(rule: MatrixRule): Explained | undefined {
  switch (rule.kind) {
    case 'and':
    case 'or':
    case 'xor':
      return [rule.kind];
    case 'arithmetic':
      return [rule.sign === 1 ? 'countSum' : 'countDifference'];
    case 'distributionOfThree': {
      const word = setWords[rule.attribute];
      return word && [word];
    }
    case 'progression': {
      const { attribute, step } = rule;
      if (attribute === 'marker' || attribute === 'rotation') {
        return [`${attribute}${step > 0 ? 'Forward' : 'Back'}`, { eighths: Math.abs(step) }];
      }
      if (attribute === 'shape') return undefined;
      return [`${attribute}${step > 0 ? 'Up' : 'Down'}`];
    }
    case 'constant':
      return undefined;
  }
}

function seriesRule(rule: SeriesRule): Explained {
  switch (rule.kind) {
    case 'difference':
      return ['difference', { step: signed(rule.step) }];
    case 'growingDifference':
      return ['growingDifference', { first: rule.first, growth: rule.growth }];
    case 'multiplicative':
      return [`multiplicative${suffix(rule.plus)}`, { factor: rule.factor, plus: Math.abs(rule.plus) }];
    case 'recursive':
      return [`recursive${suffix(rule.plus)}`, { plus: Math.abs(rule.plus) }];
    case 'interleaved':
      return ['interleaved', { one: signed(rule.one), other: signed(rule.other) }];
    case 'digits':
      return ['digits'];
  }
}

const suffix = (plus: number) => (plus === 0 ? '' : plus > 0 ? 'Plus' : 'Minus');

/** With a sign, the minus being U+2212 as typesetters have it. */
const signed = (value: number): string => (value < 0 ? `\u2212${-value}` : `+${value}`);

/** Why the right answer is right: the item's own rules in words, one sentence each. */
export function explainCorrect({ item }: RawItem, locale: Locale): string {
  const explained =
    item.family === 'series'
      ? item.rules.map(seriesRule)
      : item.rules.map(matrixRule).filter((rule) => rule !== undefined);
  const space = locale === 'CN' || locale === 'HK' || locale === 'JA' ? '' : ' ';
  return explained.map(([word, values]) => sentence(locale, iqWords[locale].rule[word], values)).join(space);
}

/** Why a chosen option is wrong, by how it was made; empty for the right one. */
export function explainWrong({ item }: RawItem, choice: number, locale: Locale): string {
  const { wrong } = iqWords[locale];
  const kind = item.distractors[choice];
  return kind ? (item.family === 'series' ? wrong.series : wrong.figures)[kind] : '';
}
