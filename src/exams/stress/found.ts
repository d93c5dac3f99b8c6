import type { Finding } from '../kit/next.ts';
import type found from './found.json';
import { bandOf } from './levels.ts';
import type { StressResult } from './result.ts';
import { pointScale } from './score.ts';

/** Whether work asked for more or for less than there was to set against it: where the whole interval says the same. */
export function foundIn({ score: { value, low, high } }: StressResult): Finding<keyof typeof found>[] {
  const band = bandOf(value);
  if (band === 'high' && low > pointScale.mean) return [{ key: 'heavy' }];
  if (band === 'low' && high < pointScale.mean) return [{ key: 'light' }];
  return [];
}
