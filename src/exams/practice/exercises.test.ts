import { describe, expect, it } from 'vitest';
import { sized } from '#tests/support/form.ts';
import { exercisesOf } from './exercises.ts';
import { skills } from './item.ts';

const sitters = Array.from({ length: sized(12, 100) }, (_, nth) => `buyer ${nth}`);
const before = '2026-11-30T23:59:59.999Z';
const since = '2026-12-01T00:00:00.000Z';
const workbooks = sitters.map((seed) => exercisesOf({ seed, orderedAt: since }));

/** What a question reads like: its text without its numbers and names of shops. */
const textOf = ({ item }: (typeof workbooks)[number][number]) => {
  const shown = item.show('EN');
  const given = shown.kind === 'statements' ? (shown.given ?? []) : [];
  return [shown.prompt, ...given].join(' ').replaceAll(/[\d.,]+|\b[A-E]\b/g, '#');
};

describe('the questions of a workbook', () => {
  it('are forty of forty kinds, of the three skills in turn', () => {
    for (const exercises of workbooks) {
      expect(exercises).toHaveLength(40);
      expect(new Set(exercises.map(({ kind }) => kind.id)).size).toBe(40);
      const order = exercises.map(({ skill }) => skills.indexOf(skill));
      expect(order).toEqual([...order].sort((one, other) => one - other));
    }
  });

  it('stand beside none that asks in the same way; each of the sums has a text of its own', () => {
    for (const exercises of workbooks)
      for (const [at, one] of exercises.entries()) {
        const next = exercises[at + 1];
        if (!next || next.skill !== one.skill || one.skill === 'numerical') continue;
        expect(next.kind.family, `${one.number}`).not.toBe(one.kind.family);
      }
  });

  it('are set in nothing twice, and none of words reads like another', () => {
    for (const exercises of workbooks) {
      const settings = exercises.flatMap(({ item }) => item.setting ?? []);
      expect(settings).toHaveLength(new Set(settings).size);
      const traits = exercises.flatMap(({ kind }) => kind.traits ?? []);
      expect(traits).toHaveLength(new Set(traits).size);
      const texts = exercises.filter(({ skill }) => skill !== 'logical').map(textOf);
      expect(texts).toHaveLength(new Set(texts).size);
    }
  });

  it('rise within each family', () => {
    for (const exercises of workbooks)
      for (const family of new Set(exercises.map(({ kind }) => kind.family))) {
        const own = exercises.filter(({ kind }) => kind.family === family);
        const difficulties = own.map(({ kind }) => kind.difficulty);
        expect(difficulties).toEqual([...difficulties].sort((one, other) => one - other));
      }
  });

  it('stay what they were in a workbook that was ordered earlier', () => {
    const kindsAt = (orderedAt: string) =>
      exercisesOf({ seed: 'a buyer', orderedAt }).map(({ kind }) => kind.id);
    expect(kindsAt('2026-11-02T09:00:00.000Z')).toEqual(kindsAt(before));
    expect(kindsAt(before)).not.toEqual(kindsAt(since));
    expect(kindsAt('2030-01-01T00:00:00.000Z')).toEqual(kindsAt(since));
  });
});
