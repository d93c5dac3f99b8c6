import { oklch } from '#drawing/scene/colour.ts';
import { finish } from '#drawing/scene/finish.ts';
import { scene as frame, height, width } from '#drawing/scene/frame.ts';
import { land, ridge } from '#drawing/scene/land.ts';
import { layer } from '#drawing/scene/layer.ts';
import { glow, pool } from '#drawing/scene/light.ts';
import { ribbon } from '#drawing/scene/line.ts';
import { mist, noise } from '#drawing/scene/mist.ts';
import { between, type Point, random, shares, tenth } from '#drawing/scene/numbers.ts';
import { box, downward, oval, shape, stroke } from '#drawing/scene/paint.ts';
import { bridgePalette as p } from '#drawing/scene/palette.ts';
import { camera } from '#drawing/scene/perspective.ts';
import { sky } from '#drawing/scene/sky.ts';
import { glints } from '#drawing/scene/water.ts';

const horizon = 176;
const { see, scaleAt } = camera({ centre: 600, horizon, eye: 15, focal: 800 });
const sun: Point = [724, 150];

/** The middle of the wake, in metres to the side, at a distance. */
const course = (z: number): number => -8 + 11 * ((z - 13) / 47) ** 0.8 + 1.2 * Math.sin(z * 0.09);
const parting = 47;

/** One boat with a tall sail, seen from astern and above. `lean` tilts its mast. */
const boat = (x: number, z: number, lean: number, tone: string): string => {
  const [px, py] = see([x, 0, z]);
  const size = scaleAt([x, 0, z]);
  const at = (across: number, up: number): string =>
    `${tenth(px + (across + lean * up) * size)} ${tenth(py - up * size)}`;
  return (
    layer(
      { blur: [3, 1.5], opacity: 0.55 },
      shape(
        `M${at(-0.9, -0.2)}L${at(0.9, -0.2)}L${at(1.1, -2.6)}L${at(0.2, -4.2)}L${at(-0.6, -2.4)}Z`,
        oklch(0.2, 0.045, 300),
      ),
    ) +
    shape(
      `M${at(-1.05, 0.5)}Q${at(-0.9, -0.34)} ${at(0, -0.4)}Q${at(0.9, -0.34)} ${at(1.05, 0.5)}Q${at(0, 0.3)} ${at(-1.05, 0.5)}Z`,
      oklch(0.13, 0.035, 300),
    ) +
    shape(
      `M${at(0.1, 0.9)}L${at(0.03, 6.6)}Q${at(1.3, 3.2)} ${at(1.55, 1)}Q${at(0.8, 0.76)} ${at(0.1, 0.9)}Z`,
      tone,
    ) +
    stroke(`M${at(0, 0.4)}L${at(0, 6.8)}`, oklch(0.12, 0.034, 300), size * 0.1)
  );
};

/** The wake: a lane of smooth water that both boats have left, edged by small broken waves. */
const lane = (half: (z: number) => number): string => {
  const distances = shares(40).map((share) => between(13.2, parting, share ** 1.2));
  return ribbon(
    distances.map((z) => see([course(z) - half(z), 0, z])),
    distances.map((z) => see([course(z) + half(z), 0, z])),
  );
};
const spread = (z: number): number => between(3.1, 0.55, ((z - 13.2) / (parting - 13.2)) ** 0.55);

/** Small broken waves: thick along both edges of the wake, a few within. */
const foam = (): string => {
  const next = random(251);
  let text = '';
  for (let index = 0; index < 900; index++) {
    const z = between(13.2, parting, next() ** 0.8);
    const side = next() < 0.5 ? -1 : 1;
    const off = index % 3 ? side * spread(z) * (0.82 + next() * next() * 0.6) : (next() * 2 - 1) * spread(z);
    const [x, y] = see([course(z) + off, 0, z]);
    const size = scaleAt([0, 0, z]) / 60;
    const long = (3 + 15 * next() ** 2) * size;
    const thick = (0.5 + next()) * size;
    text += `M${tenth(x - long)} ${tenth(y)}Q${tenth(x)} ${tenth(y - thick)} ${tenth(x + long)} ${tenth(y)}Q${tenth(x)} ${tenth(y + thick)} ${tenth(x - long)} ${tenth(y)}Z`;
  }
  return text;
};

