import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../random.ts';
import { type Figure, mirrored, type RotationPlan, type Turned } from './figure.ts';
import { generateRotation } from './generate.ts';
import { images } from './tiles.ts';

const plans: readonly RotationPlan[] = [
  { kind: 'rotation', figure: 'tiles' },
  { kind: 'rotation', figure: 'line' },
];

/** The same for all turns of a figure, and another for its mirror image. */
function name(figure: Figure): string {
  if (figure.shape === 'line') {
    const steps = figure.points.slice(1).map(([x, y], at) => {
      const [fromX, fromY] = figure.points[at] ?? [0, 0];
      return [x - fromX, y - fromY] as const;
    });
    return steps
      .map(([x, y], at) => {
        const [nextX, nextY] = steps[at + 1] ?? [0, 0];
        return `${Math.abs(x) + Math.abs(y)} ${Math.sign(x * nextY - y * nextX)}`;
      })
      .join(', ');
  }
  const [filledX, filledY] = figure.cells[figure.filled] ?? [0, 0];
  let cells = figure.cells.map(([x, y]): [number, number] => [x - filledX, y - filledY]);
  const names = [0, 1, 2, 3].map(() => {
    cells = cells.map(([x, y]) => [-y, x]);
    return cells.map(String).sort().join(' ');
  });
  return names.sort()[0] ?? '';
}

const seeds = fc.string({ minLength: 1, maxLength: 8 });

describe.each(plans)('rotation against mirror: $figure', (plan) => {
  it('has one option that is the figure of the question, turned', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { stem, options, key } = generateRotation(plan, randomOf(seed));
        const fitting = options.flatMap(({ figure }, at) => (name(figure) === name(stem.figure) ? [at] : []));
        expect(fitting).toEqual([key]);
        expect(options[key]?.turn).not.toBe(stem.turn);
      }),
      { numRuns: 200 },
    );
  });

  it('has three figures and their mirror images for options, and says of each wrong one what it is', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { stem, options, faults } = generateRotation(plan, randomOf(seed));
        const names = options.map(({ figure }) => name(figure));
        expect(new Set(names).size).toBe(6);
        expect(options.map(({ figure }) => name(mirrored(figure))).sort()).toEqual([...names].sort());
        const kinds = faults.map(String).sort();
        expect(kinds).toEqual([
          'changed',
          'changed',
          'changedMirrored',
          'changedMirrored',
          'mirrored',
          'null',
        ]);
        expect(names[faults.indexOf('mirrored')]).toBe(name(mirrored(stem.figure)));
      }),
      { numRuns: 100 },
    );
  });

  it('is the same for the same seed', () => {
    expect(generateRotation(plan, randomOf('a'))).toEqual(generateRotation(plan, randomOf('a')));
    expect(generateRotation(plan, randomOf('a'))).not.toEqual(generateRotation(plan, randomOf('b')));
  });
});

describe('the figures', () => {
  const figures = plans.flatMap((plan) =>
    Array.from({ length: 60 }, (_, at): Turned => generateRotation(plan, randomOf(`figure ${at}`)).stem),
  );

  it('of squares have no symmetry', () => {
    for (const { figure } of figures) {
      if (figure.shape === 'tiles') expect(new Set(images(figure.cells)).size).toBe(8);
    }
  });

  it('of lines bend five times and never touch themselves', () => {
    for (const { figure } of figures) {
      if (figure.shape !== 'line') continue;
      expect(figure.points).toHaveLength(7);
      const passed = figure.points.slice(1).flatMap(([x, y], at) => {
        const [fromX, fromY] = figure.points[at] ?? [0, 0];
        const length = Math.abs(x - fromX) + Math.abs(y - fromY);
        return Array.from({ length }, (_, step) =>
          String([fromX + ((x - fromX) * (step + 1)) / length, fromY + ((y - fromY) * (step + 1)) / length]),
        );
      });
      expect(new Set(passed).size).toBe(passed.length);
    }
  });
});
