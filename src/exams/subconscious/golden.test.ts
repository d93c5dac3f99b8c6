import { describe, expect, it } from 'vitest';
import { digest } from '#tests/support/digest.ts';
import { items, stepCount } from './items.ts';
import { levelOf } from './levels.ts';
import { norm, version } from './norm.ts';
import { questionsIn } from './questions.ts';
import { score } from './result.ts';

/**
 * What answers have always given under this version and norm. A change here means another version and a line in
 * docs/CONTENT-CHANGES.md, never another number: sold reports are computed from answers and version.
 */
const golden = {
  version: 'subconscious-2026.1',
  norm: 'subconscious-design-2026.1',
  results: '60d4062506d74449fa2e0e59587b29ab',
  told: '76c1f09b0ddd5a3027b28626c8cb0493',
};

const ways: readonly ((at: number) => number | null)[] = [
  () => null,
  (at) => at % stepCount,
  (at) => (7 * at + 3) % stepCount,
  (at) => (at % 3 === 0 ? null : (at * at) % stepCount),
  (at) => ((items[at]?.loadings.shadow ?? 0) > 0 ? 4 : 1),
];

const resultOf = (way: (at: number) => number | null) =>
  score(items.map(({ id }, at) => ({ questionId: id, choice: way(at), milliseconds: 1000 * at })));

describe('the subconscious test', () => {
  it('scores answers as it has always scored them', () => {
    const results = ways.map(resultOf);
    expect([version, norm.id]).toEqual([golden.version, golden.norm]);
    expect(digest(results)).toBe(golden.results);
  });

  it('calls scores as it has always done, and asks by the same ids', () => {
    const levels = Array.from({ length: 101 }, (_, points) => levelOf(points));
    expect(digest([levels, items.map(({ id }) => id), questionsIn('EN').map(({ id }) => id)])).toBe(
      golden.told,
    );
  });

  it('gives facts without language', () => {
    expect(JSON.stringify(ways.map(resultOf))).not.toMatch(/[^\x20-\x7e]/);
  });
});
