import { describe, expect, it } from 'vitest';
import { randomOf } from '#psychometrics/random.ts';
import { contrastsOf } from './contrasts.ts';
import { items } from './items.ts';
import { drawTruth, sit } from './simulation.ts';

const people = (count: number, seed: string) => {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => sit(drawTruth(random), random));
};

describe('answers that pull against each other', () => {
  const all = people(60, 'contrasts').map((steps) => ({ steps, found: contrastsOf(steps) }));

  it('are three pairs of most people, no answer in two of them', () => {
    expect(all.filter(({ found }) => found.length === 3).length).toBeGreaterThan(48);
    for (const { found } of all) {
      const told = found.flatMap(({ first, second }) => [first.item.id, second.item.id]);
      expect(new Set(told).size).toBe(told.length);
    }
  });

  it('are given by the person, and pull the dimension they name to opposite sides', () => {
    for (const { steps, found } of all)
      for (const { first, second, dimension } of found) {
        const pulls = [first, second].map(({ item, step }) => {
          expect(steps[items.indexOf(item)]).toBe(step);
          return (item.loadings[dimension] ?? 0) * (step - 2);
        });
        expect((pulls[0] as number) * (pulls[1] as number)).toBeLessThan(0);
      }
  });

  it('are given together by as many as it says', () => {
    const crowd = people(4000, 'a crowd');
    const pairs = all.slice(0, 20).flatMap(({ found }) => found);
    const expected = pairs.reduce((sum, { share }) => sum + share, 0);
    const counted = pairs.map(
      ({ first, second }) =>
        crowd.filter(
          (steps) =>
            steps[items.indexOf(first.item)] === first.step &&
            steps[items.indexOf(second.item)] === second.step,
        ).length / crowd.length,
    );
    const sum = counted.reduce((all, share) => all + share, 0);
    expect(sum / expected).toBeGreaterThan(0.85);
    expect(sum / expected).toBeLessThan(1.15);
  });

  it('are none of whoever answered all in the middle, or nothing', () => {
    expect(contrastsOf(items.map(() => 2))).toEqual([]);
    expect(contrastsOf(items.map(() => null))).toEqual([]);
  });
});
