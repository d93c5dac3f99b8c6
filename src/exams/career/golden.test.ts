import { describe, expect, it } from 'vitest';
import { digest } from '#tests/support/digest.ts';
import type { Places } from './code.ts';
import { items, stepCount } from './items.ts';
import { norm, version } from './norm.ts';
import { fittingOf } from './occupations/fit.ts';
import { educations, occupations } from './occupations/index.ts';
import { score } from './result.ts';
import { appealOf, bandOf, certaintyOf, clarityOf, consistencyOf, isAhead, levelOf } from './shape.ts';
import { themes } from './themes.ts';

/**
 * What answers have always given under this version and norm. A change here means another version and a line in
 * docs/CONTENT-CHANGES.md, never another number: sold reports are computed from answers and version.
 */
const golden = {
  version: 'career-2026.1',
  norm: 'career-design-2026.1',
  ids: 'efd4ebc186fcd0935434836eee445e4a',
  results: '75d5b34b64dfd06a74685919697dd1cd',
  unliked: [[], [], [], ['I'], []],
  told: '4ad8265e358758f75a1821883eb5cf32',
};

const ways: readonly ((at: number) => number | null)[] = [
  () => null,
  (at) => at % stepCount,
  (at) => (7 * at + 3) % stepCount,
  (at) => (at % 3 === 0 ? null : (at * at) % stepCount),
  (at) => (at < 24 ? 0 : stepCount - 1),
];

const resultOf = (way: (typeof ways)[number]) =>
  score(items.map(({ id }, at) => ({ questionId: id, choice: way(at), milliseconds: 1000 * at })));

describe('the career interests test', () => {
  it('scores answers as it has always scored them, and finds the same occupations', () => {
    const scored = ways.map(resultOf);
    expect(scored.map(({ unliked = [] }) => unliked)).toEqual(golden.unliked);
    const results = scored.map(({ unliked: _, ...result }) => {
      return [result, educations.map((education) => fittingOf(result.themes, education).slice(0, 8))];
    });
    expect([version, norm.id]).toEqual([golden.version, golden.norm]);
    expect(digest([results, occupations])).toBe(golden.results);
  });

  it('calls scores, codes and profiles as it has always done', () => {
    const hundredths = Array.from({ length: 101 }, (_, at) => at / 100);
    const placesBy = (chance: number): Places =>
      Object.fromEntries(themes.map((theme) => [theme, [chance, 0, 0]])) as never;
    const code = ['R', 'I', 'A'] as const;
    const told = [
      Array.from({ length: 101 }, (_, points) => [levelOf(points), bandOf(points)]),
      hundredths.map((at) => [clarityOf(40 * at), appealOf(8 * at - 4)]),
      hundredths.map((chance) => {
        const coded = { code, places: placesBy(chance), chance: chance / 2, others: [] };
        return [certaintyOf(coded), certaintyOf({ ...coded, chance }), isAhead(coded)];
      }),
      themes.flatMap((first) =>
        themes.flatMap((second) => (first === second ? [] : [consistencyOf([first, second, first])])),
      ),
    ];
    expect(digest(told)).toBe(golden.told);
  });

  it('asks by the ids that stored answers name', () => {
    expect(digest(items.map(({ id }) => id))).toBe(golden.ids);
  });

  it('gives facts without language', () => {
    expect(JSON.stringify(ways.map(resultOf))).not.toMatch(/[^\x20-\x7e]/);
  });
});
