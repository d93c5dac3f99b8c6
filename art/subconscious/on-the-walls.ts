import { blend, oklch } from '#art/scene/colour.ts';
import { figure } from '#art/scene/figure.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { glow, pool } from '#art/scene/light.ts';
import { mist } from '#art/scene/mist.ts';
import { clamp, type Point, shares } from '#art/scene/numbers.ts';
import { box, downward, sideways } from '#art/scene/paint.ts';
import { labyrinthPalette as p } from '#art/scene/palette.ts';
import { camera, type Place } from '#art/scene/perspective.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { block } from '#art/scene/solid.ts';

const horizon = 270;
const tall = 5.4;
const { see, scaleAt } = camera({ centre: 600, horizon, eye: tall + 4.2, focal: 900, yaw: -0.2 });
const light: Point = [782, 262];

// From far to near. Every other row and column is as thin as a wall, those between are as wide as a path; beyond its edges
// the plan goes on with itself, out into the mist.
const plan = [
  '#       # # #     #   #   # ',
  '# ### ### # ### ### ### ### ',
  '    # #   #     # #   #     ',
  '##### # ######### # ### ####',
  '#     #       #     #   #   ',
  '# ### #   # ### # ##### # ##',
  '#   #     #     # #     #   ',
  '### ##### ######### # ##### ',
  '    #     #       #   #     ',
  '# ####### # ##### # ##### # ',
  '  #       #   #   #     #   ',
  '# # ##### #   ##### ### ### ',
  '#   #     #   #     #     # ',
  '##### ### # ####### ##### ##',
  '    #     #       #     #   ',
  '# ##### ##### ##### # ##### ',
];
const rows = 30;
const thin = 1;
const broad = 4.6;
const along = (index: number): number => Math.floor(index / 2) * (thin + broad) + (index % 2 ? thin : 0);
const leftOf = (column: number): number => along(column) + 2.8;
const nearOf = (line: number): number => along(line) + 2;

const farness = (z: number): number => clamp((z - 6) / 62) ** 0.62;
const air = (far: number): string => blend(oklch(0.3, 0.04, 205), oklch(0.76, 0.08, 98), far);

/** A stretch of wall, paler the farther away. */
const wall = (from: number, to: number, z: number, deep: number): string => {
  const tone = (lightness: number, at: number) => {
    const far = farness(at);
    return blend(oklch(lightness, 0.03, 212), air(far), far * 0.94);
  };
  const receding = (x: number, lightness: number) =>
    sideways(see([x, 0, z])[0], see([x, 0, z + deep])[0], [
      [0, tone(lightness, z)],
      [1, tone(lightness, z + deep)],
    ]);
  const lit = (at: number) => blend(oklch(0.34, 0.045, 195), oklch(0.88, 0.09, 92), farness(at));
  return block(see, [(from + to) / 2, 0, z + deep / 2], [to - from, tall, deep], {
    front: tone(0.12, z),
    left: receding(from, 0.16),
    right: receding(to, 0.21),
    top: downward(see([from, tall, z + deep])[1], see([from, tall, z])[1], [
      [0, lit(z + deep)],
      [1, lit(z)],
    ]),
  });
};

/** Walls across are drawn in one piece, those that lead away a cell at a time; the outer ones first. */
const stretches = (line: number): (readonly [number, number])[] => {
  const cells = plan.at(-1 - (line % plan.length)) ?? '';
  return [...`${cells}${cells}${cells}`.matchAll(line % 2 ? /#/g : /#+/g)]
    .map(({ index, 0: run }) => {
      const column = index - 1.5 * cells.length;
      return [leftOf(column), leftOf(column + run.length)] as const;
    })
    .toSorted(([from, to], [nextFrom, nextTo]) => Math.abs(nextFrom + nextTo) - Math.abs(from + to));
};

const seenFrom = (z: number): readonly [number, number] => [-8 - z * 1.2, 8 + z * 0.6];

/** Lit mist at one distance, over all that lies beyond: it fills the paths from their ground up. */
const bank = (z: number, strength: number): string => {
  const [top, foot] = [see([0, tall * 0.9, z])[1], see([0, 0, z])[1]];
  if (top > height) return '';
  const end = foot + (foot - horizon) * 0.7;
  const colour = air(clamp(farness(z) * 0.95 + 0.1));
  const paint = downward(top, end, [
    [0, colour, 0],
    [(foot - top) / (end - top), colour, strength],
    [1, colour, 0],
  ]);
  return box(0, top, width, end - top, paint);
};

/** One row of the labyrinth. Near ones are cut into slices, lest the mist stand in steps along the walls. */
const row = (line: number): string => {
  const deep = line % 2 ? broad : thin;
  const slices = line % 2 ? Math.max(1, 10 - line) : 1;
  const slice = deep / slices;
  return shares(slices)
    .slice(0, -1)
    .toReversed()
    .map((share) => {
      const z = nearOf(line) + deep * share;
      const [from, to] = seenFrom(z + slice);
      return (
        stretches(line)
          .filter(([left, right]) => right > from && left < to)
          .map(([left, right]) => wall(left, right, z, slice + 0.05))
          .join('') + bank(z, 0.12 * slice)
      );
    })
    .join('');
};

const top: Place = [-7.9, tall, 17.1];
const somebody = see(top);

/** Over a labyrinth full of lit mist, far as one sees: somebody walks along the top of its walls. */
export const scene = (): string =>
  frame(
    sky(
      [
        [0, oklch(0.15, 0.03, 220)],
        [0.45, oklch(0.28, 0.042, 212)],
        [0.75, oklch(0.42, 0.05, 195)],
        [1, oklch(0.64, 0.06, 108)],
      ],
      horizon,
    ),
    stars(31, 90, '#eef4ee', { low: 240, opacity: 0.7 }),
    box(
      0,
      horizon,
      width,
      height - horizon,
      downward(horizon, height, [
        [0, oklch(0.64, 0.06, 108)],
        [0.1, oklch(0.74, 0.08, 100)],
        [0.3, oklch(0.5, 0.06, 125)],
        [0.65, oklch(0.3, 0.04, 200)],
        [1, oklch(0.2, 0.03, 208)],
      ]),
    ),
    glow(light, 40, p.pale, { strength: 0.95, reach: 13, outer: p.light, flat: 1.3 }),
    Array.from({ length: rows }, (_, index) => row(rows - 1 - index)).join(''),
    mist(215, 400, oklch(0.84, 0.085, 92), { veil: 0.36, torn: 0.4, seed: 34 }),
    pool(light, 760, 250, p.light, 0.45),
    figure([somebody[0], somebody[1] + 2], 1.85 * scaleAt(top), {
      pose: 'walking',
      colour: oklch(0.08, 0.018, 215),
      rim: p.light,
      toLight: [0.9, -0.3],
      shadow: [-1.75, 0.8],
      shadowColour: p.ink,
    }),
    finish(light, { vignette: 0.6, ink: oklch(0.05, 0.015, 215), tint: p.haze, seed: 29 }),
  );
