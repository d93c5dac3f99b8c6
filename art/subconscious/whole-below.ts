import { birds } from '#art/scene/birds.ts';
import { oklch } from '#art/scene/colour.ts';
import { figure } from '#art/scene/figure.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { grass } from '#art/scene/grass.ts';
import { below, land, ridge } from '#art/scene/land.ts';
import { glow } from '#art/scene/light.ts';
import { curve, polygon, turning } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { type Point, pairs } from '#art/scene/numbers.ts';
import { box, downward, oval, shape, sideways, stroke } from '#art/scene/paint.ts';
import { bridgePalette as p } from '#art/scene/palette.ts';
import { camera } from '#art/scene/perspective.ts';
import { sky } from '#art/scene/sky.ts';
import { woods } from '#art/scene/trees.ts';
import { glints, reflection, rippled } from '#art/scene/water.ts';

const shore = 566;
const { see, scaleAt } = camera({ horizon: shore, eye: 2.6 });
const sun: Point = [742, 470];

// The bridge runs from the left foreground away to the right; lengths in metres.
const start: Point = [-13.2, 11.5];
const end: Point = [46.6, 99.9];
const bays = 14;
const long = Math.hypot(end[0] - start[0], end[1] - start[1]);
const bay = long / bays;
const along: Point = [(end[0] - start[0]) / long, (end[1] - start[1]) / long];
const deck = 6.4;
const pier = 1.1;
const spring = 2.4;
const deep = 3.2;

const place = (way: number, up: number, aside = 0) =>
  [start[0] + along[0] * way - along[1] * aside, up, start[1] + along[1] * way + along[0] * aside] as const;
const at = (way: number, up: number, aside = 0): Point => see(place(way, up, aside));

const stone = sideways(at(0, 0)[0], at(long, 0)[0], [
  [0, oklch(0.15, 0.04, 298)],
  [0.45, oklch(0.2, 0.05, 302)],
  [0.75, oklch(0.38, 0.06, 318)],
  [1, oklch(0.55, 0.065, 335)],
]);
const lit = sideways(at(0, 0)[0], at(long, 0)[0], [
  [0, oklch(0.24, 0.05, 310)],
  [0.45, oklch(0.36, 0.07, 335)],
  [0.75, oklch(0.55, 0.075, 10)],
  [1, oklch(0.66, 0.07, 20)],
]);

/** The arch of a bay, from pier to pier. `sign` -1 turns it over, as the water does. */
const arch = (index: number, sign: 1 | -1, aside: number): Point[] => {
  const from = index * bay + pier;
  const to = (index + 1) * bay - pier;
  const radius = (to - from) / 2;
  const rise = deck - 1.3 - spring;
  const crown = Array.from({ length: 9 }, (_, step): Point => {
    const angle = Math.PI - (Math.PI * (step + 1)) / 10;
    return at((from + to) / 2 + radius * Math.cos(angle), sign * (spring + rise * Math.sin(angle)), aside);
  });
  return [
    at(from, 0, aside),
    at(from, sign * spring, aside),
    ...crown,
    at(to, sign * spring, aside),
    at(to, 0, aside),
  ];
};

const whole = (index: number, sign: 1 | -1): string => {
  const from = index * bay - 0.06;
  const to = from + bay + 0.12;
  const band = (low: number, high: number) =>
    polygon([at(from, sign * low), at(from, sign * high), at(to, sign * high), at(to, sign * low)]);
  const front = arch(index, sign, 0);
  const back = arch(index, sign, deep);
  const soffit = pairs(front.map((point, step) => [point, back[step] ?? point] as const))
    .slice(index === 5 ? 8 : 5)
    .map(([[a, b], [c, d]]) => {
      const face = [a, c, d, b];
      return polygon(turning(face) < 0 ? face.reverse() : face);
    })
    .join('');
  const hole = `${curve(front)}Z`;
  return (
    (index < 9 ? shape(soffit, lit) + stroke(soffit, lit, 2) : '') +
    shape(band(0, deck) + hole, stone, 1, 'evenodd') +
    shape(band(deck, deck + 0.75), stone) +
    shape(band(deck - 0.25, deck + 0.02), lit, 0.7)
  );
};

const stump = (outline: readonly Point[]): string =>
  shape(polygon(outline.map(([way, up]) => at(way, up))), stone);

const nearStump = (): string =>
  stump(
    (
      [
        [0, 0],
        [0, deck + 0.05],
        [1, deck + 0.02],
        [1.75, deck - 0.1],
        [1.5, deck - 0.7],
        [2.3, deck - 1],
        [1.8, deck - 1.7],
        [1.5, 3.9],
        [1.2, 2.9],
        [pier, 2.2],
        [pier, 0],
      ] as const
    ).map(([way, up]): Point => [3 * bay + way - 0.05, up]),
  );

const farStump = (): string =>
  stump(
    (
      [
        [0, 0],
        [0, deck + 0.75],
        [0.5, deck + 0.6],
        [1, deck],
        [0.8, deck - 0.8],
        [1.9, deck - 1.2],
        [1.4, 3.7],
        [pier, 2.4],
        [pier, 0],
      ] as const
    ).map(([way, up]): Point => [5 * bay - way + 0.05, up]),
  );

