import type { Variety } from '#locale/locales.ts';
import type { SeriesItem } from '#psychometrics/generate/series/generate.ts';
import { sentence } from '../../../words.ts';
import type { DescribedItem } from '../../family.ts';
import { seriesWords } from './words/index.ts';

/** What is asked and shown, number by number. */
export function describeSeries({ terms, options }: SeriesItem, locale: Variety): DescribedItem {
  const { prompt, stem, separator } = seriesWords[locale];
  return {
    prompt,
    stem: sentence(locale, stem, { terms: terms.join(separator) }),
    options: options.map(String),
  };
}
