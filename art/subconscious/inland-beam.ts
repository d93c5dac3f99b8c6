import { blend, oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { grass } from '#art/scene/grass.ts';
import { below, heightAt, land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { curve, polyline } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import type { Point } from '#art/scene/numbers.ts';
import { box, downward, linear, oval, shape, sideways, stroke } from '#art/scene/paint.ts';
import { insightPalette as p } from '#art/scene/palette.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { tree, woods } from '#art/scene/trees.ts';
import { glints } from '#art/scene/water.ts';

const sea = 470;
const lantern: Point = [308, 236];
const aim: Point = [968, 604];

/** The tower: tapering, lit a little from its own lantern; gallery, glass and cap. */
const tower = (): string => {
  const [x, y] = lantern;
  const stone = sideways(x - 40, x + 40, [
    [0, oklch(0.15, 0.028, 178)],
    [0.55, oklch(0.27, 0.04, 174)],
    [1, oklch(0.44, 0.045, 160)],
  ]);
  return (
    shape(`M${x - 22} ${y + 26}L${x - 42} 560H${x + 42}L${x + 22} ${y + 26}Z`, stone) +
    [330, 410, 486].map((level) => box(x - 3, level, 8, 15, oklch(0.1, 0.02, 178))).join('') +
    shape(`M${x - 32} ${y + 18}H${x + 32}L${x + 27} ${y + 28}H${x - 27}Z`, oklch(0.12, 0.024, 178)) +
    stroke(`M${x - 31} ${y + 18}V${y + 6}H${x + 31}V${y + 18}`, oklch(0.12, 0.024, 178), 1.6) +
    box(
      x - 16,
      y - 18,
      32,
      36,
      downward(y - 18, y + 18, [
        [0, p.light],
        [0.5, '#fffef4'],
        [1, p.light],
      ]),
    ) +
    stroke(
      `M${x - 16} ${y - 18}V${y + 18}M${x - 5} ${y - 18}V${y + 18}M${x + 6} ${y - 18}V${y + 18}M${x + 16} ${y - 18}V${y + 18}`,
      oklch(0.14, 0.025, 178),
      1.8,
    ) +
    shape(
      `M${x - 21} ${y - 17}Q${x - 14} ${y - 38} ${x} ${y - 41}Q${x + 14} ${y - 38} ${x + 21} ${y - 17}Z`,
      oklch(0.12, 0.024, 178),
    ) +
    stroke(`M${x} ${y - 41}V${y - 58}`, oklch(0.12, 0.024, 178), 2.2)
  );
};

const cliff = ridge(
  221,
  [
    [-20, 520],
    [90, 524],
    [190, 540],
    [308, 548],
    [420, 556],
    [500, 590],
    [600, 616],
    [760, 664],
    [900, 730],
  ],
  0.07,
  4,
);
const down1 = ridge(
  222,
  [
    [380, 560],
    [520, 520],
    [700, 540],
    [860, 500],
    [1040, 474],
    [1220, 498],
  ],
  0.05,
  4,
);
const down2 = ridge(
  223,
  [
    [300, 640],
    [480, 600],
    [680, 622],
    [880, 590],
    [1060, 610],
    [1220, 580],
  ],
  0.045,
  4,
);
const down3 = ridge(
  224,
  [
    [-20, 650],
    [200, 640],
    [440, 690],
    [700, 730],
    [960, 716],
    [1220, 750],
  ],
  0.04,
  4,
);
const down4 = ridge(
  225,
  [
    [-20, 790],
    [260, 766],
    [560, 830],
    [860, 846],
    [1220, 820],
  ],
  0.03,
  3,
);

const beam = (from: number, to: number): string => {
  const [x, y] = lantern;
  return `M${x + 6} ${y - 9}L${aim[0] + 330} ${aim[1] - from}L${aim[0] + 300} ${aim[1] + to}L${x + 6} ${y + 9}Z`;
};
const ray = linear(
  lantern,
  [aim[0] + 330, aim[1] + 60],
  [
    [0, '#fffef4', 0.95],
    [0.12, p.pale, 0.78],
    [0.45, p.light, 0.5],
    [0.8, p.light, 0.24],
    [1, p.light, 0],
  ],
);

/** A lighthouse at the edge of a dark sea; its beam falls inland, over the fields. */
export const scene = (): string =>
  frame(
    sky(
      [
        [0, oklch(0.16, 0.032, 182)],
        [0.35, oklch(0.28, 0.044, 176)],
        [0.62, oklch(0.44, 0.046, 170)],
        [1, oklch(0.5, 0.045, 165)],
      ],
      sea + 4,
    ),
    stars(91, 170, '#f2fff8', { low: 430, opacity: 0.75 }),
    mist(330, 500, oklch(0.58, 0.042, 165), { veil: 0.3, torn: 0.5, seed: 93 }),
    box(
      0,
      sea,
      width,
      200,
      downward(sea, 640, [
        [0, oklch(0.42, 0.045, 170)],
        [0.3, oklch(0.27, 0.042, 175)],
        [1, oklch(0.2, 0.036, 177)],
      ]),
    ),
    shape(glints(94, 240, [sea + 4, 600], [380, 420], 90), oklch(0.66, 0.045, 160), 0.4),
    land(down1, oklch(0.36, 0.047, 169), oklch(0.46, 0.045, 166), { foot: 700, hazeAt: 600, fade: 0.9 }),
    shape(woods(226, down1, 9, 9, [8, 30]), oklch(0.3, 0.044, 171)),
    mist(470, 620, oklch(0.54, 0.042, 165), { veil: 0.34, torn: 0.4, seed: 95 }),
    land(down2, oklch(0.29, 0.045, 171), oklch(0.37, 0.045, 168), { foot: 800, hazeAt: 720 }),
    layer(
      { within: below(down2, 900) },
      pool([aim[0], aim[1] + 34], 330, 76, p.light, 0.95, oklch(0.7, 0.06, 130)),
    ),
    layer(
      { within: below(down1, 900) },
      pool([aim[0] + 40, aim[1] - 66], 300, 54, p.light, 0.5, oklch(0.7, 0.06, 130)),
    ),
    stroke(
      curve(down2),
      sideways(700, 1220, [
        [0, p.light, 0],
        [0.5, p.pale, 0.9],
        [1, p.light, 0],
      ]),
      1.6,
      0.8,
    ),
    shape(
      tree(31, [1010, heightAt(down2, 1010) + 3], 118, {
        lean: -0.06,
        depth: 6,
        spread: 0.6,
        thick: 0.03,
        thinnest: 0.35,
      }).outline,
      oklch(0.13, 0.025, 178),
    ),
    layer(
      { blur: [10, 3], opacity: 0.5 },
      shape(
        `M1006 ${heightAt(down2, 1010)}L1150 ${heightAt(down2, 1010) + 54}L1172 ${heightAt(down2, 1010) + 50}L1016 ${heightAt(down2, 1010)}Z`,
        p.ink,
      ),
    ),
    land(down3, oklch(0.19, 0.036, 174), oklch(0.27, 0.04, 170), { foot: height, hazeAt: 840, soft: true }),
    shape(
      below(cliff, height),
      downward(510, 700, [
        [0, oklch(0.17, 0.032, 176)],
        [1, blend(oklch(0.13, 0.025, 178), p.haze, 0.12)],
      ]),
    ),
    stroke(
      polyline(cliff),
      sideways(250, 600, [
        [0, p.light, 0],
        [0.3, p.light, 0.5],
        [1, p.light, 0],
      ]),
      1.2,
    ),
    layer({ blur: [4, 4] }, shape(beam(150, 96), ray, 0.5), shape(beam(70, 44), ray, 0.55)),
    tower(),
    glow(lantern, 15, '#fffef4', { strength: 1, reach: 15, outer: p.light }),
    oval(lantern[0], lantern[1], 10, 10, '#ffffff', 0.9),
    land(down3, oklch(0.165, 0.033, 175), oklch(0.2, 0.036, 173), { foot: height, soft: true }),
    mist(600, 780, oklch(0.5, 0.042, 165), { veil: 0.2, torn: 0.36, seed: 96 }),
    shape(
      below(down4, height, true),
      downward(760, height, [
        [0, oklch(0.125, 0.026, 177)],
        [1, oklch(0.075, 0.018, 178)],
      ]),
    ),
    shape(
      grass(227, [-20, 1220], 190, [8, 44], { lean: 0.22, wide: 1.7, ground: (x) => heightAt(down4, x) + 5 }),
      oklch(0.1, 0.022, 178),
    ),
    finish([560, 420], { vignette: 0.5, ink: oklch(0.05, 0.016, 180), tint: p.haze, seed: 43 }),
  );
