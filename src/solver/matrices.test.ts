import { describe, expect, it } from 'vitest';
import { UnreadableDrawingError } from './errors.ts';
import { solveMatrix } from './matrices.ts';

const option = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g transform="translate(50 50)">${content}</g></svg>`;
const stem = (cells: readonly string[]) => {
  const drawn = cells.map(
    (content, at) =>
      `<g transform="translate(${50 + (at % 3) * 112} ${50 + Math.floor(at / 3) * 112})">${content}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 324 324"><path d="M106 4V320M218 4V320M4 106H320M4 218H320" fill="none" stroke="currentColor" stroke-opacity="0.2"/>${drawn.join('')}<rect x="234" y="234" width="80" height="80" fill="none" stroke="currentColor" stroke-dasharray="3 6"/></svg>`;
};
const ink = (fill: number) =>
  `fill="currentColor" fill-opacity="${fill}" stroke="currentColor" stroke-width="2.5"`;
const disc = (radius: number, fill = 0, x = 0, y = 0) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" ${ink(fill)}/>`;
const square = (half: number, fill = 0) =>
  `<rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" ${ink(fill)}/>`;
const triangle = (reach: number, fill = 0) =>
  `<path d="M0 ${-reach}L${reach * 0.866} ${reach / 2}L${-reach * 0.866} ${reach / 2}Z" ${ink(fill)}/>`;
const wedge = (turn: number) => `<path transform="rotate(${turn})" d="M-12 30V-30L18 -12L-12 0" ${ink(0)}/>`;
const strokes = (...names: string[]) => {
  const lines: Record<string, string> = {
    n: 'M-38 -38H38',
    e: 'M38 -38V38',
    s: 'M38 38H-38',
    w: 'M-38 38V-38',
    v: 'M0 -30V30',
    h: 'M-30 0H30',
  };
  return `<path d="${names.map((name) => lines[name]).join('')}" fill="none" stroke="currentColor" stroke-width="4"/>`;
};
const beads = (count: number) =>
  Array.from({ length: count }, (_, at) => disc(7, 1, (at % 3) * 24 - 24, Math.floor(at / 3) * 24 - 24)).join(
    '',
  );
const solve = (cells: readonly string[], options: readonly string[]) =>
  solveMatrix(stem(cells), options.map(option));

describe('solveMatrix', () => {
  it('sees sizes grow while the form stays along a row', () => {
    const rows = [square, triangle, disc].flatMap((form) => [12, 20, 28].map((size) => form(size)));
    expect(
      solve(rows.slice(0, 8), [disc(12), disc(28), square(28), disc(20), triangle(28), disc(28, 1)]),
    ).toEqual([1]);
  });

  it('sees forms and shades that each stand once in a row', () => {
    const cells = [
      square(24, 0),
      triangle(24, 0.4),
      disc(24, 1),
      disc(24, 0.4),
      square(24, 1),
      triangle(24, 0),
      triangle(24, 1),
      disc(24, 0),
    ];
    expect(
      solve(cells, [
        square(24, 0),
        square(24, 0.4),
        square(24, 1),
        disc(24, 0.4),
        disc(24, 0),
        triangle(24, 0.4),
      ]),
    ).toEqual([1]);
  });

  it('adds and takes away', () => {
    expect(solve([1, 2, 3, 2, 2, 4, 4, 1].map(beads), [3, 4, 5, 6, 2, 1].map(beads))).toEqual([2]);
    expect(solve([5, 2, 3, 4, 3, 1, 6, 2].map(beads), [3, 4, 5, 6, 2, 1].map(beads))).toEqual([1]);
  });

  it('lays strokes over each other: both, either, or just one', () => {
    const pairs = [
      [
        ['n', 'e'],
        ['e', 's'],
      ],
      [
        ['w', 'h', 'n'],
        ['n', 'h', 's'],
      ],
      [
        ['n', 'v', 'e'],
        ['s', 'v', 'e'],
      ],
    ] as const;
    const rule = {
      and: [['e'], ['n', 'h']],
      or: [
        ['n', 'e', 's'],
        ['w', 'h', 'n', 's'],
      ],
      xor: [
        ['n', 's'],
        ['w', 's'],
      ],
    } as const;
    const options = [['v', 'e'], ['n', 'v', 'e', 's'], ['n', 's'], ['n', 'e'], ['v'], ['s', 'v']].map((set) =>
      strokes(...set),
    );
    const cells = (name: keyof typeof rule) =>
      pairs.flatMap(([one, two], row) => [
        strokes(...one),
        strokes(...two),
        ...(rule[name][row] ? [strokes(...rule[name][row])] : []),
      ]);
    expect(solve(cells('and'), options)).toEqual([0]);
    expect(solve(cells('or'), options)).toEqual([1]);
    expect(solve(cells('xor'), options)).toEqual([2]);
  });

  it('turns a figure on by the same angle, round the circle', () => {
    expect(
      solve([0, 90, 180, 45, 135, 225, 180, 270].map(wedge), [0, 90, 180, 45, 315, 135].map(wedge)),
    ).toEqual([0]);
  });

  it('explains every layer: a bead that goes round, an outer and an inner form', () => {
    const bead = (eighth: number) =>
      disc(4, 1, 44 * Math.sin((eighth * Math.PI) / 4), -44 * Math.cos((eighth * Math.PI) / 4));
    const cell = (outer: string, inner: string, eighth: number) => outer + inner + bead(eighth);
    const cells = [
      cell(square(28), disc(9, 1), 0),
      cell(square(28), triangle(12, 1), 1),
      cell(square(28), square(8, 1), 2),
      cell(disc(30), triangle(12, 1), 5),
      cell(disc(30), square(8, 1), 6),
      cell(disc(30), disc(9, 1), 7),
      cell(triangle(34), square(8, 1), 3),
      cell(triangle(34), disc(9, 1), 4),
    ];
    const right = cell(triangle(34), triangle(12, 1), 5);
    const wrong = [
      cell(triangle(34), triangle(12, 1), 6),
      cell(triangle(34), disc(9, 1), 5),
      cell(disc(30), triangle(12, 1), 5),
      triangle(34) + triangle(12, 1),
      cell(triangle(34), triangle(12, 0), 5),
    ];
    expect(solve(cells, [...wrong, right])).toEqual([5]);
  });

  it('finds nothing where a cell breaks the rule, and both where two options fit', () => {
    const sizes = [12, 20, 28, 12, 20, 28, 12, 20];
    expect(
      solve(
        sizes.map((size) => disc(size)),
        [28, 20, 12, 28, 20, 12].map((size) => disc(size)),
      ),
    ).toEqual([0, 3]);
    expect(
      solve(
        sizes.with(4, 28).map((size) => disc(size)),
        [28, 20, 12, 28, 20, 12].map((size) => disc(size)),
      ),
    ).toEqual([]);
  });

  it('finds nothing where one of several figures is inked otherwise', () => {
    const counts = [1, 2, 3, 2, 2, 4, 4, 1].map(beads);
    const options = [3, 4, 5, 6, 2, 1].map(beads);
    expect(solve(counts.with(5, beads(3) + disc(7, 0, -24, 0)), options)).toEqual([]);
  });

  it('needs an empty place', () => {
    expect(() => solveMatrix(option(disc(9)), [option(disc(9))])).toThrow(UnreadableDrawingError);
  });
});
