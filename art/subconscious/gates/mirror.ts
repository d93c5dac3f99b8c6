import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { mist } from '#art/scene/mist.ts';
import { box, downward, oval, shape, sideways, stroke } from '#art/scene/paint.ts';
import { mirrorPalette as p } from '#art/scene/palette.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { glints, reflection } from '#art/scene/water.ts';

const shore = 520;
const centre = 600;
const half = (radius: number): string =>
  `M${centre - radius} ${shore}A${radius} ${radius} 0 0 1 ${centre + radius} ${shore}Z`;
const left = ridge(
  401,
  [
    [-20, 470],
    [140, 410],
    [300, 470],
    [460, 512],
    [600, 518],
  ],
  0.16,
);
const right = ridge(
  402,
  [
    [600, 518],
    [760, 506],
    [900, 452],
    [1060, 402],
    [1220, 462],
  ],
  0.16,
);

const above = (): string =>
  sky(
    [
      [0, oklch(0.1, 0.035, 272)],
      [0.4, oklch(0.22, 0.06, 266)],
      [0.8, oklch(0.4, 0.07, 268)],
      [1, oklch(0.46, 0.065, 285)],
    ],
    shore + 2,
  ) +
  stars(403, 150, '#e2e8ff', { low: 430, opacity: 0.85 }) +
  land([...left, ...right.slice(1)], oklch(0.3, 0.062, 264), oklch(0.46, 0.064, 274), {
    foot: shore,
    fade: 1,
  }) +
  mist(400, 560, oklch(0.5, 0.06, 275), { veil: 0.4, torn: 0.5, seed: 404 }) +
  glow([centre, shore - 60], 90, p.light, { strength: 0.9, reach: 6, outer: p.rose }) +
  shape(
    half(238),
    sideways(centre - 238, centre + 238, [
      [0, oklch(0.2, 0.05, 280)],
      [0.5, oklch(0.1, 0.03, 275)],
      [1, oklch(0.2, 0.05, 320)],
    ]),
  ) +
  stroke(
    `M${centre - 236} ${shore}A236 236 0 0 1 ${centre + 236} ${shore}`,
    oklch(0.46, 0.07, 290),
    1.6,
    0.6,
  ) +
  layer(
    { within: half(210) },
    box(
      0,
      280,
      width,
      260,
      downward(310, shore, [
        [0, oklch(0.58, 0.11, 354)],
        [0.4, oklch(0.74, 0.125, 18)],
        [0.75, oklch(0.9, 0.085, 58)],
        [1, p.pale],
      ]),
    ),
    oval(centre, shore - 4, 62, 62, oklch(0.98, 0.035, 80)),
    glow([centre, shore], 60, '#fff2df', { strength: 0.8, reach: 4, outer: p.light }),
    land(left, oklch(0.6, 0.12, 12), oklch(0.88, 0.08, 50), { foot: shore, fade: 1 }),
    land(right, oklch(0.6, 0.12, 12), oklch(0.88, 0.08, 50), { foot: shore, fade: 1 }),
  ) +
  stroke(`M${centre - 210} ${shore}A210 210 0 0 1 ${centre + 210} ${shore}`, p.pale, 1.6, 0.8);

/** The gate of mirrors: half a ring above still water, and the water makes it whole. */
export const scene = (): string =>
  frame(
    above(),
    box(0, shore, width, height - shore, p.ink),
    reflection(
      shore,
      height,
      { scale: 20, across: 0.006, down: 0.07, seed: 405, opacity: 0.9, widen: 0.02 },
      above(),
    ),
    box(
      0,
      shore,
      width,
      height - shore,
      downward(shore, height, [
        [0, p.deep, 0.05],
        [0.5, p.deep, 0.3],
        [1, p.ink, 0.9],
      ]),
    ),
    shape(glints(406, centre, [shore + 4, 880], [150, 190], 120), p.pale, 0.6),
    shape(
      [0, 1, 2, 3, 4]
        .map((step) => {
          const y = 880 - step * 66 + step * step * 5;
          const wide = 120 - step * 21;
          const x = centre + (step % 2 ? 26 : -22) * (1 - step * 0.16);
          return `M${x - wide} ${y}Q${x} ${y - wide * 0.16} ${x + wide} ${y}Q${x + wide * 0.9} ${y + wide * 0.16} ${x} ${y + wide * 0.18}Q${x - wide * 0.9} ${y + wide * 0.16} ${x - wide} ${y}Z`;
        })
        .join(''),
      downward(600, 900, [
        [0, oklch(0.3, 0.06, 340)],
        [1, oklch(0.12, 0.035, 275)],
      ]),
    ),
    finish([centre, shore - 20], { vignette: 0.6, ink: oklch(0.05, 0.02, 272), tint: p.haze, seed: 407 }),
  );
