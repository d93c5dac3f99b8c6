import type { BlockOf } from '#contract/blocks.ts';
import type { ReportDocument } from '#contract/report.ts';
import { clockText } from '#locale/clock.ts';
import { type Locale, languageTags } from '#locale/locales.ts';
import type { ScoreResult } from '../exam.ts';
import { sentence } from '../words.ts';
import { percentileOf, writtenPercentile } from './percentile.ts';
import { kitWords } from './words/index.ts';

interface Input {
  readonly locale: Locale;
  readonly norm: ReportDocument['norm'];
  readonly scale: { readonly mean: number; readonly deviation: number };
}

/** What a score rests on: where it stands among others, how long it took, and what it is compared with. */
export function scoreFacts(result: ScoreResult, { locale, norm, scale }: Input): BlockOf<'facts'> {
  const { facts } = kitWords[locale];
  const share = (score: number) => writtenPercentile(percentileOf(score, scale), locale);
  const { value, low, high } = result.score;
  return {
    block: 'facts',
    rows: [
      {
        label: facts.percentile,
        value: sentence(locale, facts.percentileText, {
          value: share(value),
          low: share(low),
          high: share(high),
        }),
      },
      { label: facts.time, value: clockText(result.totalMilliseconds) },
      { label: facts.norm, value: norm.text, text: writtenReliability(norm, locale) },
    ],
  };
}

/** `Reliability 0.81`. */
export function writtenReliability({ reliability }: ReportDocument['norm'], locale: Locale): string {
  const number = new Intl.NumberFormat(languageTags[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return sentence(locale, kitWords[locale].facts.reliability, { value: number.format(reliability) });
}