const backwards = Array.from({ length: bays }, (_, index) => bays - 1 - index);
const above = (): string =>
  backwards.map((index) => (index === 4 ? farStump() : index === 3 ? nearStump() : whole(index, 1))).join('');
const under = (): string => backwards.map((index) => whole(index, -1)).join('');

const hills = [
  ridge(
    90,
    [
      [-20, 430],
      [170, 380],
      [360, 425],
      [560, 440],
      [760, 462],
      [930, 420],
      [1080, 372],
      [1220, 400],
    ],
    0.13,
  ),
  ridge(
    91,
    [
      [-20, 470],
      [140, 440],
      [330, 492],
      [600, 520],
      [850, 512],
      [1050, 462],
      [1220, 470],
    ],
    0.11,
  ),
  ridge(
    92,
    [
      [-20, 540],
      [300, 550],
      [700, 556],
      [980, 545],
      [1220, 520],
    ],
    0.09,
  ),
] as const;
const headland = ridge(
  99,
  [
    [930, 604],
    [985, 575],
    [1040, 548],
    [1120, 520],
    [1220, 508],
  ],
  0.16,
  3,
);
const bank = ridge(
  97,
  [
    [560, 910],
    [760, 880],
    [980, 842],
    [1220, 800],
  ],
  0.06,
  3,
);

const dusk = (): string =>
  sky([
    [0, oklch(0.24, 0.05, 292)],
    [0.22, oklch(0.4, 0.06, 300)],
    [0.42, oklch(0.62, 0.075, 340)],
    [0.54, oklch(0.8, 0.085, 45)],
    [0.63, oklch(0.84, 0.08, 58)],
    [1, oklch(0.6, 0.06, 330)],
  ]) +
  glow(sun, 38, p.pale, { strength: 0.8, reach: 15, outer: p.light }) +
  oval(sun[0], sun[1], 36, 36, oklch(0.97, 0.035, 85)) +
  land(hills[0], oklch(0.6, 0.065, 325), oklch(0.8, 0.07, 40), { foot: shore, fade: 1 }) +
  mist(420, 560, oklch(0.84, 0.06, 50), { veil: 0.4, torn: 0.4, seed: 51 }) +
  land(hills[1], oklch(0.48, 0.06, 312), oklch(0.74, 0.07, 20), { foot: shore, fade: 0.95 }) +
  mist(490, 590, oklch(0.84, 0.06, 45), { veil: 0.4, torn: 0.4, seed: 53 }) +
  land(hills[2], oklch(0.38, 0.055, 305), oklch(0.6, 0.06, 340), { foot: shore + 1, fade: 0.8 }) +
  shape(woods(95, hills[2], 5, 6, [5, 17]), oklch(0.4, 0.056, 307));

const somebody = place(3 * bay + 0.75, deck + 0.02);

/** A broken bridge, whole only in its reflection; somebody stands at the break. */
export const scene = (): string =>
  frame(
    dusk(),
    reflection(shore, height, { scale: 20, across: 0.005, down: 0.06, opacity: 1, widen: 0.05 }, dusk()),
    rippled({ scale: 15, across: 0.007, down: 0.07, seed: 6, opacity: 0.9 }, under()),
    box(
      0,
      shore,
      width,
      height - shore,
      downward(shore, height, [
        [0, p.haze, 0.02],
        [0.45, oklch(0.34, 0.055, 300), 0.22],
        [1, oklch(0.16, 0.04, 298), 0.88],
      ]),
    ),
    shape(glints(55, sun[0], [shore + 3, 890], [26, 150], 80), p.pale, 0.62),
    shape(glints(56, 600, [shore + 10, 890], [600, 760], 60), oklch(0.72, 0.07, 350), 0.3),
    above(),
    shape(below(headland, 606), oklch(0.44, 0.06, 318)),
    shape(woods(100, headland, 4, 5, [8, 26]), oklch(0.44, 0.06, 318)),
    figure(see(somebody), 1.95 * scaleAt(somebody), {
      colour: oklch(0.11, 0.03, 300),
      rim: p.light,
      rimStrength: 1,
      rimWidth: 1.6,
      toLight: [0.9, -0.2],
    }),
    mist(500, 630, oklch(0.8, 0.07, 20), { veil: 0.2, torn: 0.22, seed: 71 }),
    shape(birds(59, [560, 300], 6, 10, 70), oklch(0.3, 0.05, 300), 0.8),
    shape(below(bank, height, true), oklch(0.1, 0.028, 300)),
    shape(
      grass(98, [820, 1210], 50, [40, 170], { lean: -0.14, wide: 2, ground: (x) => 905 - (x - 600) * 0.165 }),
      oklch(0.09, 0.026, 300),
    ),
    finish(sun, { vignette: 0.58, ink: oklch(0.07, 0.03, 298), tint: p.haze, seed: 17 }),
  );
