import { birds } from '#art/scene/birds.ts';
import { oklch } from '#art/scene/colour.ts';
import { figure } from '#art/scene/figure.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height } from '#art/scene/frame.ts';
import { grass } from '#art/scene/grass.ts';
import { below, heightAt, land, ridge } from '#art/scene/land.ts';
import { glow, pool } from '#art/scene/light.ts';
import { curve } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import type { Point } from '#art/scene/numbers.ts';
import { downward, oval, radial, shape, sideways, stroke } from '#art/scene/paint.ts';
import { wellPalette as p } from '#art/scene/palette.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { tree } from '#art/scene/trees.ts';

const hill = ridge(
  181,
  [
    [-20, 826],
    [200, 800],
    [420, 770],
    [620, 762],
    [820, 778],
    [1020, 810],
    [1220, 850],
  ],
  0.03,
  3,
);
const grown = tree(24, [352, 786], 690, {
  lean: 0.1,
  depth: 8,
  spread: 0.6,
  thick: 0.034,
  thinnest: 0.8,
  droop: 0.03,
});
// It hangs from the twig that ends nearest to where the picture wants it.
const twig = grown.tips.reduce((best, tip) =>
  Math.hypot(tip[0] - 727, tip[1] - 378) < Math.hypot(best[0] - 727, best[1] - 378) ? tip : best,
);
const fruit: Point = [twig[0] + 1, twig[1] + 46];

/** One tree against the evening; on it a single fruit that glows. Somebody looks up. */
export const scene = (): string => {
  return frame(
    sky([
      [0, oklch(0.15, 0.045, 16)],
      [0.3, oklch(0.25, 0.062, 20)],
      [0.6, oklch(0.42, 0.085, 30)],
      [0.8, oklch(0.56, 0.095, 40)],
      [1, oklch(0.5, 0.08, 38)],
    ]),
    stars(71, 130, '#ffe9d2', { low: 420, opacity: 0.8 }),
    land(
      ridge(
        182,
        [
          [-20, 660],
          [200, 610],
          [420, 650],
          [660, 600],
          [900, 640],
          [1060, 590],
          [1220, 640],
        ],
        0.09,
      ),
      oklch(0.42, 0.082, 30),
      oklch(0.56, 0.09, 38),
      { foot: 800, fade: 1 },
    ),
    mist(560, 740, oklch(0.6, 0.09, 42), { veil: 0.45, torn: 0.5, seed: 73 }),
    land(
      ridge(
        183,
        [
          [-20, 720],
          [240, 700],
          [520, 726],
          [800, 690],
          [1020, 712],
          [1220, 680],
        ],
        0.06,
      ),
      oklch(0.31, 0.07, 25),
      oklch(0.5, 0.085, 36),
      { foot: 840, fade: 0.95 },
    ),
    mist(660, 800, oklch(0.58, 0.088, 40), { veil: 0.4, torn: 0.45, seed: 74 }),
    glow(fruit, 24, p.light, { strength: 0.95, reach: 13, outer: p.rose }),
    stroke(`M${twig[0] - 6} ${twig[1] - 20}q6 18 7 48`, oklch(0.12, 0.034, 18), 2.6),
    glow(fruit, 13, p.pale, { strength: 0.9, reach: 6, outer: p.light }),
    shape(
      grown.outline,
      downward(60, 800, [
        [0, oklch(0.15, 0.04, 18)],
        [0.5, oklch(0.12, 0.034, 18)],
        [1, oklch(0.09, 0.026, 16)],
      ]),
    ),
    oval(
      fruit[0],
      fruit[1],
      20,
      21.5,
      radial([fruit[0] - 5, fruit[1] - 6], 30, [
        [0, '#fffdf0'],
        [0.45, p.pale],
        [1, p.light],
      ]),
    ),
    shape(`M${fruit[0] + 2} ${fruit[1] - 22}q14-20 29-15q-9 15-29 15Z`, oklch(0.42, 0.1, 50)),
    shape(
      below(hill, height, true),
      downward(760, height, [
        [0, oklch(0.19, 0.05, 22)],
        [0.4, oklch(0.13, 0.036, 18)],
        [1, oklch(0.085, 0.025, 16)],
      ]),
    ),
    pool([fruit[0], 790], 330, 46, p.light, 0.5, p.rose),
    stroke(
      curve(hill),
      sideways(480, 1010, [
        [0, p.light, 0],
        [0.5, p.light, 0.7],
        [1, p.light, 0],
      ]),
      1.3,
      0.7,
    ),
    shape(
      grass(184, [-20, 1220], 170, [6, 34], { lean: 0.16, wide: 1.5, ground: (x) => heightAt(hill, x) + 4 }),
      oklch(0.12, 0.034, 18),
    ),
    figure([676, 782], 116, {
      pose: 'cloaked',
      colour: oklch(0.08, 0.022, 18),
      rim: p.light,
      rimStrength: 1,
      toLight: [0.5, -0.9],
      shadow: [-0.25, 0.42],
      shadowColour: oklch(0.05, 0.016, 16),
      shadowStrength: 0.6,
    }),
    shape(birds(185, [1010, 260], 5, 9, 70), oklch(0.17, 0.045, 18), 0.8),
    shape(
      grass(186, [-20, 420], 60, [30, 110], { lean: 0.24, wide: 2.6, ground: () => 915 }),
      oklch(0.07, 0.022, 16),
    ),
    finish([fruit[0] - 20, fruit[1] + 60], {
      vignette: 0.58,
      ink: oklch(0.045, 0.018, 16),
      tint: p.haze,
      seed: 39,
    }),
  );
};
