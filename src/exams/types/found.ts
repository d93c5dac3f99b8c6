import type { Finding } from '../kit/next.ts';
import { letterAt } from './axes.ts';
import type found from './found.json';
import { degreeOf, isUndecided } from './likely.ts';
import { sideOf, type TypesResult } from './score.ts';

/** Axes on which the interval lies on one side and the lean is more than slight. */
export function foundIn({ axes }: TypesResult): Finding<keyof typeof found>[] {
  const clear = axes.filter((score) => !isUndecided(score) && degreeOf(score) !== 'slight');
  return clear
    .toSorted((one, other) => Math.abs(other.value - 50) - Math.abs(one.value - 50))
    .flatMap((score): Finding<keyof typeof found>[] => {
      if (score.id === 'tf') return [{ key: 'decides', values: { letter: letterAt('tf', sideOf(score)) } }];
      if (score.id === 'sn') return [{ key: sideOf(score) === 'high' ? 'ideas' : 'facts' }];
      return [];
    });
}
