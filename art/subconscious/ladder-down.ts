import { blend, oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { grass } from '#art/scene/grass.ts';
import { heightAt, land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { curve, polygon, ribbon } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { between, type Point } from '#art/scene/numbers.ts';
import { box, downward, radial, shape, stroke } from '#art/scene/paint.ts';
import { wellPalette as p } from '#art/scene/palette.ts';
import { camera, type Place, ring } from '#art/scene/perspective.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { woods } from '#art/scene/trees.ts';
import { rippled } from '#art/scene/water.ts';

const horizon = 318;
const { see, scaleAt } = camera({ centre: 540, horizon, eye: 3.6, focal: 900 });
const hole: Place = [2.5, 0, 10.6];
const radius = 1.75;
const [centre, middle] = see(hole);
const farRim = see([hole[0], 0, hole[2] + radius])[1];
const nearRim = see([hole[0], 0, hole[2] - radius])[1];

/** A ladder that leans on the far rim, turned a little, and stands out above it. */
const ladder = (): string => {
  const turn = 0.5;
  const foot: Place = [hole[0] - 0.75, -4.4, hole[2] - 0.2];
  const head: Place = [hole[0] + 0.55, 2, hole[2] + radius + 0.1];
  const at = (share: number, aside: number): Place => [
    between(foot[0], head[0], share) + aside * Math.cos(turn),
    between(foot[1], head[1], share),
    between(foot[2], head[2], share) - aside * Math.sin(turn),
  ];
  const wood = downward(see(head)[1], nearRim, [
    [0, oklch(0.09, 0.028, 18)],
    [0.45, oklch(0.16, 0.045, 26)],
    [0.75, oklch(0.34, 0.09, 44)],
    [1, oklch(0.62, 0.13, 58)],
  ]);
  const rail = (aside: number): string => {
    const half = 0.05;
    return polygon([
      see(at(0.1, aside - half)),
      see(at(0.1, aside + half)),
      see(at(1, aside + half)),
      see(at(1, aside - half)),
    ]);
  };
  const rungs = Array.from({ length: 15 }, (_, index) => 0.16 + index * 0.056)
    .map((share) => `M${see(at(share, -0.34)).join(' ')}L${see(at(share, 0.34)).join(' ')}`)
    .join('');
  return shape(rail(-0.34) + rail(0.34), wood) + stroke(rungs, wood, 0.06 * scaleAt(hole));
};

const far = ridge(
  141,
  [
    [-20, 286],
    [180, 246],
    [420, 292],
    [700, 262],
    [960, 228],
    [1220, 276],
  ],
  0.1,
);
const nearer = ridge(
  145,
  [
    [-20, 316],
    [240, 300],
    [520, 314],
    [860, 296],
    [1220, 312],
  ],
  0.08,
);
const hedge = ridge(
  142,
  [
    [-20, 332],
    [400, 328],
    [800, 334],
    [1220, 326],
  ],
  0.03,
  3,
);

/** Ploughed earth: furrows that run to one point far off, each with a ridge that the light grazes. */
const furrows = (): string => {
  const lines = Array.from({ length: 90 }, (_, index) => (index - 45) * 0.92);
  const trench = (x: number, half: number): string =>
    polygon([
      see([x - half, 0, 3.4]),
      see([x - half, 0, 80]),
      see([x + half, 0, 80]),
      see([x + half, 0, 3.4]),
    ]);
  const fade = downward(horizon + 10, height, [
    [0, '#ffffff', 0],
    [0.16, '#ffffff', 0.6],
    [0.45, '#ffffff', 1],
    [1, '#ffffff', 1],
  ]);
  return layer(
    { fade },
    rippled(
      { scale: 7, across: 0.02, down: 0.05, seed: 55, opacity: 1 },
      shape(lines.map((x) => trench(x, 0.24)).join(''), oklch(0.09, 0.028, 18), 0.55),
      shape(
        lines.map((x) => trench(x + (x < hole[0] ? -0.3 : 0.3), 0.06)).join(''),
        radial([centre, middle], 560, [
          [0, p.light, 1],
          [0.4, p.rose, 0.7],
          [1, oklch(0.4, 0.07, 30), 0.2],
        ]),
        0.7,
      ),
    ),
  );
};

const lip = ring(see, hole, radius, Math.PI * 1.04, Math.PI * 1.96);
/** The near rim, a little above the light, thin towards both sides. */
const nearLip = ribbon(
  lip.map(([x, y], index): Point => {
    const full = Math.sin((index / (lip.length - 1)) * Math.PI);
    return [x, y - full * (3 + 2.5 * Math.sin(index * 1.9) * Math.sin(index * 0.7))];
  }),
  lip.map(([x, y], index): Point => [x, y + 9 * Math.sin((index / (lip.length - 1)) * Math.PI)]),
);

/** A ladder down into a hole in a night field, and the hole is full of light. */
export const scene = (): string => {
  const mouth = `${curve(ring(see, hole, radius))}Z`;
  const dome = `M${centre - 135} ${middle}C${centre - 190} ${middle - 190} ${centre - 120} ${middle - 330} ${centre} ${middle - 340}C${centre + 120} ${middle - 330} ${centre + 190} ${middle - 190} ${centre + 135} ${middle}Z`;
  return frame(
    sky(
      [
        [0, oklch(0.15, 0.042, 14)],
        [0.6, oklch(0.28, 0.062, 22)],
        [1, oklch(0.45, 0.072, 34)],
      ],
      horizon + 10,
    ),
    stars(51, 130, '#ffe9d2', { low: 300, opacity: 0.9 }),
    land(far, oklch(0.34, 0.066, 26), oklch(0.46, 0.068, 34), { foot: 350, fade: 1 }),
    mist(230, 340, p.haze, { veil: 0.4, torn: 0.5, seed: 53 }),
    land(nearer, oklch(0.29, 0.062, 24), oklch(0.43, 0.068, 32), { foot: 360, fade: 1 }),
    shape(woods(144, hedge, 9, 9, [6, 34]), oklch(0.23, 0.056, 22)),
    box(
      0,
      horizon + 8,
      width,
      height,
      downward(horizon, height, [
        [0, oklch(0.43, 0.068, 32)],
        [0.12, oklch(0.33, 0.064, 28)],
        [0.45, oklch(0.22, 0.054, 22)],
        [1, oklch(0.12, 0.034, 18)],
      ]),
    ),
    furrows(),
    mist(300, 440, oklch(0.48, 0.068, 36), { veil: 0.5, torn: 0.4, seed: 54 }),
    pool([centre, middle], 520, 150, p.light, 0.75, p.rose),
    layer(
      { blur: [30, 16], opacity: 0.8 },
      shape(
        dome,
        downward(middle - 340, middle, [
          [0, p.light, 0],
          [0.6, p.light, 0.26],
          [1, p.light, 0.8],
        ]),
      ),
    ),
    shape(
      grass(160, [centre - 170, centre + 170], 150, [6, 24], {
        lean: 0.16,
        wide: 1.5,
        ground: (x) => farRim + 2 + ((x - centre) / 150) ** 2 * 34,
      }),
      oklch(0.5, 0.12, 50),
    ),
    layer(
      { within: mouth },
      shape(
        mouth,
        downward(farRim, nearRim, [
          [0, oklch(0.36, 0.1, 42)],
          [0.3, oklch(0.62, 0.14, 56)],
          [0.65, p.light],
          [1, p.pale],
        ]),
      ),
      pool([centre - 10, nearRim], 150, 50, '#fff6de', 0.95, p.light),
      ladder(),
    ),
    layer({ within: `M0 0H1200V${middle}H0Z` }, ladder()),
    shape(nearLip, oklch(0.13, 0.038, 20)) +
      shape(
        grass(161, [centre - 128, centre + 128], 380, [5, 30], {
          lean: 0.12,
          wide: 1.6,
          ground: (x) => heightAt(lip, x) + 7,
        }),
        oklch(0.12, 0.036, 20),
      ),
    glow([centre, middle], 34, p.light, { strength: 0.5, reach: 13, outer: p.rose, flat: 1.4 }),
    shape(
      grass(162, [-20, 1220], 240, [20, 90], {
        lean: 0.2,
        wide: 3,
        ground: (x) => 892 + Math.sin(x * 0.01) * 10,
      }),
      oklch(0.09, 0.028, 18),
    ),
    finish([centre, middle - 60], {
      vignette: 0.58,
      ink: oklch(0.045, 0.018, 16),
      tint: blend(p.haze, p.rose, 0.2),
      seed: 35,
    }),
  );
};