/** Two boats far out, and behind them a single wake. */
export const scene = (): string => {
  const inner = lane((z) => spread(z) * 0.92);
  const tip = see([course(parting), 0, parting]);
  return frame(
    sky(
      [
        [0, oklch(0.42, 0.06, 302)],
        [0.45, oklch(0.66, 0.08, 345)],
        [0.85, oklch(0.86, 0.085, 55)],
        [1, oklch(0.9, 0.07, 65)],
      ],
      horizon + 20,
    ),
    glow(sun, 30, p.pale, { strength: 0.9, reach: 12, outer: p.light, flat: 1.3 }),
    oval(sun[0], sun[1], 27, 27, oklch(0.98, 0.035, 85)),
    land(
      ridge(
        252,
        [
          [-20, 160],
          [140, 130],
          [300, 158],
          [460, 168],
          [640, 176],
        ],
        0.12,
      ),
      oklch(0.6, 0.065, 330),
      oklch(0.82, 0.07, 40),
      { foot: horizon + 2, fade: 0.9 },
    ),
    land(
      ridge(
        253,
        [
          [880, 178],
          [1000, 158],
          [1110, 132],
          [1220, 150],
        ],
        0.12,
      ),
      oklch(0.6, 0.065, 330),
      oklch(0.82, 0.07, 40),
      { foot: horizon + 2, fade: 0.9 },
    ),
    box(
      0,
      horizon,
      width,
      height - horizon,
      downward(horizon, height, [
        [0, oklch(0.84, 0.08, 50)],
        [0.06, oklch(0.72, 0.085, 20)],
        [0.25, oklch(0.52, 0.075, 330)],
        [0.6, oklch(0.35, 0.062, 306)],
        [1, oklch(0.2, 0.048, 298)],
      ]),
    ),
    mist(120, 260, oklch(0.88, 0.07, 55), { veil: 0.4, torn: 0.4, seed: 121 }),
    layer(
      {
        opacity: 0.5,
        fade: downward(horizon, height, [
          [0, '#ffffff', 0.1],
          [0.3, '#ffffff', 0.7],
          [1, '#ffffff', 1],
        ]),
      },
      noise(oklch(0.14, 0.04, 298), { across: 0.006, down: 0.034, gain: 3.4, floor: -1.7, seed: 122 }),
    ),
    layer(
      {
        opacity: 0.4,
        fade: downward(horizon, height, [
          [0, '#ffffff', 0.9],
          [0.5, '#ffffff', 0.7],
          [1, '#ffffff', 0.3],
        ]),
      },
      noise(oklch(0.74, 0.085, 10), { across: 0.008, down: 0.05, gain: 4, floor: -2.2, seed: 123 }),
    ),
    pool([sun[0], horizon + 60], 260, 150, p.light, 0.6, p.rose),
    shape(glints(124, sun[0], [horizon + 4, 880], [60, 200], 190), p.pale, 0.62),
    shape(glints(125, 560, [horizon + 30, 890], [560, 680], 140), oklch(0.7, 0.08, 350), 0.4),
    layer(
      { blur: [5, 2.5] },
      shape(
        inner,
        downward(tip[1], height, [
          [0, p.light, 0.6],
          [0.3, oklch(0.7, 0.085, 5), 0.34],
          [1, oklch(0.46, 0.07, 325), 0.3],
        ]),
      ),
    ),
    layer(
      { blur: [9, 4], opacity: 0.55 },
      shape(
        lane((z) => spread(z) * 0.42),
        downward(tip[1], height, [
          [0, oklch(0.4, 0.065, 320), 0],
          [0.3, oklch(0.3, 0.055, 305), 0.5],
          [1, oklch(0.2, 0.046, 298), 0.6],
        ]),
      ),
    ),
    shape(foam(), p.pale, 0.75),
    boat(course(parting) - 2.1, 48.4, -0.05, oklch(0.26, 0.055, 308)),
    boat(course(parting) + 2.5, 50.6, 0.04, oklch(0.3, 0.058, 314)),
    finish([sun[0] - 40, 300], { vignette: 0.6, ink: oklch(0.07, 0.03, 298), tint: p.haze, seed: 51 }),
  );
};
