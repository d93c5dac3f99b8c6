import { describe, expect, it } from 'vitest';
import { digest } from '#tests/support/digest.ts';
import { percentileOf } from '../kit/percentile.ts';
import { fieldOf } from './fields.ts';
import { items, stepCount } from './items.ts';
import { bandOf, levelOf } from './levels.ts';
import { norm, version } from './norm.ts';
import { score } from './result.ts';
import { categoriesOf, placesOf, pointScale } from './score.ts';
import { stepsFor } from './steps.ts';

/**
 * What answers have always given under this version and norm. A change here means another version and a line in
 * docs/CONTENT-CHANGES.md, never another number: sold reports are computed from answers and version.
 */
const golden = {
  version: 'stress-2026.1',
  norm: 'stress-design-2026.1',
  results: 'f218cdbbbb255abfe6c62b5adf98df8e',
  ids: 'ec3a19cc9d57bc93fcaf76f24d9e12e0',
  ranks: '3ac102f9016b446893ef4ff6d55a93b1',
  told: '35152adbebf321d5067f9342e26c07fa',
};

const ways: readonly ((at: number) => number | null)[] = [
  () => null,
  (at) => at % stepCount,
  (at) => (7 * at + 3) % stepCount,
  (at) => (at % 3 === 0 ? null : (at * at) % stepCount),
  (at) => (at < 11 ? 0 : stepCount - 1),
];

const choicesBy = (way: (typeof ways)[number]) => items.map((_, at) => way(at));
const resultOf = (way: (typeof ways)[number]) =>
  score(
    choicesBy(way).map((choice, at) => ({
      questionId: items[at]?.id ?? '',
      choice,
      milliseconds: 1000 * at,
    })),
  );

describe('the work-stress test', () => {
  it('scores answers, places jobs and chooses steps as it always has', () => {
    const results = ways.map((way) => {
      const result = resultOf(way);
      const categories = categoriesOf(choicesBy(way));
      const { field, chance, clear } = fieldOf(placesOf(categories));
      return [result, field, chance.toFixed(3), clear, stepsFor(categories, result.scales)];
    });
    expect([version, norm.id]).toEqual([golden.version, golden.norm]);
    expect(digest(results)).toBe(golden.results);
  });

  it('calls scores as it has always done', () => {
    const told = Array.from({ length: 101 }, (_, points) => [levelOf(points), bandOf(points)]);
    expect(digest(told)).toBe(golden.told);
  });

  it('ranks scores as it has always done', () => {
    const ranks = Array.from({ length: 101 }, (_, points) =>
      percentileOf(points, { ...pointScale, reliability: norm.reliability }),
    );
    expect(digest(ranks)).toBe(golden.ranks);
  });

  it('asks by the ids that stored answers name', () => {
    expect(digest(items.map(({ id }) => id))).toBe(golden.ids);
  });

  it('gives facts without language', () => {
    expect(JSON.stringify(ways.map(resultOf))).not.toMatch(/[^\x20-\x7e]/);
  });
});
