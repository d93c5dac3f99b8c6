import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Gate, Question } from '#contract/exams.ts';
import { backward, gateAt, onward, opening, type Standing, seenName, type Walk } from './walk.ts';

const pictureOf = (name: string) => ({ set: 'test', name, alt: '' });
const gateOf = (id: string): Gate => ({
  id,
  name: id,
  arrival: '',
  intro: '',
  completion: '',
  leaving: '',
  picture: pictureOf(id),
});

/** A way whose gates have so many questions each. */
function walkOf(counts: readonly number[]): Walk {
  const gates = counts.map((_, at) => gateOf(`gate${at}`));
  const owners = gates.flatMap((gate, at) => Array.from({ length: counts[at] ?? 0 }, () => gate));
  const questions = owners.map(
    ({ id }, at): Question => ({
      id: `p${at + 1}`,
      place: at + 1,
      kind: 'picture',
      prompt: '',
      gate: id,
      scene: '',
      picture: pictureOf(`p${at + 1}`),
      options: [],
    }),
  );
  return { gates, questions };
}

/** Everything from the first question to the end, told as one goes. */
function goThrough(walk: Walk): string[] {
  const told: string[] = [];
  const seen: string[] = [];
  let standing: Standing | undefined = opening(walk, 1, seen);
  while (standing) {
    told.push(`${standing.moment} ${standing.page}`);
    const gate = gateAt(walk, standing.page);
    if (gate) seen.push(seenName(standing.moment, gate));
    standing = onward(walk, standing, seen);
  }
  return told;
}

describe('the way through the gates', () => {
  it('arrives before the first picture of a gate and leaves after its last', () => {
    expect(goThrough(walkOf([2, 1]))).toEqual([
      'arrival 1',
      'question 1',
      'question 2',
      'leaving 2',
      'arrival 3',
      'question 3',
      'leaving 3',
    ]);
  });

  it('shows every question once and every gate twice, whatever the gates', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 7 }), (counts) => {
        const told = goThrough(walkOf(counts));
        const questions = counts.reduce((sum, count) => sum + count, 0);
        expect(told.filter((one) => one.startsWith('question'))).toHaveLength(questions);
        expect(told).toHaveLength(questions + 2 * counts.length);
        expect(new Set(told).size).toBe(told.length);
      }),
    );
  });

  it('has no moments where a test has no gates', () => {
    const questions = walkOf([3]).questions.map(
      ({ id, place }): Question => ({ id, place, kind: 'statements', prompt: '', options: [] }),
    );
    expect(goThrough({ questions, gates: [] })).toEqual(['question 1', 'question 2', 'question 3']);
  });

  it('says nothing a second time to those who go back', () => {
    const walk = walkOf([1, 1]);
    const seen = ['arrival gate0', 'leaving gate0', 'arrival gate1'];
    const back = backward({ page: 2, moment: 'arrival' });
    expect(back).toEqual({ page: 1, moment: 'question' });
    expect(onward(walk, back as Standing, seen)).toEqual({ page: 2, moment: 'question' });
  });

  it('goes back to the picture itself from the leaving, and nowhere from the first', () => {
    expect(backward({ page: 4, moment: 'leaving' })).toEqual({ page: 4, moment: 'question' });
    expect(backward({ page: 1, moment: 'question' })).toBeUndefined();
    expect(backward({ page: 1, moment: 'arrival' })).toBeUndefined();
  });
});
