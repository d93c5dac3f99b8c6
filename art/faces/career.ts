import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height } from '#art/scene/frame.ts';
import { land, ridge } from '#art/scene/land.ts';
import { lantern } from '#art/scene/lantern.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { curve, polygon, ribbon } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { between, type Point, shares } from '#art/scene/numbers.ts';
import { oval, shape, stroke } from '#art/scene/paint.ts';
import { labyrinthPalette as p } from '#art/scene/palette.ts';
import { sky, stars } from '#art/scene/sky.ts';

/** Where the ways part. */
const fork: Point = [600, 686];

/** Six lit houses from left to right: farther ones higher in the frame and smaller. */
const houses: readonly (readonly [x: number, y: number, size: number, bend: number])[] = [
  [120, 498, 1.5, 60],
  [316, 420, 1, -46],
  [500, 366, 0.72, 34],
  [724, 372, 0.76, -40],
  [906, 430, 1.05, 52],
  [1086, 508, 1.55, -70],
];

/** A way from the fork to a house, as broad as it is near. */
const way = ([x, y, size, bend]: (typeof houses)[number]): string => {
  const steps = shares(24);
  const middle = (share: number): Point => [
    between(fork[0], x, share) + Math.sin(share * Math.PI * 2) * bend * (1 - share),
    between(fork[1], y + 9 * size, share ** 0.72),
  ];
  const half = (share: number) => between(13, 1.1 * size, share ** 0.5);
  return ribbon(
    steps.map((share) => [middle(share)[0] - half(share), middle(share)[1]]),
    steps.map((share) => [middle(share)[0] + half(share), middle(share)[1]]),
  );
};

const house = ([x, y, size]: (typeof houses)[number]): string =>
  shape(
    polygon([
      [x - 13 * size, y + 10 * size],
      [x - 13 * size, y - 6 * size],
      [x, y - 17 * size],
      [x + 13 * size, y - 6 * size],
      [x + 13 * size, y + 10 * size],
    ]),
    oklch(0.11, 0.022, 212),
  ) +
  glow([x, y], 5 * size, p.light, { reach: 15, outer: p.rose }) +
  shape(
    polygon([
      [x - 4 * size, y + 5 * size],
      [x - 4 * size, y - 4 * size],
      [x + 4 * size, y - 4 * size],
      [x + 4 * size, y + 5 * size],
    ]),
    p.pale,
  );

/** An arm of the signpost, pointed at its end. */
const arm = (y: number, side: 1 | -1, long: number, tilt: number): string => {
  const end = fork[0] + side * long;
  return shape(
    polygon([
      [fork[0] - side * 4, y - 9],
      [end, y - 9 + tilt],
      [end + side * 17, y + tilt],
      [end, y + 9 + tilt],
      [fork[0] - side * 4, y + 9],
    ]),
    oklch(0.1, 0.02, 210),
  );
};

const arms = [
  [440, -1, 112, -5],
  [452, 1, 96, -4],
  [476, -1, 86, 2],
  [490, 1, 118, 3],
  [514, -1, 102, 5],
  [528, 1, 84, 6],
] as const satisfies readonly (readonly [number, 1 | -1, number, number])[];

/** A signpost with six arms at a fork, and six lit houses in the hills that its ways lead to. */
export const scene = (): string =>
  frame(
    sky([
      [0, p.ink],
      [0.22, p.deep],
      [0.4, oklch(0.42, 0.05, 205)],
      [0.5, oklch(0.62, 0.07, 96)],
      [1, p.haze],
    ]),
    stars(61, 120, p.pale, { low: 260 }),
    land(
      ridge(
        62,
        [
          [-20, 350],
          [240, 292],
          [470, 330],
          [700, 286],
          [960, 322],
          [1220, 300],
        ],
        0.16,
      ),
      oklch(0.36, 0.045, 205),
      oklch(0.52, 0.05, 190),
      { foot: 520, fade: 1 },
    ),
    mist(290, 430, oklch(0.62, 0.05, 150), { veil: 0.4, torn: 0.4, seed: 63 }),
    land(
      ridge(
        64,
        [
          [-20, 420],
          [260, 396],
          [560, 366],
          [820, 384],
          [1220, 412],
        ],
        0.1,
      ),
      oklch(0.27, 0.04, 208),
      oklch(0.4, 0.045, 200),
      { foot: 640, fade: 0.8 },
    ),
    mist(390, 520, oklch(0.55, 0.045, 194), { veil: 0.25, torn: 0.4, seed: 65 }),
    land(
      ridge(
        66,
        [
          [-20, 512],
          [200, 520],
          [520, 560],
          [800, 552],
          [1220, 516],
        ],
        0.07,
      ),
      oklch(0.19, 0.034, 210),
      oklch(0.28, 0.04, 206),
      { foot: 760, fade: 0.6 },
    ),
    layer({ blur: [1.4, 0.8], opacity: 0.62 }, ...houses.map((one) => shape(way(one), p.light, 0.62))),
    ...houses.map(house),
    pool([fork[0], fork[1] - 6], 330, 92, p.light, 0.55, p.rose),
    land(
      ridge(
        67,
        [
          [-20, 742],
          [300, 700],
          [600, 672],
          [900, 704],
          [1220, 752],
        ],
        0.05,
      ),
      oklch(0.14, 0.026, 210),
      oklch(0.1, 0.02, 212),
      { foot: height, fade: 0.2 },
    ),
    pool([fork[0], fork[1] + 16], 250, 46, p.light, 0.5, p.rose),
    shape(
      ribbon(
        [
          [548, 900],
          [574, 780],
          [588, 690],
        ],
        [
          [692, 900],
          [634, 780],
          [612, 690],
        ],
      ),
      p.light,
      0.2,
    ),
    stroke(`M${fork[0]} 704V418`, oklch(0.1, 0.02, 210), 13),
    ...arms.map(([y, side, long, tilt]) => arm(y, side, long, tilt)),
    stroke(
      curve([
        [600, 424],
        [626, 416],
        [640, 424],
      ]),
      oklch(0.1, 0.02, 210),
      4,
    ),
    oval(600, 418, 8, 8, oklch(0.1, 0.02, 210)),
    lantern([640, 462], 2.1, p.pale, oklch(0.09, 0.018, 212), p.light),
    finish([fork[0], fork[1] - 106], {
      vignette: 0.62,
      ink: oklch(0.05, 0.015, 214),
      tint: p.haze,
      seed: 68,
    }),
  );
