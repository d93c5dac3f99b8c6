import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { curve } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { type Point, random } from '#art/scene/numbers.ts';
import { box, downward, oval, shape, sideways, stroke } from '#art/scene/paint.ts';
import { labyrinthPalette as p } from '#art/scene/palette.ts';
import { camera } from '#art/scene/perspective.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { block } from '#art/scene/solid.ts';
import { woods } from '#art/scene/trees.ts';
import { glints, reflection } from '#art/scene/water.ts';

const shore = 330;
const { see } = camera({ centre: 760, horizon: shore, eye: 2.9, yaw: -0.2 });
const lamp: Point = [806, 288];

const farShore = ridge(
  131,
  [
    [-20, 318],
    [180, 306],
    [420, 322],
    [640, 326],
    [760, 318],
    [900, 312],
    [1060, 322],
    [1220, 304],
  ],
  0.08,
);

const otherSide = (): string =>
  sky(
    [
      [0, oklch(0.14, 0.03, 220)],
      [0.45, oklch(0.26, 0.042, 212)],
      [0.85, oklch(0.44, 0.045, 202)],
      [1, oklch(0.52, 0.045, 190)],
    ],
    shore + 2,
  ) +
  stars(41, 120, '#eaf2f0', { low: 260, opacity: 0.75 }) +
  land(
    ridge(
      132,
      [
        [-20, 250],
        [200, 190],
        [420, 244],
        [620, 214],
        [840, 158],
        [1040, 218],
        [1220, 180],
      ],
      0.16,
    ),
    oklch(0.36, 0.042, 206),
    oklch(0.5, 0.045, 196),
    { foot: shore, fade: 1 },
  ) +
  mist(200, 340, oklch(0.55, 0.045, 194), { veil: 0.45, torn: 0.5, seed: 43 }) +
  land(
    ridge(
      133,
      [
        [-20, 290],
        [260, 268],
        [520, 300],
        [800, 276],
        [1220, 262],
      ],
      0.1,
    ),
    oklch(0.28, 0.04, 208),
    oklch(0.44, 0.044, 200),
    { foot: shore },
  ) +
  mist(256, 350, oklch(0.55, 0.045, 192), { veil: 0.4, torn: 0.4, seed: 44 }) +
  land(farShore, oklch(0.2, 0.034, 210), oklch(0.32, 0.04, 204), { foot: shore + 1 }) +
  shape(woods(134, farShore, 9, 8, [8, 34]), oklch(0.19, 0.033, 210)) +
  stroke(`M${lamp[0]} 326V${lamp[1]}`, oklch(0.12, 0.025, 212), 2) +
  glow(lamp, 9, p.pale, { strength: 1, reach: 17, outer: p.light }) +
  oval(lamp[0], lamp[1], 4.2, 5, '#fffbe8');

/** The landing: planks across two beams, one row of posts each side, and steps into the water at its end. */
const landing = (): string => {
  const next = random(46);
  const wide = 2.1;
  const x = -3.1;
  let text = '';
  const posts = (z: number) =>
    [-1, 1]
      .map((side) =>
        block(see, [x + (side * wide) / 2, -0.9, z], [0.2, 1.55, 0.2], {
          front: downward(see([x, 0.6, z])[1], see([x, -0.9, z])[1], [
            [0, oklch(0.17, 0.028, 205)],
            [1, oklch(0.08, 0.018, 212)],
          ]),
          right: oklch(0.25, 0.04, 150),
          left: oklch(0.09, 0.018, 212),
          top: oklch(0.42, 0.05, 120),
        }),
      )
      .join('');
  for (let z = 13.6; z > 2.4; z -= 0.27) {
    const skew = (next() - 0.5) * 0.08;
    const worn = next();
    const missing = z < 9.4 && z > 9.1;
    if (!missing) {
      text += block(see, [x + skew, 0.1, z], [wide - 0.1, 0.07, 0.23], {
        top: oklch(0.29 + worn * 0.07, 0.038, 190),
        front: oklch(0.13, 0.022, 208),
        right: oklch(0.4, 0.06, 110),
      });
    }
  }
  return [13.4, 10.4].map(posts).join('') + text + [7.2, 4.2].map(posts).join('');
};

const rope: Point[] = [
  see([-2.05, 0.5, 13.4]),
  see([-1.9, 0.06, 13.2]),
  see([-1.75, -0.3, 13]),
  see([-1.3, -0.36, 12.6]),
];

/** A ferry landing without a boat; on the far shore a lamp is lit. */
export const scene = (): string =>
  frame(
    otherSide(),
    box(0, shore, width, height - shore, p.deep),
    reflection(
      shore,
      height,
      { scale: 16, across: 0.006, down: 0.07, seed: 15, opacity: 0.9, widen: 0.04 },
      otherSide(),
    ),
    box(
      0,
      shore,
      width,
      height - shore,
      downward(shore, height, [
        [0, oklch(0.5, 0.045, 195), 0.2],
        [0.25, oklch(0.26, 0.04, 208), 0.4],
        [1, oklch(0.1, 0.022, 213), 0.92],
      ]),
    ),
    layer(
      { blur: [5, 3], opacity: 0.75 },
      box(
        lamp[0] - 9,
        shore + 6,
        18,
        480,
        downward(shore, 820, [
          [0, p.light, 0.85],
          [0.5, p.light, 0.4],
          [1, p.light, 0],
        ]),
      ),
    ),
    shape(glints(47, lamp[0], [shore + 4, 880], [12, 62], 120), p.pale, 0.75),
    shape(glints(48, 560, [shore + 20, 890], [520, 680], 90), oklch(0.56, 0.045, 198), 0.3),
    mist(300, 420, oklch(0.6, 0.045, 190), { veil: 0.3, torn: 0.4, seed: 49 }),
    landing(),
    stroke(curve(rope), oklch(0.3, 0.04, 150), 2.4),
    mist(360, 620, p.haze, { veil: 0.08, torn: 0.3, seed: 50 }),
    box(
      0,
      0,
      380,
      height,
      sideways(0, 380, [
        [0, oklch(0.05, 0.014, 214), 0.5],
        [1, oklch(0.05, 0.014, 214), 0],
      ]),
    ),
    finish([lamp[0] - 40, lamp[1] + 90], {
      vignette: 0.6,
      ink: oklch(0.05, 0.015, 214),
      tint: p.haze,
      seed: 33,
    }),
  );
