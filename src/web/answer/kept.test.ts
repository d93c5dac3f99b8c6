import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acknowledge,
  allAnswers,
  answeredCount,
  choiceOf,
  clear,
  emptySitting,
  fromServer,
  join,
  type KeptSitting,
  merge,
  pending,
  record,
  totalTime,
} from './kept.ts';

const given = fc.record({
  questionId: fc.constantFrom('p01', 'p02', 'p03', 'p04'),
  choice: fc.option(fc.integer({ min: 0, max: 5 })),
  milliseconds: fc.integer({ min: 0, max: 100_000 }),
});
const history = fc.array(given, { maxLength: 40 });
const played = (start: KeptSitting, gifts: readonly Parameters<typeof record>[1][]) =>
  gifts.reduce(record, start);

describe('a kept sitting', () => {
  it('holds the last choice of every question', () => {
    fc.assert(
      fc.property(history, (gifts) => {
        const sitting = played(emptySitting, gifts);
        for (const id of ['p01', 'p02', 'p03', 'p04']) {
          const last = gifts.findLast((gift) => gift.questionId === id);
          expect(choiceOf(sitting, id)).toBe(last?.choice ?? null);
        }
      }),
    );
  });

  it('gives every change a sequence of its own, growing', () => {
    fc.assert(
      fc.property(history, (gifts) => {
        const sequences = allAnswers(played(emptySitting, gifts)).map((answer) => answer.sequence);
        expect(new Set(sequences).size).toBe(sequences.length);
        expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
      }),
    );
  });

  it('merges the same, whichever copy comes first and however often', () => {
    fc.assert(
      fc.property(history, history, history, (common, one, other) => {
        const base = played(emptySitting, common);
        const here = played(base, one);
        const there = played(base, other);
        const merged = merge(here, allAnswers(there));
        expect(merge(merged, allAnswers(there))).toEqual(merged);
        expect(merged.sequence).toBe(Math.max(here.sequence, there.sequence));
        for (const answer of allAnswers(merged)) {
          expect(answer.sequence).toBe(
            Math.max(
              here.answers[answer.questionId]?.sequence ?? 0,
              there.answers[answer.questionId]?.sequence ?? 0,
            ),
          );
        }
      }),
    );
  });

  it('waits with exactly what the server has not confirmed', () => {
    fc.assert(
      fc.property(history, history, (sent, since) => {
        const before = played(emptySitting, sent);
        const known = acknowledge(before, before.sequence);
        expect(pending(known)).toEqual([]);
        const waiting = pending(played(known, since));
        expect(waiting.every((answer) => answer.sequence > before.sequence)).toBe(true);
      }),
    );
  });

  it('clears by newer writes, so that the server forgets too', () => {
    fc.assert(
      fc.property(history, (gifts) => {
        const before = played(emptySitting, gifts);
        const cleared = clear(acknowledge(before, before.sequence));
        expect(answeredCount(cleared)).toBe(0);
        expect(totalTime(cleared)).toBe(0);
        expect(pending(cleared)).toHaveLength(Object.keys(before.answers).length);
        expect(answeredCount(merge(cleared, allAnswers(before)))).toBe(0);
      }),
    );
  });

  it('neither changes nor clears what is closed, and goes on after it', () => {
    const closed = {
      ...played(emptySitting, [
        { questionId: 'p01', choice: 2, milliseconds: 9 },
        { questionId: 'p02', choice: 3, milliseconds: 9 },
      ]),
      closed: ['p01'],
    };
    expect(record(closed, { questionId: 'p01', choice: 3, milliseconds: 12 })).toBe(closed);
    const cleared = clear(closed);
    expect([choiceOf(cleared, 'p01'), choiceOf(cleared, 'p02'), cleared.page]).toEqual([2, null, 2]);
  });

  it('brings two tabs together alike from either side: what one has closed is as it was there', () => {
    const tab = fc.tuple(history, fc.integer({ min: 0, max: 3 })).map(([gifts, count]) => ({
      ...played(emptySitting, gifts),
      closed: ['p01', 'p02', 'p03'].slice(0, count),
    }));
    fc.assert(
      fc.property(tab, tab, (one, other) => {
        const [here, there] = [join(one, other), join(other, one)];
        expect(here.answers).toEqual(there.answers);
        expect(here.closed).toEqual(there.closed);
        const [least, most] = [one, other].sort((a, b) => a.closed.length - b.closed.length);
        for (const id of most?.closed.slice(least?.closed.length) ?? [])
          expect(here.answers[id]).toEqual(most?.answers[id]);
      }),
    );
  });

  it('changes nothing once confirmed', () => {
    const locked = {
      ...played(emptySitting, [{ questionId: 'p01', choice: 2, milliseconds: 9 }]),
      orderNumber: 'N',
    };
    expect(record(locked, { questionId: 'p01', choice: 3, milliseconds: 12 })).toBe(locked);
    expect(clear(locked)).toBe(locked);
  });
});

describe('what the server knows of a sitting', () => {
  const answer = (questionId: string, choice: number | null, sequence: number) => ({
    questionId,
    choice,
    milliseconds: 5,
    sequence,
  });

  it('opens at the first question without an answer, or at the last', () => {
    const ids = ['p01', 'p02', 'p03'];
    expect(fromServer(ids, [], null).page).toBe(1);
    expect(fromServer(ids, [answer('p01', 0, 1), answer('p02', null, 2)], null).page).toBe(2);
    expect(fromServer(ids, [answer('p01', 0, 1), answer('p03', 1, 2)], null).page).toBe(2);
    const all = fromServer(
      ids,
      ids.map((id, index) => answer(id, 1, index + 1)),
      null,
    );
    expect(all.page).toBe(3);
    expect(pending(all)).toEqual([]);
    const after = fromServer(ids, [answer('p02', 1, 1)], null, 1);
    expect([after.page, after.closed]).toEqual([3, ['p01']]);
  });
});
