import { birds } from '#art/scene/birds.ts';
import { blend, oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame } from '#art/scene/frame.ts';
import { land, ridge } from '#art/scene/land.ts';
import { glow } from '#art/scene/light.ts';
import { curve, polygon } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { between, clamp, type Point, shares } from '#art/scene/numbers.ts';
import { downward, oval, shape, stroke } from '#art/scene/paint.ts';
import { bridgePalette as p } from '#art/scene/palette.ts';
import { camera } from '#art/scene/perspective.ts';
import { sky } from '#art/scene/sky.ts';

const { see, scaleAt } = camera({ centre: 600, horizon: 560, eye: 1.9, focal: 820 });
const sun: Point = [600, 500];
const half = 2.2;
const pylons = [12, 34];

/** A pylon of two legs and a pointed arch over the way. */
const pylon = (z: number): string => {
  const share = clamp((z - 12) / 30);
  const tone = (lightness: number) =>
    blend(oklch(lightness, 0.045, 300), oklch(0.76, 0.07, 25), share * 0.72);
  const at = (x: number, y: number): Point => see([x, y, z]);
  const high = 11;
  const outline: Point[] = [
    at(-3.3, -9),
    at(-3.1, high),
    at(-2.6, high + 0.6),
    at(2.6, high + 0.6),
    at(3.1, high),
    at(3.3, -9),
  ];
  const opening = `M${at(-half, -9).join(' ')}L${at(-half, 4).join(' ')}Q${at(-half, 6.6).join(' ')} ${at(0, 8.4).join(' ')}Q${at(half, 6.6).join(' ')} ${at(half, 4).join(' ')}L${at(half, -9).join(' ')}Z`;
  const cornice = polygon([
    at(-3.35, high - 0.5),
    at(3.35, high - 0.5),
    at(3.2, high + 0.1),
    at(-3.2, high + 0.1),
  ]);
  return (
    shape(
      `${polygon(outline)}${opening}`,
      downward(at(0, high)[1], at(0, -2)[1], [
        [0, tone(0.16)],
        [0.6, tone(0.2)],
        [1, tone(0.34)],
      ]),
      1,
      'evenodd',
    ) +
    shape(cornice, tone(0.28)) +
    stroke(
      `M${at(-half, 0).join(' ')}L${at(-half, 4).join(' ')}Q${at(-half, 6.6).join(' ')} ${at(0, 8.4).join(' ')}Q${at(half, 6.6).join(' ')} ${at(half, 4).join(' ')}L${at(half, 0).join(' ')}`,
      p.light,
      2.2 - share,
      0.7,
    )
  );
};

/** The main cable on one side, hung between the heads of the pylons. */
const cableAt = (z: number): number => {
  if (z < 12) return between(11, 4.2, ((12 - z) / 10) ** 0.9);
  const share = (z - 12) / 22;
  return 11 - 4 * 8.6 * clamp(share) * (1 - clamp(share));
};
const cable = (side: number, from: number, to: number): string =>
  curve(
    shares(20).map((share) => {
      const z = between(from, to, share);
      return see([side * (half + 0.5), cableAt(z), z]);
    }),
  );
const hangers = (from: number, to: number): string =>
  shares(Math.round((to - from) / 1.5))
    .map((share) => {
      const z = between(from, to, share);
      return [-1, 1]
        .map(
          (side) =>
            `M${see([side * (half + 0.5), cableAt(z), z]).join(' ')}L${see([side * (half + 0.2), 0, z]).join(' ')}`,
        )
        .join('');
    })
    .join('');

const way = (from: number, to: number): string =>
  polygon([see([-half, 0, from]), see([-half, 0, to]), see([half, 0, to]), see([half, 0, from])]);

/** The gate of bridges: a pylon with a pointed arch; through it the way runs on towards the low sun. */
export const scene = (): string =>
  frame(
    sky([
      [0, oklch(0.22, 0.05, 292)],
      [0.25, oklch(0.4, 0.062, 302)],
      [0.45, oklch(0.64, 0.078, 345)],
      [0.56, oklch(0.84, 0.085, 50)],
      [0.66, oklch(0.86, 0.075, 60)],
      [1, oklch(0.56, 0.06, 330)],
    ]),
    glow(sun, 44, p.pale, { strength: 0.95, reach: 11, outer: p.light }),
    oval(sun[0], sun[1], 40, 40, oklch(0.98, 0.035, 85)),
    land(
      ridge(
        461,
        [
          [-20, 470],
          [160, 400],
          [340, 480],
          [520, 540],
          [700, 536],
          [880, 466],
          [1050, 392],
          [1220, 450],
        ],
        0.16,
      ),
      oklch(0.6, 0.07, 330),
      oklch(0.84, 0.07, 45),
      { foot: 900, hazeAt: 640, fade: 1 },
    ),
    mist(450, 660, oklch(0.86, 0.065, 52), { veil: 0.5, torn: 0.5, seed: 462 }),
    land(
      ridge(
        463,
        [
          [-20, 560],
          [180, 540],
          [380, 620],
          [600, 660],
          [820, 610],
          [1020, 546],
          [1220, 540],
        ],
        0.13,
      ),
      oklch(0.46, 0.064, 315),
      oklch(0.76, 0.07, 20),
      { foot: 950, hazeAt: 800, fade: 1 },
    ),
    mist(570, 840, oklch(0.8, 0.065, 30), { veil: 0.55, torn: 0.55, seed: 464 }),
    shape(
      way(34, 90),
      downward(560, 610, [
        [0, oklch(0.82, 0.08, 50)],
        [1, oklch(0.6, 0.075, 0)],
      ]),
    ),
    pylon(pylons[1] ?? 34),
    shape(
      way(12, 34),
      downward(605, 690, [
        [0, oklch(0.66, 0.08, 15)],
        [1, oklch(0.4, 0.065, 318)],
      ]),
    ),
    stroke(hangers(13.5, 33), oklch(0.3, 0.055, 308), 1, 0.6),
    stroke(cable(-1, 12, 34) + cable(1, 12, 34), oklch(0.26, 0.05, 305), 2.2, 0.9),
    mist(600, 860, oklch(0.72, 0.066, 350), { veil: 0.34, torn: 0.5, seed: 465 }),
    shape(
      way(2.2, 12),
      downward(690, 900, [
        [0, oklch(0.46, 0.07, 330)],
        [1, oklch(0.2, 0.048, 300)],
      ]),
    ),
    stroke(
      Array.from({ length: 22 }, (_, index) => 3 + index * 0.42)
        .map((z) => `M${see([-half, 0, z]).join(' ')}L${see([half, 0, z]).join(' ')}`)
        .join(''),
      oklch(0.13, 0.038, 300),
      1.6,
      0.45,
    ),
    stroke(hangers(4.5, 11.5), oklch(0.14, 0.038, 300), 2.2, 0.9),
    pylon(pylons[0] ?? 12),
    stroke(cable(-1, 2.6, 12) + cable(1, 2.6, 12), oklch(0.12, 0.035, 300), 0.07 * scaleAt([0, 0, 12]), 1),
    glow([600, 560], 40, p.light, { strength: 0.4, reach: 8 }),
    mist(720, 980, oklch(0.5, 0.06, 320), { veil: 0.4, torn: 0.5, seed: 466 }),
    shape(birds(467, [350, 230], 6, 10, 80), oklch(0.26, 0.05, 302), 0.8),
    finish(sun, { vignette: 0.6, ink: oklch(0.07, 0.03, 298), tint: p.haze, seed: 468 }),
  );
