import { describe, expect, it } from 'vitest';
import { digest } from '#tests/support/digest.ts';
import { bandOf, wayOf } from './bands.ts';
import { items } from './items.ts';
import { norm } from './norm.ts';
import { optionCount, polesOf, score, version } from './score.ts';

/**
 * What stored choices have always meant under this version and norm. A change here means another version and a line in
 * docs/CONTENT-CHANGES.md, never another number: sold reports are computed from answers and version.
 */
const golden = {
  version: 'brain-2026.1',
  norm: 'brain-design-2026.1',
  key: '3b36f3990713ab9f66d77dc331630d97',
  results: '56ce839bfe7717d1b025ae748811a93b',
  counted: '3bbff04eeeabac4eca2eab57bdad674e',
  told: '5f0841aac64126f3567dff195fce2fad',
};

/** Choices by place, as they are stored: which of the two statements was taken, and not which pole it is of. */
const ways: readonly ((at: number) => number | null)[] = [
  () => 0,
  (at) => at % optionCount,
  (at) => (at % 3 === 0 ? null : (at * at + 1) % optionCount),
  (at) => Number(at < 13),
];

const resultOf = (way: (typeof ways)[number]) =>
  score(items.map(({ id }, at) => ({ questionId: id, choice: way(at), milliseconds: 1000 * at })));

describe('the left/right brain test', () => {
  it('is of the version that is kept here', () => {
    expect([version, norm.id]).toEqual([golden.version, golden.norm]);
  });

  it('takes each choice for the pole that it has always been', () => {
    expect(digest(items.map((item) => [item.id, item.facet, ...polesOf(item)]))).toBe(golden.key);
  });

  it('scores choices as it has always scored them', () => {
    const results = ways.map(resultOf);
    expect(digest(results.map(({ chosen: _chosen, apart: _apart, ...scored }) => scored))).toBe(
      golden.results,
    );
    expect(digest(results.map(({ chosen, apart }) => [chosen, apart]))).toBe(golden.counted);
  });

  it('calls points as it has always done', () => {
    const told = Array.from({ length: 101 }, (_, points) => [bandOf(points), wayOf(points)]);
    expect(digest(told)).toBe(golden.told);
  });
});
