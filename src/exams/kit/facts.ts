import type { BlockOf } from '#contract/blocks.ts';
import type { ReportDocument } from '#contract/report.ts';
import { clockText } from '#locale/clock.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import type { ScoreResult } from '../exam.ts';
import { sentence } from '../words.ts';
import { percentileOf, writtenPercentile } from './percentile.ts';
import { kitWords } from './words/index.ts';

interface Input {
  readonly locale: Variety;
  readonly norm: ReportDocument['norm'];
  /** Where a rank among others says something: the scale that it is read on. */
  readonly scale?: { readonly mean: number; readonly deviation: number };
}

/** What a score rests on: where it stands among others, how long it took, and what it is compared with. */
export function scoreFacts(result: ScoreResult, { locale, norm, scale }: Input): BlockOf<'facts'> {
  const { facts } = kitWords[locale];
  return {
    block: 'facts',
    rows: [
      ...(scale ? [rankOf(result, scale, locale)] : []),
      { label: facts.time, value: clockText(result.totalMilliseconds) },
      { label: facts.norm, value: norm.text, text: writtenReliability(norm, locale) },
    ],
  };
}

function rankOf({ score }: ScoreResult, scale: NonNullable<Input['scale']>, locale: Variety) {
  const { facts } = kitWords[locale];
  const share = (points: number) => writtenPercentile(percentileOf(points, scale), locale);
  return {
    label: facts.percentile,
    value: sentence(locale, facts.percentileText, {
      value: share(score.value),
      low: share(score.low),
      high: share(score.high),
    }),
  };
}

/** `Reliability 0.81`. */
export function writtenReliability({ reliability }: ReportDocument['norm'], locale: Variety): string {
  const number = new Intl.NumberFormat(languageTags[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return sentence(locale, kitWords[locale].facts.reliability, { value: number.format(reliability) });
}
