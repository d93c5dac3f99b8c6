import { blend, oklch } from '#art/scene/colour.ts';
import { figure } from '#art/scene/figure.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height } from '#art/scene/frame.ts';
import { grass } from '#art/scene/grass.ts';
import { below, land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { curve, onward, polygon, polyline } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { between, type Point, random, shares, tenth } from '#art/scene/numbers.ts';
import { downward, oval, shape, sideways, stroke } from '#art/scene/paint.ts';
import { wellPalette as p } from '#art/scene/palette.ts';
import { camera, type Place, ring } from '#art/scene/perspective.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { tracks } from '#art/scene/tracks.ts';

const view = camera({ horizon: 430, eye: 3.1 });
const { see, scaleAt } = view;
const place: Place = [2.55, 0, 12.4];
const radius = 1.15;
const wall = 0.95;
const [centre, brim] = see([place[0], wall, place[2]]);
const base = see(place)[1];

// The half of an off-axis cylinder that one sees is turned towards the camera and narrower than a half.
const facing = Math.atan2(-place[2], -place[0]) + Math.PI * 2;
const half = Math.acos(radius / Math.hypot(place[0], place[2]));
const arc = (size: number, y: number, steps = 30): Point[] =>
  ring(see, [place[0], y, place[2]], size, facing - half, facing + half, steps);
const circle = (size: number): string => polygon(ring(see, [place[0], wall, place[2]], size));
const band = (upper: Point[], lower: Point[]): string =>
  `${polyline(upper)}${onward(polyline([...lower].reverse()))}Z`;

const dunes = [
  ridge(
    50,
    [
      [-20, 372],
      [160, 340],
      [380, 384],
      [610, 330],
      [860, 372],
      [1040, 344],
      [1220, 380],
    ],
    0.035,
    3,
  ),
  ridge(
    51,
    [
      [-20, 400],
      [220, 430],
      [470, 388],
      [720, 440],
      [960, 396],
      [1220, 430],
    ],
    0.035,
    3,
  ),
  ridge(
    52,
    [
      [-20, 486],
      [180, 446],
      [400, 470],
      [640, 520],
      [900, 474],
      [1220, 520],
    ],
    0.035,
    3,
  ),
  ridge(
    53,
    [
      [-20, 560],
      [260, 590],
      [520, 556],
      [820, 640],
      [1220, 590],
    ],
    0.035,
    3,
  ),
] as const;
const tones = [
  oklch(0.35, 0.075, 27),
  oklch(0.29, 0.072, 24),
  oklch(0.23, 0.064, 21),
  oklch(0.19, 0.055, 20),
] as const;

const ground = (): string =>
  dunes
    .map((dune, index) => {
      const tone = tones[index] ?? p.deep;
      const near = index === 3;
      return (
        land(dune, tone, near ? oklch(0.13, 0.034, 18) : blend(tone, p.haze, 0.55), {
          soft: true,
          hazeAt: [470, 520, 600, 900][index] ?? height,
          fade: near ? 1 : 0.85,
        }) +
        (near
          ? ''
          : mist(350 + index * 46, 470 + index * 46, p.haze, { veil: 0.26, torn: 0.42, seed: 20 + index }))
      );
    })
    .join('');

/** Courses of stone: rows of joints, half a stone moved every other row. */
const joints = (): string => {
  const next = random(9);
  let text = '';
  for (let row = 0; row < 4; row++) {
    const y = (wall * row) / 4;
    text += polyline(arc(radius, y, 24));
    for (let stone = 1; stone < 11; stone++) {
      const share = (stone + 0.5 * (row % 2) + (next() - 0.5) * 0.4) / 11;
      if (share > 0.93) continue;
      const angle = between(facing - half, facing + half, share);
      const at = (level: number) =>
        see([place[0] + radius * Math.cos(angle), level, place[2] + radius * Math.sin(angle)]);
      text += polyline([at(y), at(y + wall / 4)]);
    }
  }
  return text;
};

const well = (): string =>
  shape(circle(radius), oklch(0.36, 0.07, 40)) +
  shape(
    circle(radius * 0.78),
    downward(brim - 20, brim + 20, [
      [0, p.light],
      [0.4, p.pale],
      [1, '#fffdf4'],
    ]),
  ) +
  shape(
    band(arc(radius, wall), arc(radius, 0)),
    sideways(centre - 90, centre + 90, [
      [0, oklch(0.17, 0.037, 22)],
      [0.5, oklch(0.22, 0.048, 26)],
      [1, oklch(0.15, 0.035, 20)],
    ]),
  ) +
  stroke(joints(), oklch(0.1, 0.03, 18), 1.2, 0.5) +
  shape(band(arc(radius, wall), arc(radius * 0.78, wall)), oklch(0.5, 0.1, 52)) +
  stroke(polyline(arc(radius * 0.78, wall)), p.pale, 2);

const beam = (): string => {
  const size = (900 * radius * 0.74) / place[2];
  const paint = downward(-40, brim, [
    [0, p.light, 0],
    [0.3, p.light, 0.06],
    [0.7, p.light, 0.26],
    [1, p.pale, 0.8],
  ]);
  const cone = (foot: number, head: number, top: number): string =>
    `M${tenth(centre - size * foot)} ${tenth(brim)}L${tenth(centre - size * head)} ${top}` +
    `H${tenth(centre + size * head)}L${tenth(centre + size * foot)} ${tenth(brim)}Z`;
  return (
    layer({ blur: [26, 8], opacity: 0.5 }, shape(cone(0.9, 2.6, -40), paint)) +
    layer({ blur: [13, 5], opacity: 0.75 }, shape(cone(0.78, 1.25, 90), paint))
  );
};

const way = shares(12).map(
  (share): Place => [-1.5 + 1.85 * share + Math.sin(share * 3.4) * 0.6, 0, between(4.2, 10, share)],
);

const hole: Point = [318, 176];
const bank = ridge(
  60,
  [
    [-20, 800],
    [160, 822],
    [380, 870],
    [600, 905],
  ],
  0.04,
  3,
);
const crest = sideways(centre - 330, centre + 330, [
  [0, p.light, 0],
  [0.5, p.light, 0.75],
  [1, p.light, 0],
]);
const somebody: Place = [0.36, 0, 10.3];

/** The moon is in the well, not in the sky: where it hung, a hole among the stars. */
export const scene = (): string =>
  frame(
    sky([
      [0, oklch(0.12, 0.034, 14)],
      [0.22, oklch(0.2, 0.05, 18)],
      [0.4, oklch(0.34, 0.066, 26)],
      [0.48, oklch(0.45, 0.07, 34)],
      [1, oklch(0.22, 0.05, 22)],
    ]),
    stars(12, 190, '#ffe9d2', { low: 400, opacity: 0.9, clear: hole, radius: 81 }),
    oval(hole[0], hole[1], 78, 78, oklch(0.075, 0.024, 12)),
    stroke(`M${hole[0] - 78} ${hole[1]}a78 78 0 1 0 156 0a78 78 0 1 0-156 0`, p.rose, 1, 0.34),
    ground(),
    pool([centre, base], 560, 150, p.light, 0.55, p.rose),
    tracks(view, way, { hollow: oklch(0.085, 0.03, 18), edge: p.rose, stride: 0.5, size: 1.25 }),
    glow([centre, brim], 30, p.light, { strength: 0.75, reach: 17, outer: p.rose }),
    stroke(curve(dunes[1]), crest, 1.4, 0.6),
    stroke(curve(dunes[2]), crest, 1.4, 0.6),
    beam(),
    well(),
    figure(see(somebody), 1.6 * scaleAt(somebody), {
      pose: 'walking',
      colour: oklch(0.08, 0.022, 18),
      rim: p.light,
      rimStrength: 1,
      toLight: [1, 0.05],
      shadow: [-1.7, 0.5],
      shadowColour: oklch(0.06, 0.02, 16),
      shadowStrength: 0.62,
      tilt: 1.2,
    }),
    shape(below(bank, height, true), oklch(0.085, 0.024, 16)),
    shape(
      grass(61, [-10, 330], 70, [20, 90], { lean: 0.35, ground: (x) => 812 + Math.max(0, x) * 0.13 }),
      oklch(0.08, 0.022, 16),
    ),
    finish([centre, brim - 40], { vignette: 0.5, ink: oklch(0.04, 0.015, 16), tint: p.haze, seed: 11 }),
  );
