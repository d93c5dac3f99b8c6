import { blend, oklch } from '#art/scene/colour.ts';
import { figure } from '#art/scene/figure.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { polygon } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { clamp, random, tenth } from '#art/scene/numbers.ts';
import { box, downward, oval, radial, shape, stroke } from '#art/scene/paint.ts';
import { wellPalette as p } from '#art/scene/palette.ts';
import { camera, type Place } from '#art/scene/perspective.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { block } from '#art/scene/solid.ts';
import { reflection } from '#art/scene/water.ts';

const horizon = 520;
const { see, scaleAt } = camera({ centre: 430, horizon, eye: 1.7 });
const row = 3.1;
const wide = 2.3;
const deep = 1.9;

/** An awning whose near edge hangs in scallops over the lane. `side` 1 is on the right. */
const awning = (z: number, side: 1 | -1, tone: string, shadow: string): string => {
  const outer = side * (row - 0.35);
  const inner = side * (row + deep);
  const cloth = polygon([
    see([outer, 2.25, z]),
    see([outer, 2.25, z + wide]),
    see([inner, 3, z + wide]),
    see([inner, 3, z]),
  ]);
  const count = 7;
  const hem = Array.from({ length: count }, (_, index) => {
    const from = see([outer, 2.25, z + (wide * index) / count]);
    const to = see([outer, 2.25, z + (wide * (index + 1)) / count]);
    const low = see([outer, 1.9, z + (wide * (index + 0.5)) / count]);
    return `M${from.join(' ')}Q${low.join(' ')} ${to.join(' ')}Z`;
  }).join('');
  const gable = polygon([
    see([outer, 2.25, z]),
    see([inner, 3, z]),
    see([inner, 2.7, z]),
    see([outer, 2.05, z]),
  ]);
  return shape(gable, shadow) + shape(cloth, tone) + shape(hem, tone);
};

const stall = (z: number, side: 1 | -1, lit = false): string => {
  const share = clamp((z - 4) / 34) ** 0.7;
  const tone = (lightness: number) => blend(oklch(lightness, 0.05, 22), p.haze, share * 0.62);
  const x = side * (row + deep / 2);
  const post = (px: number, pz: number, high: number) =>
    block(see, [px, 0, pz], [0.09, high, 0.09], {
      front: tone(0.12),
      left: tone(0.1),
      right: lit ? p.rose : tone(0.15),
    });
  const faces = lit
    ? {
        front: downward(see([x, 1, z])[1], see([x, 0, z])[1], [
          [0, oklch(0.3, 0.08, 40)],
          [1, oklch(0.16, 0.05, 26)],
        ]),
        left: oklch(0.36, 0.09, 44),
        top: oklch(0.9, 0.1, 78),
        right: oklch(0.2, 0.05, 28),
      }
    : { front: tone(0.17), left: tone(0.13), right: tone(0.13), top: tone(0.26) };
  const cover = lit
    ? ''
    : block(see, [x, 0.95, z + wide / 2], [deep * 0.7, 0.32, wide * 0.8], {
        front: tone(0.2),
        left: tone(0.16),
        right: tone(0.16),
        top: tone(0.27),
      });
  const inside = lit
    ? shape(
        polygon([
          see([side * (row + deep), 0.9, z]),
          see([side * (row + deep), 0.9, z + wide]),
          see([side * (row + deep), 2.8, z + wide]),
          see([side * (row + deep), 2.8, z]),
        ]),
        downward(see([x, 2.8, z])[1], see([x, 0.9, z])[1], [
          [0, p.light],
          [0.5, oklch(0.74, 0.13, 60)],
          [1, oklch(0.5, 0.12, 45)],
        ]),
      ) +
      shape(
        polygon([
          see([side * row, 0.9, z + wide]),
          see([side * (row + deep), 0.9, z + wide]),
          see([side * (row + deep), 2.9, z + wide]),
          see([side * row, 2.2, z + wide]),
        ]),
        downward(see([x, 2.8, z])[1], see([x, 0.9, z])[1], [
          [0, p.pale],
          [0.6, p.light],
          [1, oklch(0.64, 0.13, 52)],
        ]),
      )
    : '';
  return (
    inside +
    post(side * (row + deep), z + wide, 2.9) +
    post(side * row, z + wide, 2.2) +
    block(see, [x, 0, z + wide / 2], [deep, 0.95, wide], faces) +
    cover +
    (lit ? goods(z, side) : '') +
    post(side * row, z, 2.2) +
    post(side * (row + deep), z, 2.9) +
    (lit ? bulbs(z, side) : '') +
    awning(z, side, lit ? oklch(0.5, 0.13, 40) : tone(0.24), lit ? oklch(0.34, 0.1, 34) : tone(0.15))
  );
};

/** Fruit heaped on the counter, row upon row, each lit from above. */
const goods = (z: number, side: 1 | -1): string => {
  const next = random(171);
  let text = '';
  for (const [heap, base] of [
    [0.2, 5],
    [0.95, 6],
    [1.55, 4],
  ] as const) {
    for (const depth of [1.5, 0.9, 0.35]) {
      for (let level = 0; level < base - 1; level++) {
        for (let index = 0; index < base - level; index++) {
          const at: Place = [
            side * (row + heap + (index + level / 2) * 0.085 + next() * 0.02),
            1 + level * 0.068,
            z + depth + next() * 0.06,
          ];
          const [x, y] = see(at);
          const size = scaleAt(at) * 0.044;
          const skin = blend(oklch(0.66, 0.15, 52), oklch(0.46, 0.14, 34), next());
          text += oval(
            x,
            y,
            size,
            size,
            radial([x - size * 0.2, y - size * 0.5], size * 1.5, [
              [0, blend(skin, p.pale, 0.55)],
              [0.5, skin],
              [1, oklch(0.24, 0.08, 26)],
            ]),
          );
        }
      }
    }
  }
  return text;
};

