import { oklch } from '#drawing/scene/colour.ts';
import { finish } from '#drawing/scene/finish.ts';
import { scene as frame, height, width } from '#drawing/scene/frame.ts';
import { grass } from '#drawing/scene/grass.ts';
import { land, ridge } from '#drawing/scene/land.ts';
import { layer } from '#drawing/scene/layer.ts';
import { glow, pool } from '#drawing/scene/light.ts';
import { mist, noise } from '#drawing/scene/mist.ts';
import { between, type Point, shares } from '#drawing/scene/numbers.ts';
import { box, downward, oval, shape } from '#drawing/scene/paint.ts';
import { labyrinthPalette as p } from '#drawing/scene/palette.ts';
import { camera, type Place } from '#drawing/scene/perspective.ts';
import { sky } from '#drawing/scene/sky.ts';
import { tracks } from '#drawing/scene/tracks.ts';
import { woods } from '#drawing/scene/trees.ts';

const horizon = 222;
const view = camera({ centre: 560, horizon, eye: 5.2 });
const sun: Point = [842, 168];

/** One way from the viewer to the parting, then two that bend away from each other. */
const parting: Place = [0.3, 0, 15];
const stem = shares(12).map(
  (share): Place => [
    between(-1.5, parting[0], share) + Math.sin(share * 3) * 0.35,
    0,
    between(5.6, parting[2], share),
  ],
);
const branch = (aside: number, far: number): Place[] =>
  shares(16).map(
    (share): Place => [parting[0] + aside * share ** 1.6, 0, between(parting[2] + 0.4, far, share ** 0.9)],
  );

const prints = {
  hollow: oklch(0.3, 0.042, 212),
  edge: oklch(0.9, 0.06, 92),
  towards: [-0.8, 1] as Point,
  stride: 0.74,
  size: 1.5,
};

const far = ridge(
  120,
  [
    [-20, 190],
    [160, 150],
    [360, 186],
    [560, 168],
    [760, 196],
    [980, 148],
    [1220, 182],
  ],
  0.12,
);
const forest = ridge(
  121,
  [
    [-20, 226],
    [260, 218],
    [520, 226],
    [800, 222],
    [1220, 214],
  ],
  0.05,
  3,
);
const drifts = [
  ridge(
    122,
    [
      [-20, 262],
      [300, 250],
      [640, 268],
      [1220, 246],
    ],
    0.03,
    3,
  ),
  ridge(
    123,
    [
      [-20, 330],
      [260, 352],
      [620, 322],
      [980, 356],
      [1220, 326],
    ],
    0.03,
    3,
  ),
  ridge(
    124,
    [
      [-20, 520],
      [320, 476],
      [700, 540],
      [1220, 470],
    ],
    0.03,
    3,
  ),
] as const;

/** A single row of footprints in fresh snow divides in two; the snow is empty to the woods. */
export const scene = (): string =>
  frame(
    sky(
      [
        [0, oklch(0.36, 0.04, 210)],
        [0.5, oklch(0.52, 0.04, 200)],
        [0.85, oklch(0.72, 0.05, 110)],
        [1, oklch(0.8, 0.06, 95)],
      ],
      horizon + 30,
    ),
    glow(sun, 24, p.pale, { strength: 0.85, reach: 15, outer: p.light, flat: 1.3 }),
    oval(sun[0], sun[1], 22, 22, oklch(0.97, 0.04, 95)),
    land(far, oklch(0.55, 0.04, 198), oklch(0.74, 0.05, 120), { foot: 260, fade: 1 }),
    mist(130, 260, oklch(0.82, 0.05, 100), { veil: 0.4, torn: 0.45, seed: 3 }),
    shape(
      woods(125, forest, 16, 12, [14, 58]),
      downward(150, 240, [
        [0, oklch(0.38, 0.042, 205)],
        [1, oklch(0.55, 0.04, 190)],
      ]),
    ),
    box(
      0,
      horizon + 8,
      width,
      height,
      downward(horizon, height, [
        [0, oklch(0.76, 0.045, 120)],
        [0.16, oklch(0.66, 0.035, 185)],
        [0.55, oklch(0.53, 0.036, 205)],
        [1, oklch(0.36, 0.04, 212)],
      ]),
    ),
    mist(190, 300, oklch(0.86, 0.05, 100), { veil: 0.5, torn: 0.4, seed: 5 }),
    land(drifts[0], oklch(0.75, 0.04, 130), oklch(0.62, 0.035, 195), { soft: true, hazeAt: 420 }),
    land(drifts[1], oklch(0.68, 0.036, 165), oklch(0.53, 0.036, 205), { soft: true, hazeAt: 620 }),
    land(drifts[2], oklch(0.58, 0.036, 195), oklch(0.38, 0.04, 211), { soft: true, hazeAt: 900 }),
    layer(
      {
        opacity: 0.5,
        fade: downward(240, 900, [
          [0, '#ffffff', 0],
          [0.4, '#ffffff', 0.7],
          [1, '#ffffff', 1],
        ]),
      },
      noise(oklch(0.86, 0.03, 150), { across: 0.004, down: 0.02, gain: 1.8, floor: -0.95, seed: 7 }),
    ),
    pool([sun[0] - 20, 330], 420, 150, p.pale, 0.4, p.light),
    tracks(view, branch(-13, 52), { ...prints, opacity: 0.75 }),
    tracks(view, branch(12, 46), { ...prints, opacity: 0.75 }),
    tracks(view, stem, prints),
    mist(230, 400, oklch(0.84, 0.045, 105), { veil: 0.34, torn: 0.3, seed: 11 }),
    shape(
      grass(126, [40, 460], 34, [14, 64], { lean: 0.12, ground: (x) => 838 + x * 0.05 }) +
        grass(127, [900, 1190], 26, [14, 56], { lean: -0.1, ground: (x) => 790 - (x - 900) * 0.1 }),
      oklch(0.2, 0.03, 212),
      0.85,
    ),
    finish([sun[0] - 120, 330], {
      vignette: 0.62,
      ink: oklch(0.12, 0.03, 214),
      tint: p.haze,
      seed: 27,
      wash: 0.14,
    }),
  );
