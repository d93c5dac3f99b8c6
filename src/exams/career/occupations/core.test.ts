import { describe, expect, it } from 'vitest';
import { items } from '../items.ts';
import { cores, offeredOf, stepOf } from './core.ts';
import { occupations } from './index.ts';

const saying = (answers: Readonly<Record<string, number>>) => items.map(({ id }) => answers[id] ?? 3);

describe('occupations whose core was asked about', () => {
  it('are occupations of the list, and their cores activities of the form', () => {
    const known = new Set<string>(items.map(({ id }) => id));
    expect(Object.keys(cores).filter((id) => !occupations.some((one) => one.id === id))).toEqual([]);
    expect(
      Object.values(cores)
        .flat()
        .filter((id) => !known.has(id)),
    ).toEqual([]);
  });

  it('are left out where that would be disliked, and come last where one would rather not', () => {
    const steps = saying({ story: 0, part: 1, stall: 1, pitch: 0, startup: 4 });
    const ids = ['novelist', 'actor', 'market-vendor', 'startup-founder', 'online-shop-owner', 'lawyer'];
    expect(
      offeredOf(
        ids.map((id) => ({ id })),
        steps,
      ).map(({ id }) => id),
    ).toEqual(['online-shop-owner', 'lawyer', 'actor', 'market-vendor']);
  });

  it('stay where the activity was left open', () => {
    const open = items.map(() => null);
    expect(stepOf('story', open)).toBeNull();
    expect(offeredOf(occupations, open)).toEqual(occupations);
  });
});
