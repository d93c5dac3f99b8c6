import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryShelf } from '../shell/device.ts';
import { answeredCount, choiceOf, emptySitting, fromServer } from './kept.ts';
import { openSitting } from './store.ts';

const day = 86_400_000;

function open(
  shelf = memoryShelf(),
  now = () => 0,
  held: Parameters<typeof openSitting>[0]['held'] = emptySitting,
) {
  return openSitting({ sittingId: 'S', shelf, now, held });
}

describe('the device store', () => {
  it('gives back after a reload all that was given before it', () => {
    const gifts = fc.array(
      fc.record({
        questionId: fc.constantFrom('p01', 'p02', 'p03'),
        choice: fc.option(fc.integer({ min: 0, max: 5 })),
        milliseconds: fc.integer({ min: 0, max: 9999 }),
      }),
    );
    fc.assert(
      fc.property(gifts, fc.integer({ min: 1, max: 30 }), (given, page) => {
        const shelf = memoryShelf();
        const before = open(shelf);
        for (const gift of given) before.record(gift);
        before.openPage(page);
        expect(open(shelf).snapshot()).toEqual(before.snapshot());
      }),
    );
  });

  it('forgets after 365 days and not before', () => {
    const shelf = memoryShelf();
    open(shelf).record({ questionId: 'p01', choice: 4, milliseconds: 10 });
    expect(choiceOf(open(shelf, () => 365 * day - 1).snapshot(), 'p01')).toBe(4);
    expect(choiceOf(open(shelf, () => 365 * day).snapshot(), 'p01')).toBeNull();
  });

  it('lets two tabs write without losing either, however their writes and news of them interleave', () => {
    const steps = fc.array(
      fc.tuple(
        fc.constantFrom(0, 1),
        fc.constantFrom('write', 'hear'),
        fc.constantFrom('p01', 'p02', 'p03'),
        fc.integer({ min: 0, max: 5 }),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(steps, (moves) => {
        const shelf = memoryShelf();
        const tabs = [open(shelf), open(shelf)];
        const given = new Set<string>();
        for (const [tab, move, questionId, choice] of moves) {
          if (move === 'hear') tabs[tab]?.reread();
          else {
            tabs[tab]?.record({ questionId, choice, milliseconds: given.size });
            given.add(questionId);
          }
        }
        for (const tab of [...tabs, ...tabs]) tab.reread();
        const held = open(shelf).snapshot();
        expect(Object.keys(held.answers).sort()).toEqual([...given].sort());
        expect(tabs[0]?.snapshot().answers).toEqual(held.answers);
        expect(tabs[1]?.snapshot().answers).toEqual(held.answers);
      }),
    );
  });

  it('takes what the server holds where the device knows less', () => {
    const held = fromServer(
      ['p08', 'p09'],
      [{ questionId: 'p09', choice: 5, milliseconds: 7, sequence: 12 }],
      null,
    );
    const store = open(memoryShelf(), () => 0, held);
    expect(choiceOf(store.snapshot(), 'p09')).toBe(5);
    store.record({ questionId: 'p09', choice: 0, milliseconds: 9 });
    expect(store.snapshot().answers.p09?.sequence).toBe(13);
  });

  it('takes what the server has closed as it is there, and another tab’s closing', () => {
    const shelf = memoryShelf();
    const [one, other] = [open(shelf), open(shelf)];
    one.record({ questionId: 'p01', choice: 1, milliseconds: 5 });
    other.reread();
    other.record({ questionId: 'p01', choice: 3, milliseconds: 5 });
    const to = { page: 2, moment: 'question' } as const;
    one.turn({ questionId: 'p01', choice: 1, milliseconds: 6 }, to, { closed: ['p01'], planned: [] });
    other.reread();
    one.reread();
    for (const tab of [one, other]) expect(choiceOf(tab.snapshot(), 'p01')).toBe(1);
    other.record({ questionId: 'p01', choice: 0, milliseconds: 9 });
    expect(choiceOf(other.snapshot(), 'p01')).toBe(1);
    const held = fromServer(
      ['p01'],
      [{ questionId: 'p01', choice: 4, milliseconds: 5, sequence: 1 }],
      null,
      1,
    );
    expect(choiceOf(open(shelf, () => 0, held).snapshot(), 'p01')).toBe(4);
    other.turn({ questionId: 'p02', choice: 2, milliseconds: 6 }, to, {
      closed: ['p01', 'p02', 'p03'],
      planned: [2],
    });
    const reloaded = open(shelf, () => 0, held).snapshot();
    expect([reloaded.closed, reloaded.planned]).toEqual([['p01', 'p02', 'p03'], [2]]);
    expect([choiceOf(reloaded, 'p01'), choiceOf(reloaded, 'p02')]).toEqual([4, 2]);
  });

  it('reads damaged entries as nothing, and says when nothing can be kept', () => {
    const shelf = memoryShelf();
    shelf.setItem('sitting:S', '{"value":{"page":"x"},"expires":9e15}');
    expect(answeredCount(open(shelf).snapshot())).toBe(0);
    shelf.setItem('sitting:S', 'not json');
    expect(answeredCount(open(shelf).snapshot())).toBe(0);

    const full = {
      ...memoryShelf(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const store = open(full);
    store.record({ questionId: 'p01', choice: 1, milliseconds: 1 });
    expect(store.lasting).toBe(false);
    expect(choiceOf(store.snapshot(), 'p01')).toBe(1);
  });

  it('is locked by an order, also by one that only the server knows', () => {
    const store = open(memoryShelf(), () => 0, { ...emptySitting, orderNumber: 'N' });
    store.record({ questionId: 'p01', choice: 1, milliseconds: 1 });
    expect(answeredCount(store.snapshot())).toBe(0);
  });
});
