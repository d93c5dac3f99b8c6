import { describe, expect, it } from 'vitest';
import { drawRelationsAlike, drawRelationsBeside } from './beside.ts';
import { drawRelations, type ToldFigure } from './steps.ts';

const hands = (degrees: number): ToldFigure => ({
  figure: { kind: 'hands', frame: 2, long: 1, short: (1 + degrees / 45 + 8) % 8 },
  told: { degrees, start: 45 },
});
const pair: ToldFigure = {
  figure: { kind: 'pair', large: 5, small: 4, largeBlack: true, corner: 2 },
  told: { from: 4, way: '+1', to: 5 },
};
const turns = [-135, -90, -45, 45, 90, 135, 180].map(hands);

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const within = (outer: Box, inner: Box, room: number) =>
  inner.left >= outer.left + room &&
  inner.right <= outer.right - room &&
  inner.top >= outer.top + room &&
  inner.bottom <= outer.bottom - room;

/** Signs as wide as the widest face of a system draws them, and digits as tall as its capitals. */
function writtenIn(svg: string): (Box & { text: string })[] {
  const found = svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"[^>]*font-size="(\d+)"[^>]*>([^<]+)</g);
  return [...found].map(([, x, y, size, text = '']) => {
    const em = Number(size);
    const half = ([...text].length - (text.includes('°') ? 1 / 3 : 0)) * em * 0.3;
    return {
      text,
      left: Number(x) - half,
      right: Number(x) + half,
      top: Number(y) - 0.36 * em,
      bottom: Number(y) + 0.36 * em,
    };
  });
}

function loopIn(svg: string): Box {
  const [, x, y, width, height] = (
    /<rect x="([-\d.]+)" y="([-\d.]+)" width="([-\d.]+)" height="([-\d.]+)" rx="\d+" fill="none" stroke="currentColor" stroke-width="1.6"/.exec(
      svg,
    ) ?? []
  ).map(Number) as [number, number, number, number, number];
  return { left: x, right: x + width, top: y, bottom: y + height };
}

/** The field of the first of two figures, about its middle. */
const fieldOf = (svg: string): Box => {
  const [, , height] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number) as [number, number, number];
  return { left: -56, right: 56, top: -56, bottom: height - 56 };
};

describe('what of a relation is wrong', () => {
  const drawn = [...turns, pair].map((one) => ({
    one,
    svg: drawRelationsBeside(one, pair, { filled: false, relation: true }),
  }));

  it('has a loop around it that leaves it free, and lies within the field', () => {
    for (const { one, svg } of drawn) {
      const written = writtenIn(svg);
      const said = written['degrees' in one.told ? 0 : 1];
      expect(said, svg).toBeDefined();
      if (!said) continue;
      const loop = loopIn(svg);
      expect(within(loop, said, 5), said.text).toBe(true);
      expect(within(fieldOf(svg), loop, 4), said.text).toBe(true);
    }
  });

  it('has no number beside it that touches the loop', () => {
    const svg = drawRelationsAlike(pair, pair);
    const [from, , to] = writtenIn(svg);
    const { left, right } = loopIn(svg);
    expect(from?.right).toBeLessThan(left);
    expect(to?.left).toBeGreaterThan(right);
    expect(to?.right).toBeLessThan(56);
  });
});

it('says a turn as sentences do: without a sign, and which way in an arrow, but for half of a turn', () => {
  for (const one of turns) {
    const svg = drawRelationsAlike(one, one);
    const degrees = 'degrees' in one.told ? one.told.degrees : 0;
    expect(writtenIn(svg).map(({ text }) => text)).toEqual([
      `${Math.abs(degrees)}°`,
      `${Math.abs(degrees)}°`,
    ]);
    const ways = [...svg.matchAll(/A8 8 0 1 ([01]) /g)].map(([, way]) => way);
    expect(ways).toEqual(degrees === 180 ? [] : Array(2).fill(degrees > 0 ? '1' : '0'));
  }
});

it('writes under figures in a line well within their frame', () => {
  const svg = drawRelations(turns.map((one) => ({ ...one, framed: true })));
  const [, , height] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number) as [number, number, number];
  for (const [at, { left, right, bottom }] of writtenIn(svg).entries()) {
    expect(left).toBeGreaterThan(140 * at + 6);
    expect(right).toBeLessThan(140 * (at + 1) - 6);
    expect(bottom).toBeLessThan(height - 8);
  }
});
