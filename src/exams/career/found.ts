import type { Variety } from '#locale/locales.ts';
import type { Finding } from '../kit/next.ts';
import type found from './found.json';
import type { CareerResult } from './result.ts';
import { isAhead } from './shape.ts';
import type { Theme } from './themes.ts';
import { careerWords } from './words/index.ts';

type Found = Finding<keyof typeof found>;

/** What a theme that is clearly first leads to; nothing where no other test is about such work. */
const leads: Readonly<Partial<Record<Theme, Found['key']>>> = {
  I: 'reasoning',
  C: 'reasoning',
  S: 'people',
  E: 'people',
};

/** A theme clearly ahead of the others, or two that chance could swap: both are told for free. */
export function foundIn(result: CareerResult, locale: Variety): Found[] {
  const { theme } = careerWords[locale].test;
  const [first, second] = result.code;
  if (!isAhead(result)) return [{ key: 'even', values: { first: theme[first], second: theme[second] } }];
  const key = leads[first];
  return key ? [{ key, values: { theme: theme[first] } }] : [];
}
