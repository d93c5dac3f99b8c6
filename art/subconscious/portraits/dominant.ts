import { birds } from '#art/scene/birds.ts';
import { oklch } from '#art/scene/colour.ts';
import { figure } from '#art/scene/figure.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame } from '#art/scene/frame.ts';
import { below, land, ridge } from '#art/scene/land.ts';
import { glow } from '#art/scene/light.ts';
import { polyline } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { oval, shape, sideways, stroke } from '#art/scene/paint.ts';
import { wellPalette as p } from '#art/scene/palette.ts';
import { sky } from '#art/scene/sky.ts';

const rock = ridge(
  531,
  [
    [180, 920],
    [300, 820],
    [400, 800],
    [452, 726],
    [540, 712],
    [600, 700],
    [676, 708],
    [748, 730],
    [790, 800],
    [900, 830],
    [1010, 920],
  ],
  0.16,
);

/** Somebody on the highest rock, feet apart from everything, before a great low sun. */
export const scene = (): string =>
  frame(
    sky([
      [0, oklch(0.18, 0.052, 16)],
      [0.3, oklch(0.34, 0.09, 24)],
      [0.6, oklch(0.56, 0.13, 38)],
      [0.8, oklch(0.7, 0.14, 52)],
      [1, oklch(0.5, 0.1, 38)],
    ]),
    glow([600, 470], 150, p.light, { strength: 0.8, reach: 4.4, outer: p.rose }),
    oval(600, 470, 262, 262, oklch(0.84, 0.125, 66)),
    oval(600, 470, 262, 262, oklch(0.9, 0.1, 78), 0.5),
    land(
      ridge(
        532,
        [
          [-20, 700],
          [200, 650],
          [420, 700],
          [640, 660],
          [900, 700],
          [1220, 640],
        ],
        0.12,
      ),
      oklch(0.5, 0.12, 34),
      oklch(0.68, 0.13, 50),
      { foot: 900, hazeAt: 780, fade: 1 },
    ),
    mist(600, 820, oklch(0.78, 0.13, 58), { veil: 0.5, torn: 0.5, seed: 533 }),
    land(
      ridge(
        534,
        [
          [-20, 800],
          [160, 760],
          [360, 800],
          [900, 790],
          [1060, 750],
          [1220, 790],
        ],
        0.14,
      ),
      oklch(0.32, 0.09, 26),
      oklch(0.5, 0.12, 38),
      { foot: 920 },
    ),
    figure([604, 706], 430, {
      colour: oklch(0.085, 0.026, 18),
      rim: p.pale,
      rimStrength: 0.9,
      rimWidth: 0.5,
      toLight: [0, -1],
    }),
    shape(below(rock), oklch(0.09, 0.028, 18)),
    stroke(
      polyline(rock),
      sideways(300, 900, [
        [0, p.light, 0],
        [0.5, p.light, 0.8],
        [1, p.light, 0],
      ]),
      1.6,
    ),
    mist(760, 960, oklch(0.5, 0.12, 38), { veil: 0.35, torn: 0.5, seed: 535 }),
    shape(birds(536, [920, 260], 5, 11, 80), oklch(0.24, 0.07, 20), 0.85),
    finish([600, 470], { vignette: 0.62, ink: oklch(0.05, 0.02, 16), tint: p.haze, seed: 537 }),
  );
