import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpenedStage, openedOf, plansOf, settle } from './stages.ts';

/** Three stages of two, each planned (`p`) or chosen (`c`). */
const standingsOf = (ahead: boolean) =>
  new Map<string, { stage: number; closedBy: number; planned: boolean }>(
    [1, 2, 3].flatMap((stage) =>
      ['a', 'b'].flatMap((at) => {
        const closedBy = stage + (ahead && at === 'b' ? 2 : 1);
        return [
          [`p${stage}${at}`, { stage, closedBy, planned: true }] as const,
          [`c${stage}${at}`, { stage, closedBy, planned: false }] as const,
        ];
      }),
    ),
  );
const standings = standingsOf(false);

const first: OpenedStage = { planned: true };
const arrive = (
  opened: readonly OpenedStage[],
  ids: readonly string[],
  answered: readonly string[] = [],
  known = standings,
) => {
  const answers = ids.map((questionId) => ({ questionId }));
  const settled = settle({ opened, standings: known, answered: new Set(answered), answers });
  return { opened: settled.opened, taken: settled.taken.map(({ questionId }) => questionId) };
};

describe('answers that arrive at a sitting in stages', () => {
  it('are taken in the stage that is open, and no more once it is closed', () => {
    expect(arrive([first], ['p1a', 'p1b'])).toEqual({ opened: [first], taken: ['p1a', 'p1b'] });
    expect(arrive([first, { plan: 'x' }], ['p1a', 'c2a']).taken).toEqual(['c2a']);
  });

  it('open the planned stages that a device went through without a network', () => {
    const offline = arrive([first], ['p3a', 'p2b', 'p1a']);
    expect(offline).toEqual({ opened: [first, first, first], taken: ['p1a', 'p2b', 'p3a'] });
    expect(plansOf(offline.opened)).toEqual([null, null, null]);
  });

  it('make a chosen stage a planned one where only that was answered', () => {
    const lost = arrive([first, { plan: 'x' }], ['p2a']);
    expect(lost).toEqual({ opened: [first, { plan: 'x', planned: true }], taken: ['p2a'] });
    expect(plansOf(lost.opened)).toEqual([null, null]);
    expect(arrive(lost.opened, ['c2a', 'p2b'], ['p2a'])).toEqual({ opened: lost.opened, taken: ['p2b'] });
    expect(arrive([first, {}], ['p2a']).opened).toEqual([first, first]);
  });

  it('leave a chosen stage of which something was answered', () => {
    const opened = [first, { plan: 'x' }];
    expect(arrive(opened, ['p2a'], ['c2b'])).toEqual({ opened, taken: [] });
    expect(arrive(opened, ['p2a', 'c2a'])).toEqual({ opened, taken: ['c2a'] });
  });

  it('are taken of the question that the next stage was asked for ahead of, which makes that stage no planned one', () => {
    const ahead = standingsOf(true);
    const opened = [first, { plan: 'x' }];
    expect(arrive(opened, ['p1a', 'p1b'], [], ahead)).toEqual({ opened, taken: ['p1b'] });
    expect(arrive(opened, ['p1b', 'p2a'], [], ahead)).toEqual({
      opened: [first, { plan: 'x', planned: true }],
      taken: ['p1b', 'p2a'],
    });
    const later = [...opened, { plan: 'y' }];
    expect(arrive(later, ['p2b'], [], ahead)).toEqual({ opened: later, taken: [] });
    expect(arrive(later, ['p1b', 'c2a', 'c2b', 'c3a'], [], ahead).taken).toEqual(['c2b', 'c3a']);
  });

  it('never shorten or reopen what was opened, whatever comes', () => {
    const stage = fc.constantFrom<OpenedStage>(
      { plan: 'x' },
      {},
      { planned: true },
      { plan: 'x', planned: true },
    );
    const ids = fc.array(fc.constantFrom(...standings.keys()), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(stage, { maxLength: 2 }), ids, ids, (later, arriving, answered) => {
        const opened = [first, ...later];
        const after = arrive(opened, arriving, answered);
        expect(after.opened.length).toBeGreaterThanOrEqual(opened.length);
        expect(after.opened.slice(0, opened.length - 1)).toEqual(opened.slice(0, -1));
        for (const id of after.taken) {
          const { stage: number, planned } = standings.get(id) ?? { stage: 0, planned: false };
          expect(number).toBeGreaterThanOrEqual(opened.length);
          expect(after.opened[number - 1]?.planned ?? false).toBe(planned);
        }
      }),
    );
    expect(openedOf(null)).toEqual([first]);
  });
});
