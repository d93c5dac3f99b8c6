import { birds } from '#art/scene/birds.ts';
import { blend, oklch } from '#art/scene/colour.ts';
import { figure } from '#art/scene/figure.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame } from '#art/scene/frame.ts';
import { below, land, ridge } from '#art/scene/land.ts';
import { glow } from '#art/scene/light.ts';
import { polyline } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { between, type Point } from '#art/scene/numbers.ts';
import { shape, stroke } from '#art/scene/paint.ts';
import { insightPalette as p } from '#art/scene/palette.ts';
import { camera, type Place } from '#art/scene/perspective.ts';
import { moon, sky, stars } from '#art/scene/sky.ts';
import { block, turned } from '#art/scene/solid.ts';

const { see } = camera({ centre: 560, horizon: 560, eye: 4.2 });
const moonAt: Point = [764, 268];
const moonSize = 140;

const count = 46;
// Towards its end the stair loses steps.
const missing = new Set([31, 35, 36, 39, 41, 42, 44]);

/** Where a step lies, in metres: the flight swings out and climbs. */
const stepAt = (index: number): Place => {
  const share = index / (count - 1);
  return [
    -4.6 + 9.6 * share - Math.sin(share * Math.PI) * 2.6 + Math.sin(share * Math.PI * 2) * 0.5,
    -0.9 + 0.37 * index * (1 + share * 0.08),
    7 + 33 * share ** 1.15,
  ];
};

const headingAt = (index: number): number => {
  const before = stepAt(Math.max(0, index - 1));
  const after = stepAt(Math.min(count - 1, index + 1));
  return Math.atan2(after[0] - before[0], after[2] - before[2]);
};

const step = (index: number): string => {
  const share = index / (count - 1);
  const [deep, thick] = index < 28 ? [1.24, 0.38] : [0.92, 0.2];
  const tone = (lightness: number) => blend(oklch(lightness, 0.03, 176), p.haze, share ** 1.3 * 0.42);
  const at = turned(stepAt(index), headingAt(index));
  const faces = {
    under: tone(0.14),
    left: tone(0.2),
    right: blend(tone(0.33), p.light, 0.16),
    front: tone(0.285),
    top: blend(tone(0.46), p.light, 0.4),
  };
  return (
    block(see, at(0, -thick, 0), [2.5, thick, deep], faces, headingAt(index)) +
    stroke(
      polyline([see(at(-1.25, 0, -deep / 2)), see(at(1.25, 0, -deep / 2))]),
      p.light,
      between(1.6, 0.7, share),
      0.35 + 0.4 * share,
    )
  );
};

const flight = (): string =>
  Array.from({ length: count }, (_, index) => count - 1 - index)
    .filter((index) => !missing.has(index))
    .map(step)
    .join('');

const ranges = [
  ridge(
    70,
    [
      [-20, 520],
      [140, 430],
      [260, 500],
      [380, 410],
      [500, 520],
      [700, 540],
      [900, 470],
      [1010, 400],
      [1110, 470],
      [1220, 420],
    ],
    0.24,
  ),
  ridge(
    71,
    [
      [-20, 560],
      [80, 520],
      [200, 590],
      [420, 640],
      [700, 640],
      [940, 600],
      [1060, 520],
      [1150, 560],
      [1220, 500],
    ],
    0.21,
  ),
  ridge(
    72,
    [
      [-20, 660],
      [160, 700],
      [500, 760],
      [860, 740],
      [1040, 660],
      [1140, 640],
      [1220, 600],
    ],
    0.18,
  ),
] as const;
const rock = ridge(
  80,
  [
    [-20, 700],
    [60, 712],
    [130, 770],
    [210, 800],
    [270, 850],
    [330, 905],
  ],
  0.2,
);

const cloud = (top: number, bottom: number, strength: number, seed: number, colour = p.light): string =>
  mist(top, bottom, colour, { veil: strength * 0.55, torn: strength, seed, across: 0.0034, down: 0.011 });

const [standX, standY] = see(stepAt(13));

/** A stair that climbs out of the mountains and stops, step by step, before the moon. */
export const scene = (): string =>
  frame(
    sky([
      [0, oklch(0.19, 0.036, 180)],
      [0.25, oklch(0.33, 0.045, 174)],
      [0.5, oklch(0.58, 0.045, 160)],
      [0.66, oklch(0.72, 0.05, 140)],
      [1, oklch(0.5, 0.04, 168)],
    ]),
    stars(3, 90, '#f4fff4', { low: 330, opacity: 0.6, clear: moonAt, radius: moonSize + 60 }),
    glow(moonAt, 90, p.light, { strength: 0.85, reach: 10, outer: oklch(0.78, 0.06, 125) }),
    moon(moonAt, moonSize, p.light, oklch(0.62, 0.05, 140), 8),
    cloud(380, 540, 0.3, 31),
    land(ranges[0], oklch(0.5, 0.045, 166), oklch(0.74, 0.045, 145), { foot: 760, hazeAt: 640, fade: 1 }),
    cloud(480, 670, 0.62, 32),
    land(ranges[1], oklch(0.385, 0.046, 170), oklch(0.68, 0.045, 150), { foot: 860, hazeAt: 720, fade: 1 }),
    cloud(590, 790, 0.62, 35, oklch(0.84, 0.045, 125)),
    land(ranges[2], oklch(0.27, 0.042, 174), oklch(0.55, 0.042, 160), { foot: 920, hazeAt: 850, fade: 0.95 }),
    cloud(690, 920, 0.6, 39, oklch(0.72, 0.04, 150)),
    flight(),
    figure([standX + 12, standY + 3], 98, {
      pose: 'walking',
      colour: oklch(0.085, 0.018, 178),
      rim: p.pale,
      rimStrength: 0.95,
      rimWidth: 1.1,
      toLight: [0.8, -0.6],
      shadow: [-0.5, 0.3],
      shadowColour: oklch(0.08, 0.02, 178),
    }),
    shape(below(rock), oklch(0.11, 0.02, 178)),
    cloud(760, 950, 0.5, 44, oklch(0.5, 0.04, 168)),
    shape(birds(23, [440, 236], 5, 10, 110), oklch(0.2, 0.03, 176), 0.75),
    finish(moonAt, { vignette: 0.6, ink: oklch(0.06, 0.02, 180), tint: p.haze, seed: 13 }),
  );
