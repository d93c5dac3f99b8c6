import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { polygon } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { random, tenth } from '#art/scene/numbers.ts';
import { box, downward, oval, shape, stroke } from '#art/scene/paint.ts';
import { bridgePalette as p } from '#art/scene/palette.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { glints, reflection } from '#art/scene/water.ts';

const quay = 664;
const wall = { left: 372, right: 828, top: 206 } as const;
const dark = oklch(0.115, 0.028, 298);

/** Panes of a row and of a column: four either way. */
const four = [0, 1, 2, 3] as const;
const pane = { wide: 50, high: 68 } as const;
const across = (column: number): number => wall.left + 66 + column * 108;
const down = (row: number): number => wall.top + 62 + row * 102;

type Behind = 'plain' | 'shutter' | 'curtain' | 'sitter' | 'plant' | 'lamp' | 'open' | 'late';

/** What each window shows: no two of a row alike. */
const behind: readonly (readonly Behind[])[] = [
  ['late', 'lamp', 'plain', 'shutter'],
  ['curtain', 'plain', 'sitter', 'late'],
  ['open', 'shutter', 'lamp', 'plant'],
  ['sitter', 'late', 'curtain', 'open'],
];

const lights: Readonly<Record<Behind, readonly [light: string, strength: number]>> = {
  plain: [oklch(0.86, 0.09, 66), 0.42],
  shutter: [oklch(0.8, 0.11, 56), 0.3],
  curtain: [oklch(0.72, 0.12, 36), 0.34],
  sitter: [oklch(0.88, 0.08, 78), 0.46],
  plant: [oklch(0.86, 0.075, 105), 0.4],
  lamp: [oklch(0.92, 0.06, 84), 0.56],
  open: [oklch(0.9, 0.07, 74), 0.5],
  late: [oklch(0.5, 0.06, 290), 0.14],
};

/** What stands in a window, between the room's light and us. */
function within(kind: Behind, x: number, y: number): string {
  const { wide, high } = pane;
  const foot = y + high;
  switch (kind) {
    case 'shutter':
      return (
        box(x, y, wide * 0.46, high, oklch(0.17, 0.04, 300)) +
        stroke(`M${x} ${y + 16}h23M${x} ${y + 32}h23M${x} ${y + 48}h23`, dark, 2)
      );
    case 'curtain':
      return shape(
        `M${x} ${y}h${wide}Q${x + 34} ${y + 26} ${x + 40} ${foot}H${x}Z`,
        oklch(0.42, 0.1, 26),
        0.78,
      );
    case 'sitter':
      return (
        oval(x + 20, foot - 34, 7.5, 9, dark) +
        shape(
          `M${x + 3} ${foot}Q${x + 6} ${foot - 24} ${x + 20} ${foot - 25}Q${x + 35} ${foot - 24} ${x + 38} ${foot}Z`,
          dark,
        )
      );
    case 'plant':
      return (
        stroke(
          `M${x + 32} ${foot - 8}q-14 -20 -12 -34M${x + 32} ${foot - 8}q1 -22 -1 -36M${x + 32} ${foot - 8}q10 -16 13 -27`,
          dark,
          4,
        ) + shape(`M${x + 22} ${foot - 10}h20l-4 10h-12Z`, dark)
      );
    case 'lamp':
      return (
        glow([x + 25, y + 26], 6, p.pale, { reach: 5, strength: 0.9 }) +
        shape(`M${x + 15} ${y + 27}l5 -14h10l5 14Z`, oklch(0.52, 0.1, 60)) +
        stroke(`M${x + 25} ${y}v13`, dark, 2)
      );
    case 'open':
      return shape(
        polygon([
          [x + wide, y],
          [x + wide + 19, y - 6],
          [x + wide + 19, foot + 6],
          [x + wide, foot],
        ]),
        oklch(0.6, 0.08, 60),
        0.5,
      );
    case 'late':
    case 'plain':
      return '';
  }
}

function aperture(row: number, column: number): string {
  const kind = behind[row]?.[column] ?? 'plain';
  const [light, strength] = lights[kind];
  const [x, y] = [across(column) - pane.wide / 2, down(row)];
  const middle = [across(column), y + pane.high / 2] as const;
  return (
    glow(middle, 15, light, { strength: strength * 0.8, reach: 8, outer: p.rose }) +
    box(
      x,
      y,
      pane.wide,
      pane.high,
      downward(y, y + pane.high, [
        [0, light],
        [1, kind === 'late' ? oklch(0.24, 0.05, 292) : oklch(0.68, 0.115, 48)],
      ]),
    ) +
    within(kind, x, y) +
    stroke(`M${across(column)} ${y}v${pane.high}M${x} ${y + 26}h${pane.wide}`, dark, 3) +
    box(x - 6, y + pane.high, pane.wide + 12, 5, oklch(0.3, 0.045, 305))
  );
}

