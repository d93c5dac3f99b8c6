import { describe, expect, it } from 'vitest';
import { drawCube, drawFolding, drawNet, drawSheet, drawTurnedOptions, drawTurnedStem } from '../spatial.ts';

/** Every coordinate pair of the straight paths of a drawing. */
const pairs = (drawing: string): number[][] =>
  [...drawing.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe('turned figures', () => {
  const figure = {
    shape: 'tiles',
    cells: [
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 2],
    ],
    filled: 3,
  } as const;

  it('fill one square and leave the others empty', () => {
    const [drawing = ''] = drawTurnedOptions([{ figure, turn: 90 }]);
    expect(drawing.match(/fill="none"/g)).toHaveLength(3);
    expect(drawing.match(/fill="currentColor"/g)).toHaveLength(1);
  });

  it('stand in the middle of their field, whichever way they are turned', () => {
    for (const drawing of drawTurnedOptions([0, 90, 180, 270, 30].map((turn) => ({ figure, turn })))) {
      for (const axis of [0, 1]) {
        const values = pairs(drawing).map((pair) => pair[axis] ?? 0);
        expect((Math.min(...values) + Math.max(...values)) / 2).toBeCloseTo(50, 1);
        expect(Math.min(...values)).toBeGreaterThan(3);
      }
    }
  });

  it('come back as they were after four quarter turns', () => {
    const [once, again] = drawTurnedOptions([0, 360].map((turn) => ({ figure, turn })));
    expect(again).toBe(once);
  });

  it('of lines start with a ring that the line does not enter, and end with a dot', () => {
    const points = [
      [0, 0],
      [2, 0],
      [2, 1],
    ] as const;
    const drawing = drawTurnedStem({ figure: { shape: 'line', points }, turn: 0 });
    const [ring, dot] = [
      ...drawing.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="(\w+)"/g),
    ];
    expect([ring?.[4], dot?.[4]]).toEqual(['none', 'currentColor']);
    const [start] = pairs(drawing);
    expect((start?.[0] ?? 0) - Number(ring?.[1])).toBeCloseTo(Number(ring?.[3]), 1);
  });
});

describe('cubes', () => {
  it('draw each face with its mark, in a hexagon that fits the field', () => {
    const drawing = drawCube({ top: 'disc', right: 'cross', left: 'ring' });
    expect(drawing.match(/matrix\(/g)).toHaveLength(3);
    const corners = pairs(drawing.replace(/<path[^>]*transform[^>]*>/g, ''));
    expect(corners).toHaveLength(12);
    for (const [x = 0, y = 0] of corners) expect(Math.hypot(x - 50, y - 50)).toBeLessThan(46.1);
  });

  it('come from nets whose squares share edges', () => {
    const drawing = drawNet([
      { column: 0, row: 0, mark: 'disc' },
      { column: 1, row: 0, mark: 'ring' },
    ]);
    const [, first, , , second] = pairs(drawing.replace(/<path[^>]*transform[^>]*>/g, ''));
    expect(first).toEqual(second);
  });
});

describe('folded sheets', () => {
  const paper = [
    [0, 0],
    [12, 0],
    [12, 12],
    [0, 12],
  ] as const;
  const stage = {
    paper,
    edges: [],
    moving: paper.map(([x, y]) => [x / 2, y] as const),
    line: [
      [6, 0],
      [6, 12],
    ],
    way: [
      [3, 6],
      [9, 6],
    ],
  } as const;
  const punch = { paper, edges: [], holes: [[9, 3]] } as const;

  it('have a dashed line for each fold, and the holes in the last picture alone', () => {
    const drawing = drawFolding([stage, stage, stage], punch);
    expect(drawing.match(/stroke-dasharray="5 4"/g)).toHaveLength(3);
    expect(drawing.match(/<circle/g)).toHaveLength(1);
    expect(drawing.match(/translate/g)).toHaveLength(5);
  });

  it('never are broader than 1.6 to 1', () => {
    for (const stages of [
      [stage, stage],
      [stage, stage, stage],
    ]) {
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawFolding(stages, punch)) ?? [];
      expect(Number(width) / Number(height)).toBeLessThanOrEqual(1.6);
    }
  });

  it('show their holes where they are when opened', () => {
    const drawing = drawSheet([
      [1, 1],
      [11, 6],
    ]);
    expect([...drawing.matchAll(/cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => [Number(x), Number(y)])).toEqual(
      [
        [15, 15],
        [85, 50],
      ],
    );
  });
});
