import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawLadder, ladderField, ladderScale, type Rung, rungShare } from './ladder.ts';

const palette = { lit: 'lit', unlit: 'unlit', ground: 'ground', axis: 'axis' };

/** Widths of the rungs, from the first, which is the lowest. */
const widthsOf = (drawing: string) =>
  [...drawing.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/g)].map(([, x, , width]) => [
    Number(x),
    Number(width),
  ]);

const rungs = fc.array(
  fc.record({ outcome: fc.constantFrom<Rung['outcome']>('solved', 'wrong', 'open'), seconds: fc.nat(4000) }),
  { minLength: 1, maxLength: 40 },
);

describe('the ladder', () => {
  it('is wider where it took longer, around one middle, and never wider than its field', () => {
    fc.assert(
      fc.property(rungs, (all) => {
        const solved = all.map((rung) => ({ ...rung, outcome: 'solved' as const }));
        const widths = widthsOf(drawLadder(solved, palette));
        expect(widths).toHaveLength(all.length);
        for (const [left = 0, width = 0] of widths) {
          expect(left + width / 2).toBeCloseTo(ladderField.width / 2, 1);
          expect(width).toBeLessThanOrEqual(ladderField.width);
        }
        const byTime = solved.map(({ seconds }, at) => [seconds, widths[at]?.[1] ?? 0] as const);
        const inOrder = byTime.toSorted(([one], [other]) => one - other).map(([, width]) => width);
        expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
      }),
    );
  });

  it('lights what was solved, fills what was wrong, and leaves the rest an outline', () => {
    const drawing = drawLadder(
      [
        { outcome: 'solved', seconds: 9 },
        { outcome: 'wrong', seconds: 9 },
        { outcome: 'open', seconds: 9 },
      ],
      palette,
    );
    expect(drawing.match(/fill="lit"/g)).toHaveLength(1);
    expect(drawing.match(/fill="unlit"/g)).toHaveLength(1);
    expect(drawing.match(/fill="ground" stroke="unlit"/g)).toHaveLength(1);
  });

  it('shows a round time that fits, and cuts only what took more than five times the middle', () => {
    const times = (...seconds: number[]) =>
      seconds.map((time) => ({ outcome: 'wrong' as const, seconds: time }));
    expect(ladderScale(times(10, 20, 40, 90))).toEqual({ widest: 90, unit: 30, cut: false });
    expect(ladderScale(times(10, 20, 30, 3600))).toEqual({ widest: 150, unit: 60, cut: true });
    expect(drawLadder(times(10, 20, 30, 3600), palette).match(/stroke-width="3"/g)).toHaveLength(1);
  });

  it('counts from below', () => {
    expect([rungShare(0, 4), rungShare(3, 4)]).toEqual([0.875, 0.125]);
    // To the hundredth, numbers of thirty rungs would stand up to a third of a rung beside theirs.
    expect(rungShare(7, 30)).toBeCloseTo(0.75, 10);
  });
});