const bulbs = (z: number, side: 1 | -1): string =>
  [0.25, 0.5, 0.75]
    .map((share) => {
      const at: Place = [side * (row + 0.5), 2.02, z + wide * share];
      const [x, y] = see(at);
      return (
        glow([x, y], 7, p.pale, { strength: 0.9, reach: 13, outer: p.light }) +
        oval(x, y, 4.4, 5.4, '#fff9ea')
      );
    })
    .join('');

const bright = 6.9;
const starts = [24, 20.6, 17.2, 13.8, 10.4, 7, 3.6];
const rightStarts = [27.3, 23.9, 20.5, 17.1, 13.7, 10.3, bright];

/** A row of gabled houses with a chimney here and there, eaves between two heights. */
const roofs = (
  seed: number,
  [high, low]: readonly [number, number],
  [narrow, broad]: readonly [number, number],
): string => {
  const next = random(seed);
  let text = `M-20 ${horizon + 6}`;
  for (let x = -20; x < 1220; ) {
    const across = narrow + next() * (broad - narrow);
    const eaves = high + next() * (low - high);
    const peak = eaves - across * (0.28 + next() * 0.3);
    const ridge = x + across * (0.42 + next() * 0.16);
    text += `L${tenth(x)} ${tenth(eaves)}`;
    if (next() < 0.45) {
      const stack = x + (ridge - x) * 0.4;
      const foot = eaves + (peak - eaves) * 0.4;
      text += `L${tenth(stack)} ${tenth(foot)}V${tenth(peak - 6)}H${tenth(stack + 8)}V${tenth(foot - 6)}`;
    }
    text += `L${tenth(ridge)} ${tenth(peak)}L${tenth(x + across)} ${tenth(eaves)}`;
    x += across;
  }
  return `${text}L1240 ${horizon + 6}Z`;
};

const tower = `M604 ${horizon}V330L610 326V302L626 222L642 302V326L648 330V${horizon}Z`;

const market = (): string =>
  sky([
    [0, oklch(0.13, 0.036, 14)],
    [0.3, oklch(0.22, 0.052, 18)],
    [0.5, oklch(0.38, 0.068, 28)],
    [0.6, oklch(0.47, 0.07, 34)],
    [1, oklch(0.3, 0.06, 26)],
  ]) +
  stars(61, 120, '#ffe9d2', { low: 380, opacity: 0.85 }) +
  shape(
    roofs(64, [352, 408], [58, 112]) + tower,
    downward(230, horizon, [
      [0, oklch(0.3, 0.062, 24)],
      [1, oklch(0.46, 0.068, 33)],
    ]),
  ) +
  mist(340, 500, p.haze, { veil: 0.35, torn: 0.4, seed: 66 }) +
  shape(
    roofs(68, [404, 452], [44, 92]),
    downward(380, horizon, [
      [0, oklch(0.26, 0.058, 23)],
      [1, oklch(0.42, 0.066, 31)],
    ]),
  ) +
  mist(380, 560, p.haze, { veil: 0.55, torn: 0.5, seed: 63 });

const lane = (): string =>
  starts.map((z) => stall(z, -1)).join('') + rightStarts.map((z) => stall(z, 1, z === bright)).join('');

const somebody: Place = [-0.5, 0, 10.4];

/** A market after closing: covered stalls down both sides of the lane, and one still bright. */
export const scene = (): string => {
  const spill = see([row - 0.9, 0, bright + wide / 2]);
  const ground = box(
    0,
    horizon + 4,
    width,
    height - horizon,
    downward(horizon, height, [
      [0, oklch(0.42, 0.066, 32)],
      [0.16, oklch(0.27, 0.058, 25)],
      [1, oklch(0.13, 0.036, 18)],
    ]),
  );
  return frame(
    market(),
    ground,
    layer(
      {
        opacity: 0.34,
        fade: downward(horizon, 860, [
          [0, '#ffffff', 1],
          [1, '#ffffff', 0.2],
        ]),
      },
      reflection(
        horizon + 4,
        height,
        { scale: 10, across: 0.01, down: 0.06, seed: 7, opacity: 1, squash: 0.9 },
        market(),
      ),
    ),
    pool(spill, 420, 130, p.light, 0.8, p.rose),
    stroke(
      [5, 7, 10, 14, 20].map((z) => `M${see([-row, 0, z]).join(' ')}L${see([row, 0, z]).join(' ')}`).join(''),
      oklch(0.1, 0.03, 18),
      1.2,
      0.3,
    ),
    lane(),
    glow(see([row + 0.6, 1.8, bright + wide / 2]), 30, p.light, {
      strength: 0.7,
      reach: 15,
      outer: p.rose,
      flat: 1.2,
    }),
    figure(see(somebody), 1.75 * scaleAt(somebody), {
      colour: oklch(0.08, 0.022, 18),
      rim: p.light,
      rimStrength: 1,
      toLight: [0.95, -0.05],
      shadow: [-1.6, 0.25],
      shadowColour: oklch(0.06, 0.02, 16),
      shadowStrength: 0.65,
    }),
    mist(440, 640, p.haze, { veil: 0.12, torn: 0.3, seed: 65 }),
    finish([spill[0] - 60, 520], { vignette: 0.6, ink: oklch(0.045, 0.016, 16), tint: p.haze, seed: 37 }),
  );
};
