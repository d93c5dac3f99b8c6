import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { grass } from '#art/scene/grass.ts';
import { land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { mist, noise } from '#art/scene/mist.ts';
import { between, type Point, shares } from '#art/scene/numbers.ts';
import { box, downward, oval, shape } from '#art/scene/paint.ts';
import { labyrinthPalette as p } from '#art/scene/palette.ts';
import { camera, type Place } from '#art/scene/perspective.ts';
import { sky } from '#art/scene/sky.ts';
import { tracks } from '#art/scene/tracks.ts';
import { woods } from '#art/scene/trees.ts';

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
  hollow: oklch(0.16, 0.034, 214),
  edge: oklch(0.84, 0.085, 88),
  towards: [-0.8, 1] as Point,
  stride: 0.74,
  size: 1.6,
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
        [0, oklch(0.2, 0.035, 214)],
        [0.45, oklch(0.36, 0.042, 205)],
        [0.8, oklch(0.6, 0.06, 120)],
        [1, oklch(0.76, 0.08, 92)],
      ],
      horizon + 30,
    ),
    glow(sun, 24, p.pale, { strength: 0.85, reach: 15, outer: p.light, flat: 1.3 }),
    oval(sun[0], sun[1], 22, 22, oklch(0.97, 0.04, 95)),
    land(far, oklch(0.42, 0.044, 200), oklch(0.66, 0.06, 115), { foot: 260, fade: 1 }),
    mist(130, 260, oklch(0.8, 0.07, 95), { veil: 0.36, torn: 0.45, seed: 3 }),
    shape(
      woods(125, forest, 16, 12, [14, 58]),
      downward(150, 240, [
        [0, oklch(0.27, 0.04, 208)],
        [1, oklch(0.48, 0.045, 170)],
      ]),
    ),
    box(
      0,
      horizon + 8,
      width,
      height,
      downward(horizon, height, [
        [0, oklch(0.7, 0.06, 105)],
        [0.16, oklch(0.5, 0.045, 170)],
        [0.55, oklch(0.36, 0.042, 205)],
        [1, oklch(0.22, 0.036, 212)],
      ]),
    ),
    mist(190, 300, oklch(0.82, 0.075, 92), { veil: 0.42, torn: 0.4, seed: 5 }),
    land(drifts[0], oklch(0.74, 0.055, 100), oklch(0.55, 0.038, 195), { soft: true, hazeAt: 420 }),
    land(drifts[1], oklch(0.67, 0.045, 120), oklch(0.46, 0.04, 210), { soft: true, hazeAt: 620 }),
    land(drifts[2], oklch(0.52, 0.037, 201), oklch(0.27, 0.037, 212), { soft: true, hazeAt: 900 }),
    layer(
      {
        opacity: 0.4,
        fade: downward(240, 900, [
          [0, '#ffffff', 0],
          [0.4, '#ffffff', 0.7],
          [1, '#ffffff', 1],
        ]),
      },
      noise(oklch(0.76, 0.035, 190), { across: 0.004, down: 0.02, gain: 1.8, floor: -0.95, seed: 7 }),
    ),
    pool([sun[0] - 20, 330], 420, 150, p.light, 0.5, p.rose),
    tracks(view, branch(-13, 52), { ...prints, opacity: 0.9 }),
    tracks(view, branch(12, 46), { ...prints, opacity: 0.9 }),
    tracks(view, stem, prints),
    mist(230, 380, oklch(0.82, 0.075, 92), { veil: 0.26, torn: 0.3, seed: 11 }),
    shape(
      grass(126, [40, 460], 34, [14, 64], { lean: 0.12, ground: (x) => 838 + x * 0.05 }) +
        grass(127, [900, 1190], 26, [14, 56], { lean: -0.1, ground: (x) => 790 - (x - 900) * 0.1 }),
      oklch(0.13, 0.024, 212),
      0.9,
    ),
    finish([sun[0] - 120, 330], {
      vignette: 0.62,
      ink: oklch(0.12, 0.03, 214),
      tint: p.haze,
      seed: 27,
      wash: 0.14,
    }),
  );
