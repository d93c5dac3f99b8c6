import { oklch } from '#drawing/scene/colour.ts';
import { finish } from '#drawing/scene/finish.ts';
import { scene as frame, height, width } from '#drawing/scene/frame.ts';
import { grass } from '#drawing/scene/grass.ts';
import { land, ridge } from '#drawing/scene/land.ts';
import { layer } from '#drawing/scene/layer.ts';
import { glow, pool } from '#drawing/scene/light.ts';
import { curve, polygon } from '#drawing/scene/line.ts';
import { mist } from '#drawing/scene/mist.ts';
import type { Point } from '#drawing/scene/numbers.ts';
import { box, downward, radial, shape, sideways, stroke } from '#drawing/scene/paint.ts';
import { wellPalette as p } from '#drawing/scene/palette.ts';
import { camera, type Place } from '#drawing/scene/perspective.ts';
import { sky, stars } from '#drawing/scene/sky.ts';
import { woods } from '#drawing/scene/trees.ts';
import { rippled } from '#drawing/scene/water.ts';

const horizon = 208;
const { see, scaleAt } = camera({ centre: 520, horizon, eye: 4.6 });
const hole: Place = [0.55, 0, 8.1];
const radius = 1.5;
const [centre, middle] = see(hole);

/** The torn rim of the hole: a circle whose radius wanders. */
const rim = (size: number, y: number): Point[] =>
  Array.from({ length: 81 }, (_, index) => {
    const angle = (index / 80) * Math.PI * 2;
    const wander = 1 + 0.018 * Math.sin(angle * 5 + 1) + 0.012 * Math.sin(angle * 11 + 2);
    return see([hole[0] + size * wander * Math.cos(angle), y, hole[2] + size * wander * Math.sin(angle)]);
  });

/** A ladder that leans on the far rim: rails and rungs as lengths of round wood. */
const ladder = (): string => {
  const foot: Place = [hole[0] - 0.1, -3.6, hole[2] - 0.5];
  const head: Place = [hole[0] + 0.42, 1.25, hole[2] + radius + 0.35];
  const at = (share: number, aside: number): Place => [
    foot[0] + (head[0] - foot[0]) * share + aside,
    foot[1] + (head[1] - foot[1]) * share,
    foot[2] + (head[2] - foot[2]) * share,
  ];
  const wood = downward(see(head)[1], middle + 60, [
    [0, oklch(0.13, 0.03, 20)],
    [0.5, oklch(0.2, 0.05, 30)],
    [1, oklch(0.42, 0.1, 50)],
  ]);
  const rail = (aside: number): string => {
    const half = 0.045;
    return polygon([
      see(at(0.2, aside - half)),
      see(at(0.2, aside + half)),
      see(at(1, aside + half)),
      see(at(1, aside - half)),
    ]);
  };
  const rungs = Array.from({ length: 13 }, (_, index) => 0.26 + index * 0.056)
    .map((share) => `M${see(at(share, -0.3)).join(' ')}L${see(at(share, 0.3)).join(' ')}`)
    .join('');
  return (
    shape(rail(-0.3) + rail(0.3), wood) +
    stroke(rungs, wood, 0.055 * scaleAt(hole)) +
    stroke(`M${see(at(1, -0.345)).join(' ')}L${see(at(0.62, -0.345)).join(' ')}`, p.light, 1.6, 0.7)
  );
};

const far = ridge(
  141,
  [
    [-20, 190],
    [220, 160],
    [480, 196],
    [760, 172],
    [1000, 150],
    [1220, 186],
  ],
  0.08,
);
const hedge = ridge(
  142,
  [
    [-20, 226],
    [400, 220],
    [800, 228],
    [1220, 216],
  ],
  0.03,
  3,
);
const depth = see([hole[0], -3.6, hole[2]])[1];

/** Ploughed earth: furrows that run to one point far off, a lit ridge beside each dark trench. */
const furrows = (): string => {
  const lines = Array.from({ length: 61 }, (_, index) => (index - 30) * 1.15 + 0.55);
  const trench = (x: number, half: number): string =>
    polygon([see([x - half, 0, 3]), see([x - half, 0, 70]), see([x + half, 0, 70]), see([x + half, 0, 3])]);
  const fade = downward(horizon + 16, height, [
    [0, '#ffffff', 0],
    [0.12, '#ffffff', 0.5],
    [0.5, '#ffffff', 1],
    [1, '#ffffff', 1],
  ]);
  return layer(
    { fade },
    rippled(
      { scale: 12, across: 0.012, down: 0.03, seed: 55, opacity: 1 },
      shape(lines.map((x) => trench(x, 0.26)).join(''), oklch(0.1, 0.03, 18), 0.75),
      shape(
        lines.map((x) => trench(x + 0.36, 0.07)).join(''),
        radial([centre, middle], 620, [
          [0, p.light, 0.9],
          [0.5, p.rose, 0.5],
          [1, oklch(0.42, 0.07, 32), 0.28],
        ]),
        0.6,
      ),
    ),
  );
};

