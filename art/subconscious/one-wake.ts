import { blend, oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { ribbon } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { between, clamp, type Point, random, shares, tenth } from '#art/scene/numbers.ts';
import { box, downward, oval, shape, sideways, stroke } from '#art/scene/paint.ts';
import { bridgePalette as p } from '#art/scene/palette.ts';
import { camera } from '#art/scene/perspective.ts';
import { sky } from '#art/scene/sky.ts';
import { rippled } from '#art/scene/water.ts';
import { receding, waves } from '#art/scene/waves.ts';

const horizon = 312;
const { see, scaleAt } = camera({ centre: 600, horizon, eye: 7, focal: 900 });
const sun: Point = [792, 268];
const ink = oklch(0.15, 0.04, 298);

const parting = 38;
/** The middle of the wake, in metres to the side, at a distance. */
const course = (z: number): number => {
  const share = clamp((z - 8) / (parting - 8));
  return between(-5.2, 0.2, share ** 0.6) + 1.6 * Math.sin(share * Math.PI * 2) * (1 - share);
};
const spread = (z: number): number => between(1.3, 0.5, (z - 8) / (parting - 8));

/** A strip of the wake between two shares of its half width. */
const strip = (from: number, to: number): string => {
  const distances = shares(40).map((share) => between(8, parting, share ** 1.6));
  const edge = (side: number): Point[] => distances.map((z) => see([course(z) + side * spread(z), 0, z]));
  return ribbon(edge(from), edge(to));
};

/** One boat under sail from astern, its sails lit through. `lean` tilts its mast, `boom` lets the great sail out. */
const boat = (x: number, z: number, lean: number, boom: number): string => {
  const [px, py] = see([x, 0, z]);
  const size = scaleAt([x, 0, z]);
  const at = (across: number, up: number): string =>
    `${tenth(px + (across + lean * up) * size)} ${tenth(py - up * size)}`;
  const cloth = (from: number, to: number) =>
    downward(py - 9 * size, py - size, [
      [0, oklch(from, 0.075, 340)],
      [1, oklch(to, 0.06, 312)],
    ]);
  const jib = `M${at(-0.1, 1.2)}L${at(-0.02, 8)}Q${at(-1.1, 4.6)} ${at(-1.75, 1.5)}Q${at(-0.8, 0.95)} ${at(-0.1, 1.2)}Z`;
  const leech = `${at(0.06, 9.6)}Q${at(boom * 0.82, 5.6)} ${at(boom, 1.75)}`;
  const hull = `M${at(-1.35, 0.78)}Q${at(-1.1, -0.02)} ${at(-0.3, -0.14)}L${at(0.3, -0.14)}Q${at(1.1, -0.02)} ${at(1.35, 0.78)}Q${at(0, 0.62)} ${at(-1.35, 0.78)}Z`;
  return (
    shape(jib, cloth(0.6, 0.4)) +
    shape(`M${leech}Q${at(boom * 0.5, 1.05)} ${at(0.06, 1.2)}Z`, cloth(0.44, 0.26)) +
    stroke(`M${leech}`, p.light, 1.4, 0.6) +
    stroke(`M${at(0, 0.6)}L${at(0, 9.7)}`, ink, size * 0.09) +
    stroke(`M${at(0, 1.15)}L${at(boom * 1.03, 1.6)}`, ink, size * 0.08) +
    shape(hull, ink)
  );
};

const boats = [
  boat(course(parting) - 2.1, parting + 1, -0.06, 2.3),
  boat(course(parting) + 2.3, parting + 3.4, -0.035, 2.5),
];

const reaches = [
  { from: horizon, full: 340, to: 385, across: 0.022, down: 0.2 },
  { from: 340, full: 410, to: 480, across: 0.013, down: 0.085 },
  { from: 410, full: 530, to: 640, across: 0.008, down: 0.036 },
  { from: 530, full: 720, to: 840, across: 0.0055, down: 0.018 },
  { from: 720, full: 880, to: 1000, across: 0.004, down: 0.0115 },
];

const sea = (): string => {
  const glitter = sideways(sun[0] - 210, sun[0] + 210, [
    [0, '#ffffff', 0],
    [0.5, '#ffffff', 1],
    [1, '#ffffff', 0],
  ]);
  const water = receding(reaches, 0.78, ({ across, down }, index) => {
    const faces = { across, down, seed: 121 + index };
    return [
      waves(oklch(0.7, 0.09, 5), { ...faces, gain: 2.2, floor: -1.3 }),
      waves(oklch(0.15, 0.045, 298), { ...faces, gain: -2.2, floor: 1.25 }),
      layer({ fade: glitter }, waves(blend(p.light, p.pale, 0.3), { ...faces, gain: 5, floor: -3.05 })),
    ];
  });
  return layer({ within: `M-20 ${horizon}H1220V920H-20Z` }, water);
};

/** Slivers of foam, most of them along the edges of the wake. */
const foam = (): string => {
  const next = random(251);
  let text = '';
  for (let index = 0; index < 420; index++) {
    const z = between(8, parting, next() ** 1.7);
    const side = next() < 0.5 ? -1 : 1;
    const off = index % 4 ? side * spread(z) * (1.04 - next() ** 2 * 0.4) : (next() * 2 - 1) * spread(z);
    const [x, y] = see([course(z) + off, 0, z]);
    const size = scaleAt([0, 0, z]) / 60;
    const long = (4 + 30 * next() ** 2.5) * size;
    const thick = (0.6 + 1.2 * next()) * size;
    text += `M${tenth(x - long)} ${tenth(y)}Q${tenth(x)} ${tenth(y - thick)} ${tenth(x + long)} ${tenth(y)}Q${tenth(x)} ${tenth(y + thick)} ${tenth(x - long)} ${tenth(y)}Z`;
  }
  return text;
};

/** Water that both boats have smoothed, its edges broken by the waves: little far away, much near. */
const wake = (tip: number): string => {
  const smooth = downward(tip, height, [
    [0, p.light, 0.9],
    [0.25, oklch(0.76, 0.085, 15), 0.8],
    [1, oklch(0.52, 0.075, 335), 0.75],
  ]);
  const calm = (scale: number, across: number, down: number): string =>
    rippled(
      { scale, across, down, seed: 71, opacity: 0.8 },
      layer({ blur: [3, 1.5] }, shape(strip(-1, 1), smooth)),
    );
  const near = [
    [0, '#ffffff', 0],
    [1, '#ffffff', 1],
  ] as const;
  const far = [
    [0, '#ffffff', 1],
    [1, '#ffffff', 0],
  ] as const;
  return (
    layer({ fade: downward(520, 680, far) }, calm(16, 0.012, 0.09)) +
    layer({ fade: downward(520, 680, near) }, calm(56, 0.006, 0.034))
  );
};

const island = (seed: number, anchors: readonly Point[]): string =>
  land(ridge(seed, anchors, 0.12), oklch(0.56, 0.065, 325), oklch(0.8, 0.075, 35), {
    foot: horizon + 1,
    fade: 0.9,
  });

/** Two boats that sail to the sun, and behind them a single wake. */
export const scene = (): string => {
  const tip = see([course(parting), 0, parting]);
  return frame(
    sky(
      [
        [0, oklch(0.27, 0.055, 300)],
        [0.4, oklch(0.46, 0.065, 312)],
        [0.75, oklch(0.7, 0.085, 355)],
        [1, oklch(0.87, 0.085, 58)],
      ],
      horizon,
    ),
    mist(40, 170, oklch(0.68, 0.085, 350), { veil: 0, torn: 0.55, seed: 126, across: 0.002, down: 0.02 }),
    glow(sun, 34, p.pale, { strength: 0.9, reach: 13, outer: p.light, flat: 1.3 }),
    oval(sun[0], sun[1], 33, 33, oklch(0.97, 0.075, 72)),
    island(252, [
      [-20, 292],
      [120, 254],
      [250, 284],
      [380, 300],
      [500, 313],
    ]),
    island(253, [
      [930, 314],
      [1040, 292],
      [1130, 262],
      [1220, 280],
    ]),
    box(
      0,
      horizon,
      width,
      height - horizon,
      downward(horizon, height, [
        [0, oklch(0.84, 0.085, 50)],
        [0.08, oklch(0.68, 0.088, 12)],
        [0.3, oklch(0.48, 0.075, 328)],
        [0.6, oklch(0.35, 0.062, 306)],
        [1, oklch(0.24, 0.052, 298)],
      ]),
    ),
    pool([sun[0], horizon + 60], 330, 170, p.light, 0.6, p.rose),
    sea(),
    layer(
      { within: 'M0 400H1200V900H0Z', opacity: 0.55 },
      rippled(
        { scale: 22, across: 0.012, down: 0.07, seed: 73, opacity: 1 },
        layer({ transform: `translate(0 ${tip[1] * 2 - 10}) scale(1 -1)` }, ...boats),
      ),
    ),
    wake(tip[1]),
    shape(foam(), p.pale, 0.7),
    mist(250, 380, oklch(0.88, 0.075, 52), { veil: 0.38, torn: 0.3, seed: 121 }),
    ...boats,
    finish([sun[0] - 60, 330], {
      vignette: 0.6,
      ink: oklch(0.07, 0.03, 298),
      tint: blend(p.haze, p.rose, 0.2),
      seed: 51,
    }),
  );
};
