import { describe, expect, it } from 'vitest';
import { kindNamed, kindsOf } from './bank.ts';
import { type Asked, abilityIn, chooseKind, plannedKinds, setLength, skillAt } from './choose.ts';

/** A set whose sitter solves all, or nothing. */
function taken(seed: string, solved: boolean): Asked[] {
  const asked: Asked[] = [];
  while (asked.length < setLength) asked.push({ kind: chooseKind(seed, asked), solved });
  return asked;
}

const seeds = Array.from({ length: 300 }, (_, at) => `set ${at}`);
const meanDifficulty = (asked: readonly Asked[]) =>
  asked.reduce((sum, { kind }) => sum + kindNamed(kind).difficulty, 0) / asked.length;

describe('a practice set', () => {
  it('asks four of each skill, and nothing twice', () => {
    for (const seed of seeds.slice(0, 20)) {
      const kinds = taken(seed, true).map(({ kind }) => kind);
      expect(new Set(kinds).size).toBe(setLength);
      const counts = kinds.map((kind) => kindNamed(kind).skill);
      expect(counts).toEqual(kinds.map((_, place) => skillAt(seed, place)));
      expect(counts.filter((skill) => skill === 'verbal')).toHaveLength(4);
    }
  });

  it('becomes harder for who solves it and easier for who does not', () => {
    const later = (solved: boolean) =>
      seeds.slice(0, 40).reduce((sum, seed) => sum + meanDifficulty(taken(seed, solved).slice(6)), 0) / 40;
    expect(later(true) - later(false)).toBeGreaterThan(0.6);
  });

  it('is the same for the same answers, and planned where nobody answers', () => {
    expect(taken('a', false)).toEqual(taken('a', false));
    expect(plannedKinds('a')).toEqual(plannedKinds('a'));
    expect(plannedKinds('a')[0]).toBe(taken('a', true)[0]?.kind);
  });

  it('asks nobody the same first question as everybody else: no kind opens more than a quarter of the sets of a skill', () => {
    const first = new Map<string, number>();
    for (const seed of seeds) {
      const [kind = ''] = plannedKinds(seed);
      first.set(kind, (first.get(kind) ?? 0) + 1);
    }
    expect(first.size).toBeGreaterThanOrEqual(15);
    expect(Math.max(...first.values())).toBeLessThan(seeds.length / 4 / 2);
  });

  it('estimates ability from the answers of the skill alone', () => {
    const kind = kindsOf('verbal')[0]?.id ?? '';
    const [before, after] = [abilityIn('verbal', []), abilityIn('verbal', [{ kind, solved: true }])];
    expect(before.mean).toBeCloseTo(0, 6);
    expect(after.mean).toBeGreaterThan(before.mean);
    expect(after.deviation).toBeLessThan(before.deviation);
    expect(abilityIn('numerical', [{ kind, solved: true }])).toEqual(abilityIn('numerical', []));
  });
});
