import type { Variety } from '#locale/locales.ts';
import type { Finding } from '../kit/next.ts';
import type { Dimension } from './dimensions.ts';
import type found from './found.json';
import { outstandingOf, type SubconsciousResult } from './result.ts';
import { pointScale } from './score.ts';
import { wordsOf } from './words/index.ts';

type Found = Finding<keyof typeof found>;

/** What each dimension has to do with what another test measures; nothing where none is about it. */
const leads: Readonly<Partial<Record<Dimension, Found['key']>>> = {
  resonance: 'feelings',
  attachment: 'feelings',
  masking: 'feelings',
  insight: 'seeing',
  resolve: 'acting',
  drive: 'acting',
  dominance: 'acting',
};

/** The dimensions furthest from the middle, which are told for free, each where its interval leaves the middle out. */
export function foundIn({ scales }: SubconsciousResult, locale: Variety): Found[] {
  const { mean } = pointScale;
  return outstandingOf(scales)
    .filter(({ low, high }) => low > mean || high < mean)
    .toSorted((one, other) => Math.abs(other.value - mean) - Math.abs(one.value - mean))
    .flatMap(({ id }) => {
      const key = leads[id];
      return key ? [{ key, values: { dimension: wordsOf(locale).dimensions[id].name } }] : [];
    });
}
