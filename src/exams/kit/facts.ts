import type { BlockOf } from '#contract/blocks.ts';
import type { ReportDocument } from '#contract/report.ts';
import { clockText } from '#locale/clock.ts';
import { numberFormat } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import { paragraphOf } from '#locale/sentences.ts';
import type { ScoreResult } from '../exam.ts';
import { sentence } from '../words.ts';
import { percentileOf, type RankedScale, writtenRank } from './percentile.ts';
import { kitWords } from './words/index.ts';

interface Input {
  readonly locale: Variety;
  readonly norm: ReportDocument['norm'];
  /** Where a rank among others says something: the scale that it is read on. The norm's reliability must be that of this score. */
  readonly scale?: Omit<RankedScale, 'reliability'>;
}

/** What a score rests on: where it stands among others, how long it took, and what it is compared with. */
export function scoreFacts(result: ScoreResult, { locale, norm, scale }: Input): BlockOf<'facts'> {
  const { facts } = kitWords[locale];
  return {
    block: 'facts',
    rows: [
      ...(scale ? [rankOf(result, { ...scale, reliability: norm.reliability }, locale)] : []),
      { label: facts.time, value: clockText(result.totalMilliseconds) },
      { label: facts.norm, value: norm.text, text: writtenReliability(norm, locale) },
    ],
  };
}

/** Where a score stands among a hundred people; at either end of the scale by that end, since a number would say too much. */
export function rankOf({ score }: Pick<ScoreResult, 'score'>, scale: RankedScale, locale: Variety) {
  const { facts } = kitWords[locale];
  const value = percentileOf(score.value, scale);
  const told =
    value < 1 ? facts.percentileLowest : value > 99 ? facts.percentileHighest : facts.percentileText;
  return {
    label: facts.percentile,
    value: sentence(locale, told, {
      value,
      low: writtenRank(percentileOf(score.low, scale)),
      high: writtenRank(percentileOf(score.high, scale)),
    }),
  };
}

const inHundredths = (value: number, locale: Variety): string =>
  numberFormat(languageTags[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value);

/** `Reliability 0.81`. */
export const writtenReliability = ({ reliability }: ReportDocument['norm'], locale: Variety): string =>
  sentence(locale, kitWords[locale].facts.reliability, { value: inHundredths(reliability, locale) });

/** What a result is compared with, and how reliable its test is, in sentences. */
export function comparedWith({ text, reliability }: ReportDocument['norm'], locale: Variety): string {
  const value = inHundredths(reliability, locale);
  return paragraphOf(locale, [text, sentence(locale, kitWords[locale].facts.reliabilitySentence, { value })]);
}
