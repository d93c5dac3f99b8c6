import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question } from '#contract/exams.ts';
import { emptySitting, type KeptSitting, turn } from './kept.ts';
import { closing, composed, dueStage, endsOf, type FormGiven, firstClosed, passing } from './stages.ts';

const questionAt = (id: string, place: number): Question => ({
  id: `${id}${place}`,
  place,
  kind: 'statements',
  prompt: '',
  options: ['', ''],
});
const places = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const stage = (number: number) => places(5 * number - 4, 5 * number).map((place) => questionAt('c', place));

const stages = {
  sizes: [5, 5, 5],
  ahead: 1,
  opened: 1,
  planned: places(6, 15).map((place) => questionAt('p', place)),
};
const begun: FormGiven = {
  stages,
  questions: places(1, 5).map((place) => questionAt('p', place)),
  received: [],
};
const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id).join(' ');

/** Goes on to a page, as the question screen does. */
const go = (given: FormGiven, kept: KeptSitting, page: number, choice: number | null = 1): KeptSitting => {
  const questionId = composed(given, kept)[page - 2]?.id ?? '';
  const to = { page, moment: 'question' } as const;
  return turn(kept, { questionId, choice, milliseconds: 9 }, to, passing(given, kept, page));
};
const goTo = (given: FormGiven, page: number, kept = emptySitting) =>
  places(kept.page + 1, page).reduce((one, next) => go(given, one, next), kept);

describe('a form in stages on the device', () => {
  it('closes four questions, then five at a time, and asks for the next stage a question before it is needed', () => {
    expect(endsOf(stages)).toEqual([4, 9]);
    expect(dueStage(begun, goTo(begun, 4))).toBeUndefined();
    const fifth = goTo(begun, 5);
    expect(fifth.closed).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(dueStage(begun, fifth)).toBe(2);
    const given = { ...begun, received: stage(2) };
    expect(dueStage(given, fifth)).toBeUndefined();
    const tenth = goTo(given, 10, fifth);
    expect(idsOf(composed(given, tenth))).toBe('p1 p2 p3 p4 p5 c6 c7 c8 c9 c10 p11 p12 p13 p14 p15');
    expect(tenth.closed).toHaveLength(9);
    expect(dueStage(given, tenth)).toBe(3);
  });

  it('says before what is closed, and how much of it is without an answer', () => {
    const fourth = go(begun, goTo(begun, 3), 4, null);
    const shown = composed(begun, fourth);
    expect(closing(stages, shown, fourth, 4)).toEqual({ from: 1, to: 4, missing: 2 });
    for (const page of [1, 3, 5, 15]) expect(closing(stages, shown, fourth, page)).toBeUndefined();
  });

  it('is as planned where nothing came in time, and stays so when it comes', () => {
    const sixth = goTo(begun, 6);
    expect(sixth.planned).toEqual([2]);
    expect(dueStage(begun, sixth)).toBeUndefined();
    const late = { ...begun, received: stage(2) };
    expect(idsOf(composed(late, sixth))).toContain('p6 p7');
    const after = {
      ...begun,
      stages: { ...stages, opened: 2 },
      questions: [...begun.questions, ...stage(2)],
    };
    expect(idsOf(composed(after, goTo(late, 8, sixth)))).toContain('p6 p7');
    // Another tab has answered a chosen one, which the server holds.
    const c6 = { questionId: 'c6', choice: 0, milliseconds: 9, sequence: 9 };
    expect(idsOf(composed(after, { ...sixth, answers: { ...sixth.answers, c6 } }))).toContain('c6 c7');
  });

  it('opens after what the server has closed', () => {
    expect([1, 2, 3].map((opened) => firstClosed({ ...stages, opened }))).toEqual([0, 4, 9]);
  });

  it('never changes a question once it was shown, nor leaves a place out, whatever the network does', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }), (network) => {
        let [given, kept] = [begun, emptySitting];
        const shown = ['p1'];
        for (const [at, online] of network.entries()) {
          const due = dueStage(given, kept);
          if (online && due) given = { ...given, received: [...given.received, ...stage(due)] };
          kept = go(given, kept, at + 2);
          shown.push(composed(given, kept)[at + 1]?.id ?? '');
        }
        expect(idsOf(composed(given, kept))).toBe(shown.join(' '));
        expect(composed(given, kept).map(({ place }) => place)).toEqual(places(1, 15));
        expect(Object.keys(kept.answers)).toEqual(shown.slice(0, 14));
      }),
    );
  });
});
