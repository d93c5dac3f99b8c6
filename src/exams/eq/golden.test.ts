import { describe, expect, it } from 'vitest';
import { digest } from '#tests/support/digest.ts';
import { percentileOf } from '../kit/percentile.ts';
import { halvesOf } from './halves.ts';
import { items, optionCountOf } from './items.ts';
import { bandOf, levelOf } from './levels.ts';
import { norm, version } from './norm.ts';
import { score } from './result.ts';
import { categoriesOf, pointScale } from './score.ts';

/**
 * What answers have always given under this version and norm. A change here means another version and a line in
 * docs/CONTENT-CHANGES.md, never another number: sold reports are computed from answers and version.
 */
const golden = {
  version: 'eq-2026.1',
  norm: 'eq-design-2026.1',
  results: '1af2ff382c249dddfdf78b041e2b4eb2',
  ids: '176780c24163f3d388beaa53e077ab46',
  ranks: '5a543fedcaff8509f8fb9bea27e06ac1',
  told: 'aeda89059f54ef54d8c959b05746e839',
};

const ways: readonly ((at: number, options: number) => number | null)[] = [
  () => null,
  (at, options) => at % options,
  (at, options) => (7 * at + 3) % options,
  (at, options) => (at % 3 === 0 ? null : (at * at) % options),
  (at, options) => (at < 14 ? 0 : options - 1),
];

const choicesBy = (way: (typeof ways)[number]) => items.map((item, at) => way(at, optionCountOf(item)));
const resultOf = (way: (typeof ways)[number]) =>
  score(
    choicesBy(way).map((choice, at) => ({
      questionId: items[at]?.id ?? '',
      choice,
      milliseconds: 1000 * at,
    })),
  );

describe('the EQ test', () => {
  it('scores answers as it has always scored them', () => {
    const results = ways.map((way) => [resultOf(way), halvesOf(categoriesOf(choicesBy(way)))]);
    expect([version, norm.id]).toEqual([golden.version, golden.norm]);
    expect(digest(results)).toBe(golden.results);
  });

  it('calls scores as it has always done', () => {
    const told = Array.from({ length: 161 }, (_, points) => [levelOf(points), bandOf(points)]);
    expect(digest(told)).toBe(golden.told);
  });

  it('ranks scores as it has always done', () => {
    const ranks = Array.from({ length: 161 }, (_, points) =>
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
