import { birds } from '#art/scene/birds.ts';
import { blend, oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { lantern } from '#art/scene/lantern.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { curve, polygon } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { between, type Point, random, shares, tenth } from '#art/scene/numbers.ts';
import { box, downward, shape, stroke } from '#art/scene/paint.ts';
import { mirrorPalette as p } from '#art/scene/palette.ts';
import { camera } from '#art/scene/perspective.ts';
import { sky } from '#art/scene/sky.ts';
import { glints, reflection, rippled } from '#art/scene/water.ts';
import { receding, waves } from '#art/scene/waves.ts';

const horizon = 318;
const { see, scaleAt } = camera({ centre: 600, horizon, eye: 6, focal: 900 });

/** The mole: from beyond the left edge to its head, in metres. */
const mole = { from: -34, to: 3.2, z: 29, deep: 3.4, high: 2 } as const;
const head = see([mole.to - 1.1, mole.high, mole.z + 1.2]);
const water = see([0, 0, mole.z])[1];
const crest = see([0, mole.high, mole.z])[1];

const overcast = (): string =>
  sky(
    [
      [0, oklch(0.17, 0.04, 266)],
      [0.45, oklch(0.3, 0.052, 268)],
      [0.8, oklch(0.5, 0.06, 285)],
      [0.94, oklch(0.72, 0.085, 20)],
      [1, oklch(0.82, 0.085, 38)],
    ],
    horizon,
  ) +
  mist(-40, 190, oklch(0.2, 0.042, 266), { veil: 0.5, torn: 0.75, seed: 511, across: 0.0024, down: 0.011 }) +
  mist(120, 300, oklch(0.56, 0.07, 330), { veil: 0, torn: 0.6, seed: 512, across: 0.0022, down: 0.018 });

const reaches = [
  { from: horizon, full: 345, to: 390, across: 0.016, down: 0.12 },
  { from: 345, full: 420, to: 470, across: 0.0085, down: 0.042 },
  { from: 410, full: 500, to: 620, across: 0.0055, down: 0.02 },
];

/** The open sea, high and short. */
const rough = (): string =>
  layer(
    {
      within: `M-20 ${horizon}H1220V${water + 30}H-20Z`,
      fade: downward(horizon, water + 30, [
        [0, '#ffffff', 1],
        [0.68, '#ffffff', 1],
        [1, '#ffffff', 0],
      ]),
    },
    box(
      0,
      horizon,
      width,
      water - horizon + 30,
      downward(horizon, water, [
        [0, oklch(0.62, 0.07, 320)],
        [0.16, oklch(0.42, 0.06, 280)],
        [1, oklch(0.25, 0.055, 266)],
      ]),
    ),
    receding(reaches, 0.9, ({ across, down }, index) => {
      const faces = { across, down, seed: 521 + index };
      return [
        waves(oklch(0.66, 0.07, 330), { ...faces, gain: 2.9, floor: -1.7 }),
        waves(oklch(0.14, 0.045, 266), { ...faces, gain: -2.8, floor: 1.5 }),
      ];
    }),
  );

/** Spray that stands up where a sea breaks on the far side of the mole. */
const spray = (seed: number, [x, y]: Point, wide: number, high: number): string => {
  const next = random(seed);
  let text = '';
  for (let index = 0; index < 900; index++) {
    const up = next() ** 1.9;
    const aside = (next() + next() + next() - 1.5) * wide * (0.5 + 0.5 * up);
    const size = between(2.6, 0.5, up) * (0.4 + next());
    text += `M${tenth(x + aside)} ${tenth(y - up * high - size)}a${tenth(size)} ${tenth(size)} 0 1 1 -0.1 0Z`;
  }
  return (
    layer({ blur: [15, 12], opacity: 0.85 }, shape(text, oklch(0.84, 0.035, 320))) +
    layer({ blur: [4, 5], opacity: 0.75 }, shape(text, oklch(0.92, 0.025, 340)))
  );
};

const wall = (): string => {
  const at = (x: number, y: number, z: number): Point => see([x, y, z]);
  const near = mole.z;
  const far = mole.z + mole.deep;
  const joints = shares(13)
    .flatMap((share) =>
      [0, 1].map((row) => {
        const x = between(-20, mole.to - 0.5, share) - row * 0.9;
        const [px, py] = at(x, mole.high - row, near);
        return `M${tenth(px)} ${tenth(py)}V${tenth(at(x, mole.high - row - 1, near)[1])}`;
      }),
    )
    .join('');
  return (
    shape(
      polygon([
        at(mole.from, mole.high, near),
        at(mole.from, mole.high, far),
        at(mole.to - 0.4, mole.high, far),
        at(mole.to, mole.high, near),
      ]),
      downward(crest - 10, crest, [
        [0, oklch(0.56, 0.055, 320)],
        [1, oklch(0.4, 0.052, 285)],
      ]),
    ) +
    shape(
      polygon([
        at(mole.from, mole.high, near),
        at(mole.to, mole.high, near),
        at(mole.to + 0.4, -0.05, near),
        at(mole.from, -0.05, near),
      ]),
      downward(crest, water + 8, [
        [0, oklch(0.27, 0.045, 268)],
        [0.6, oklch(0.19, 0.04, 266)],
        [1, oklch(0.12, 0.03, 266)],
      ]),
    ) +
    stroke(joints, oklch(0.1, 0.03, 266), 1.4, 0.5) +
    stroke(
      `M-20 ${tenth((crest + water) / 2)}H${tenth(at(mole.to + 0.2, 1, near)[0])}`,
      oklch(0.1, 0.03, 266),
      1.2,
      0.4,
    )
  );
};

const moored: Point = [575, 690];

/** A rowing boat from the side, at rest, with its two benches. */
const boat = (): string => {
  const [x, y] = moored;
  const at = (across: number, up: number): string => `${tenth(x + across)} ${tenth(y - up)}`;
  const hull = `M${at(-172, 62)}Q${at(-148, 6)} ${at(-96, -6)}Q${at(0, -16)} ${at(104, -6)}Q${at(142, 4)} ${at(156, 54)}Q${at(0, 16)} ${at(-172, 62)}Z`;
  const inside = `M${at(-172, 62)}Q${at(0, 16)} ${at(156, 54)}Q${at(0, 38)} ${at(-172, 62)}Z`;
  return (
    shape(inside, oklch(0.42, 0.05, 300)) +
    stroke(`M${at(-64, 40)}L${at(-58, 30)}M${at(52, 38)}L${at(56, 28)}`, oklch(0.15, 0.035, 266), 7) +
    shape(
      hull,
      downward(y - 62, y + 12, [
        [0, oklch(0.24, 0.05, 275)],
        [0.5, oklch(0.17, 0.04, 268)],
        [1, oklch(0.1, 0.028, 266)],
      ]),
    ) +
    stroke(`M${at(-172, 62)}Q${at(0, 16)} ${at(156, 54)}`, blend(p.light, p.rose, 0.4), 2.4, 0.85) +
    stroke(`M${at(-158, 40)}Q${at(0, 0)} ${at(148, 34)}`, oklch(0.36, 0.05, 290), 1.6, 0.6)
  );
};

const rope: Point[] = [
  [729, 636],
  [790, 668],
  [858, 676],
  [921, 640],
];

const post = (): string =>
  shape(
    'M908 612H934L938 790H904Z',
    downward(612, 790, [
      [0, oklch(0.3, 0.048, 290)],
      [0.25, oklch(0.17, 0.038, 268)],
      [1, oklch(0.09, 0.026, 266)],
    ]),
  ) +
  stroke('M908 613H934', blend(p.light, p.rose, 0.3), 3, 0.8) +
  stroke('M906 640H936M906 646H936', oklch(0.5, 0.05, 60), 3, 0.9);

/** A heavy sea breaks on a mole; behind it a boat lies at rest in still water, and a lamp is lit at the mole's head. */
export const scene = (): string => {
  const lamp: Point = [head[0], head[1] + 6];
  const light: Point = [lamp[0], lamp[1] - 24];
  return frame(
    overcast(),
    glow([860, horizon + 4], 60, p.light, { strength: 0.55, reach: 10, outer: p.rose, flat: 2.4 }),
    box(
      0,
      water,
      width,
      height - water,
      downward(water, height, [
        [0, oklch(0.44, 0.062, 300)],
        [0.2, oklch(0.36, 0.06, 280)],
        [0.6, oklch(0.25, 0.052, 268)],
        [1, oklch(0.15, 0.04, 266)],
      ]),
    ),
    reflection(
      water,
      height,
      { scale: 9, across: 0.005, down: 0.05, seed: 534, opacity: 0.62, widen: 0.04 },
      overcast(),
      wall(),
    ),
    box(
      0,
      water + 30,
      width,
      260,
      downward(water + 30, water + 290, [
        [0, oklch(0.36, 0.06, 285), 0],
        [0.6, oklch(0.36, 0.06, 285), 0.8],
        [1, oklch(0.3, 0.055, 275), 0],
      ]),
    ),
    rough(),
    spray(531, [150, crest + 4], 150, 190),
    spray(532, [392, crest + 4], 90, 104),
    mist(horizon + 40, water + 70, oklch(0.72, 0.06, 320), { veil: 0.12, torn: 0.5, seed: 513 }),
    shape(birds(533, [760, 190], 5, 9, 120), oklch(0.2, 0.04, 268), 0.8),
    wall(),
    pool([light[0], water + 40], 260, 110, p.light, 0.35, p.rose),
    layer(
      { blur: [5, 3], opacity: 0.7 },
      box(
        light[0] - 8,
        water + 4,
        16,
        330,
        downward(water, water + 330, [
          [0, p.light, 0.85],
          [0.5, p.light, 0.35],
          [1, p.light, 0],
        ]),
      ),
    ),
    shape(glints(535, light[0], [water + 6, 860], [10, 64], 90), p.pale, 0.7),
    shape(glints(536, 560, [water + 30, 880], [500, 640], 60), oklch(0.6, 0.06, 310), 0.22),
    glow(light, 22, p.light, { strength: 0.9, reach: 15, outer: p.rose }),
    lantern(lamp, 2.5 * (scaleAt([0, 0, mole.z]) / 31), p.pale, oklch(0.1, 0.03, 266), p.light),
    rippled(
      { scale: 10, across: 0.008, down: 0.06, seed: 537, opacity: 0.6 },
      layer({ transform: `translate(0 ${2 * (moored[1] + 2)}) scale(1 -1)` }, boat()),
      layer({ transform: 'translate(0 1560) scale(1 -1)', opacity: 0.7 }, post()),
    ),
    boat(),
    post(),
    stroke(curve(rope), oklch(0.5, 0.05, 60), 2.6, 0.95),
    mist(water + 6, 790, oklch(0.46, 0.06, 300), { veil: 0.1, torn: 0.5, seed: 515 }),
    mist(620, 900, oklch(0.3, 0.05, 275), { veil: 0.16, torn: 0.4, seed: 514 }),
    finish([620, 470], { vignette: 0.6, ink: oklch(0.06, 0.022, 266), tint: p.haze, seed: 538 }),
  );
};
