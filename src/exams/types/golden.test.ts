import { describe, expect, it } from 'vitest';
import { digest } from '#tests/support/digest.ts';
import { items, stepCount } from './items.ts';
import { degreeOf, isOpen, isUndecided } from './likely.ts';
import { norm, version } from './norm.ts';
import { score } from './score.ts';

/**
 * What answers have always given under this version and norm. A change here means another version and a line in
 * docs/CONTENT-CHANGES.md, never another number: sold reports are computed from answers and version.
 */
const golden = {
  version: 'types-2026.1',
  norm: 'types-design-2026.1',
  codes: ['estj', 'esfp', 'estp', 'istj', 'infp', 'esfj'],
  ids: '4470300bd12b50aa4179195c688b60e6',
  results: 'a891592f62705061f6527f6b50ff4552',
  told: '6c92c6db54c2072e671fb560a49c6ea5',
};

const ways: readonly ((at: number) => number | null)[] = [
  () => null,
  (at) => at % stepCount,
  (at) => (3 * at + 5) % stepCount,
  (at) => (at % 3 === 0 ? null : (at * at) % stepCount),
  (at) => (items[at]?.side === 'high' ? 5 : 2),
  (at) => (items[at]?.axis === 'ei' ? 6 : 1),
];

const resultOf = (way: (at: number) => number | null) =>
  score(items.map(({ id }, at) => ({ questionId: id, choice: way(at), milliseconds: 1000 * at })));

describe('the test of sixteen types', () => {
  it('scores answers as it has always scored them', () => {
    const results = ways.map(resultOf);
    expect([version, norm.id]).toEqual([golden.version, golden.norm]);
    expect(results.map(({ code }) => code)).toEqual(golden.codes);
    expect(digest(results)).toBe(golden.results);
  });

  it('calls percentages as it has always done', () => {
    const told = Array.from({ length: 101 }, (_, percent) => {
      const [low, high] = [percent - 6, percent + 6];
      const chance = percent / 100;
      return [degreeOf({ value: percent }), isUndecided({ low, high }), isOpen({ chance } as never)];
    });
    expect(digest(told)).toBe(golden.told);
  });

  it('asks by the ids that stored answers name', () => {
    expect(digest(items.map(({ id }) => id))).toBe(golden.ids);
  });

  it('gives facts without language', () => {
    expect(JSON.stringify(ways.map(resultOf))).not.toMatch(/[^\x20-\x7e]/);
  });
});