/** The house: a wall of four storeys under a low roof, with chimneys and a door that stands open. */
const house = (): string =>
  shape(
    polygon([
      [wall.left - 22, wall.top + 4],
      [wall.left + 46, wall.top - 62],
      [wall.right - 46, wall.top - 62],
      [wall.right + 22, wall.top + 4],
    ]),
    oklch(0.13, 0.03, 298),
  ) +
  shape(`M446 ${wall.top - 56}v-54h34v54ZM716 ${wall.top - 56}v-42h30v42Z`, oklch(0.12, 0.028, 298)) +
  box(
    wall.left,
    wall.top,
    wall.right - wall.left,
    quay - wall.top,
    downward(wall.top, quay, [
      [0, oklch(0.2, 0.042, 302)],
      [0.7, oklch(0.165, 0.036, 300)],
      [1, dark],
    ]),
  ) +
  stroke(
    [1, 2, 3].map((row) => `M${wall.left} ${down(row) - 20}H${wall.right}`).join(''),
    oklch(0.25, 0.045, 305),
    3,
    0.7,
  ) +
  stroke(`M${wall.left - 22} ${wall.top + 4}H${wall.right + 22}`, oklch(0.46, 0.07, 330), 3, 0.8) +
  four.map((row) => four.map((column) => aperture(row, column)).join('')).join('');

/** Lower houses to either side, asleep. */
function neighbours(): string {
  const next = random(731);
  const rows = [
    [-30, 150, 470],
    [118, 130, 520],
    [240, 134, 436],
    [826, 120, 480],
    [944, 150, 528],
    [1092, 140, 452],
  ] as const;
  return rows
    .map(([x, wide, top]) => {
      const tall = 26 + 26 * next();
      return shape(
        polygon([
          [x, quay],
          [x, top],
          [x + wide / 2, top - tall],
          [x + wide, top],
          [x + wide, quay],
        ]),
        oklch(0.125 + 0.025 * next(), 0.032, 300),
      );
    })
    .join('');
}

/** Each window's light on the water, as long as it is bright. */
const below = (): string =>
  four
    .map((column) =>
      shape(glints(740 + column, across(column), [quay + 10, 880], [20, 46], 46), p.light, 0.55),
    )
    .join('');

/** A house by the water at dusk with sixteen windows, and in each another light. */
export const scene = (): string => {
  const town = neighbours() + house();
  return frame(
    sky([
      [0, oklch(0.15, 0.04, 292)],
      [0.34, oklch(0.28, 0.055, 300)],
      [0.6, oklch(0.5, 0.07, 330)],
      [0.74, oklch(0.74, 0.1, 38)],
      [1, p.haze],
    ]),
    stars(732, 90, p.pale, { low: 240 }),
    mist(60, 330, oklch(0.3, 0.055, 302), { veil: 0.1, torn: 0.6, seed: 733 }),
    land(
      ridge(
        734,
        [
          [-20, 470],
          [260, 420],
          [600, 452],
          [920, 414],
          [1220, 460],
        ],
        0.12,
      ),
      oklch(0.33, 0.055, 312),
      oklch(0.58, 0.075, 340),
      { foot: quay, fade: 0.8 },
    ),
    mist(400, 600, oklch(0.66, 0.075, 350), { veil: 0.24, torn: 0.4, seed: 735 }),
    town,
    box(
      0,
      quay,
      width,
      height - quay,
      downward(quay, height, [
        [0, oklch(0.33, 0.055, 312)],
        [0.4, oklch(0.22, 0.045, 302)],
        [1, oklch(0.12, 0.03, 298)],
      ]),
    ),
    reflection(
      quay + 8,
      height,
      { scale: 13, across: 0.006, down: 0.06, seed: 736, opacity: 0.62, squash: 0.55, widen: 0.04 },
      town,
    ),
    below(),
    box(0, quay - 2, width, 12, oklch(0.1, 0.025, 298)),
    stroke(`M0 ${quay - 2}H${width}`, oklch(0.42, 0.06, 325), 2, 0.8),
    layer(
      { blur: [10, 4], opacity: 0.5 },
      box(wall.left, quay + 12, wall.right - wall.left, tenth(26), p.rose),
    ),
    mist(quay - 10, 800, oklch(0.4, 0.055, 310), { veil: 0.12, torn: 0.5, seed: 737 }),
    finish([600, 430], { vignette: 0.6, ink: oklch(0.06, 0.02, 296), tint: p.haze, seed: 738 }),
  );
};
