import { languageTags, type Variety } from '#locale/locales.ts';
import { normalDistribution } from '#psychometrics/numerics/normal.ts';

interface Scale {
  readonly mean: number;
  readonly deviation: number;
}

/** Share of the norm population at or below a score, in percent; never 0 or 100, which no sample could show. */
export function percentileOf(score: number, { mean, deviation }: Scale): number {
  const share = 100 * normalDistribution((score - mean) / deviation);
  return Math.min(99.9, Math.max(0.1, Math.round(share * 10) / 10));
}

/** As it is written: at either end of the scale a whole number would say more or less than is true. */
export function writtenPercentile(percent: number, locale: Variety): string {
  const maximumFractionDigits = percent < 1 || percent > 99 ? 1 : 0;
  return new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits }).format(percent);
}