/** A ladder down into a hole in a night field, and the hole is full of light. */
export const scene = (): string => {
  const mouth = `${curve(rim(radius, 0))}Z`;
  const lip = `${curve(rim(radius * 1.06, 0.02))}Z`;
  const rise = `M${centre - 190} ${middle}L${centre - 290} -30H${centre + 290}L${centre + 190} ${middle}Z`;
  return frame(
    sky(
      [
        [0, oklch(0.15, 0.042, 14)],
        [0.6, oklch(0.3, 0.064, 24)],
        [1, oklch(0.46, 0.07, 36)],
      ],
      horizon + 24,
    ),
    stars(51, 130, '#ffe9d2', { low: 210, opacity: 0.9 }),
    land(far, oklch(0.34, 0.066, 28), oklch(0.47, 0.066, 34), { foot: 260, fade: 1 }),
    mist(140, 250, p.haze, { veil: 0.5, torn: 0.5, seed: 53 }),
    shape(woods(144, hedge, 12, 9, [5, 26]), oklch(0.24, 0.058, 24)),
    box(
      0,
      horizon + 12,
      width,
      height,
      downward(horizon, height, [
        [0, oklch(0.42, 0.066, 34)],
        [0.14, oklch(0.32, 0.062, 28)],
        [0.5, oklch(0.21, 0.052, 22)],
        [1, oklch(0.12, 0.034, 18)],
      ]),
    ),
    mist(190, 330, oklch(0.5, 0.066, 38), { veil: 0.35, torn: 0.4, seed: 54 }),
    furrows(),
    pool([centre, middle], 640, 250, p.light, 0.72, p.rose),
    shape(
      grass(160, [centre - 430, centre + 430], 240, [10, 44], {
        lean: 0.16,
        wide: 1.8,
        ground: (x) => middle - 84 + Math.abs(x - centre) * 0.12,
      }),
      oklch(0.36, 0.09, 44),
      0.8,
    ),
    shape(
      lip,
      sideways(centre - 190, centre + 190, [
        [0, oklch(0.3, 0.08, 40)],
        [0.5, oklch(0.56, 0.12, 55)],
        [1, oklch(0.26, 0.07, 36)],
      ]),
    ),
    layer(
      { within: mouth },
      shape(
        mouth,
        downward(see([0, 0, hole[2] + radius])[1], see([0, 0, hole[2] - radius])[1], [
          [0, oklch(0.3, 0.09, 40)],
          [0.35, oklch(0.66, 0.14, 58)],
          [0.75, p.light],
          [1, p.pale],
        ]),
      ),
      pool([centre - 10, depth - 200], 260, 170, '#fff6de', 0.95, p.light),
      ladder(),
    ),
    layer({ within: `M0 0H1200V${middle}H0Z` }, ladder()),
    layer(
      { blur: [34, 10], opacity: 0.5 },
      shape(
        rise,
        downward(-30, middle, [
          [0, p.light, 0],
          [0.5, p.light, 0.14],
          [1, p.light, 0.62],
        ]),
      ),
    ),
    glow([centre, middle], 40, p.light, { strength: 0.55, reach: 13, outer: p.rose, flat: 1.5 }),
    shape(
      grass(161, [centre - 290, centre + 290], 210, [20, 84], {
        lean: 0.12,
        wide: 2.4,
        ground: (x) => middle + 178 - ((x - centre) / 300) ** 2 * 54,
      }),
      oklch(0.13, 0.036, 20),
    ),
    shape(
      grass(162, [-20, 1220], 260, [30, 120], {
        lean: 0.2,
        wide: 3,
        ground: (x) => 872 + Math.sin(x * 0.01) * 12,
      }),
      oklch(0.1, 0.03, 18),
    ),
    shape(
      grass(163, [-20, 1220], 150, [50, 170], { lean: 0.26, wide: 4, ground: () => 930 }),
      oklch(0.075, 0.024, 16),
    ),
    finish([centre, middle - 30], { vignette: 0.55, ink: oklch(0.045, 0.018, 16), tint: p.haze, seed: 35 }),
  );
};
