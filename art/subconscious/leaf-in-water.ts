import { birds } from '#art/scene/birds.ts';
import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { mist } from '#art/scene/mist.ts';
import { between, type Point, random, tenth } from '#art/scene/numbers.ts';
import { box, downward, radial, shape } from '#art/scene/paint.ts';
import { mirrorPalette as p } from '#art/scene/palette.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { tree, woods } from '#art/scene/trees.ts';
import { glints, reflection, rippled } from '#art/scene/water.ts';

const shore = 430;
const foot: Point = [452, 424];
const grown = tree(88, foot, 318, {
  lean: 0.05,
  depth: 8,
  spread: 0.62,
  thick: 0.027,
  thinnest: 0.45,
  droop: 0.03,
});
const mound = ridge(
  89,
  [
    [250, 436],
    [330, 428],
    [400, 419],
    [470, 416],
    [560, 424],
    [640, 430],
    [700, 437],
  ],
  0.05,
  3,
);

const winter = (): string =>
  sky(
    [
      [0, oklch(0.2, 0.05, 270)],
      [0.4, oklch(0.32, 0.066, 266)],
      [0.75, oklch(0.5, 0.07, 275)],
      [1, oklch(0.62, 0.066, 300)],
    ],
    shore + 2,
  ) +
  stars(17, 70, '#e8ecff', { low: 240, opacity: 0.6 }) +
  land(
    ridge(
      82,
      [
        [-20, 300],
        [200, 340],
        [420, 322],
        [700, 250],
        [900, 300],
        [1060, 232],
        [1220, 280],
      ],
      0.17,
    ),
    oklch(0.42, 0.066, 270),
    oklch(0.58, 0.066, 290),
    { foot: shore, fade: 1 },
  ) +
  mist(280, 420, oklch(0.62, 0.06, 295), { veil: 0.5, torn: 0.5, seed: 6 }) +
  land(
    ridge(
      83,
      [
        [-20, 372],
        [240, 392],
        [520, 398],
        [800, 362],
        [1000, 340],
        [1220, 366],
      ],
      0.12,
    ),
    oklch(0.32, 0.06, 268),
    oklch(0.5, 0.064, 284),
    { foot: shore },
  ) +
  shape(
    woods(
      84,
      ridge(
        83,
        [
          [860, 360],
          [920, 352],
          [1000, 344],
          [1220, 370],
        ],
        0.05,
        2,
      ),
      6,
      9,
      [8, 34],
    ),
    oklch(0.3, 0.058, 268),
  ) +
  mist(360, 450, oklch(0.58, 0.06, 285), { veil: 0.5, torn: 0.4, seed: 16 });

const trunkTone = downward(20, 430, [
  [0, oklch(0.17, 0.04, 272)],
  [1, oklch(0.1, 0.03, 275)],
]);

/** Leaves about the ends of the twigs: `share` of them, in lens shapes of the given size. */
const leaves = (seed: number, perTip: number, spread: number, size: number): string => {
  const next = random(seed);
  let text = '';
  for (const [x, y] of grown.tips) {
    for (let leaf = 0; leaf < perTip; leaf++) {
      const angle = next() * Math.PI * 2;
      const away = spread * next() ** 0.7;
      const cx = x + Math.cos(angle) * away;
      const cy = y + Math.sin(angle) * away * 0.8;
      const long = size * (0.6 + next() * 0.8);
      const turn = next() * Math.PI;
      const dx = Math.cos(turn) * long;
      const dy = Math.sin(turn) * long;
      text += `M${tenth(cx - dx)} ${tenth(cy - dy)}Q${tenth(cx - dy * 0.6)} ${tenth(cy + dx * 0.6)} ${tenth(cx + dx)} ${tenth(cy + dy)}Q${tenth(cx + dy * 0.6)} ${tenth(cy - dx * 0.6)} ${tenth(cx - dx)} ${tenth(cy - dy)}Z`;
    }
  }
  return text;
};

const inLeaf = (): string =>
  layer({ blur: 9, opacity: 0.65 }, shape(leaves(5, 6, 26, 13), oklch(0.5, 0.13, 8))) +
  shape(leaves(6, 9, 28, 6.4), oklch(0.48, 0.12, 2), 0.9) +
  shape(grown.outline, oklch(0.2, 0.06, 350)) +
  shape(leaves(7, 9, 25, 5.6), oklch(0.64, 0.14, 16), 0.9) +
  shape(leaves(8, 6, 22, 4.8), oklch(0.8, 0.11, 36), 0.95) +
  shape(leaves(9, 2, 20, 4), oklch(0.93, 0.06, 62));

const light: Point = [465, 630];

const fallen = (): string => {
  const next = random(71);
  let text = '';
  for (let index = 0; index < 46; index++) {
    const share = next();
    const y = between(shore + 26, 880, share);
    const x = 470 + (next() + next() - 1) * between(180, 460, share);
    const long = between(2, 6.5, share) * (0.6 + next() * 0.6);
    text += `M${tenth(x - long)} ${tenth(y)}Q${tenth(x)} ${tenth(y - long * 0.45)} ${tenth(x + long)} ${tenth(y)}Q${tenth(x)} ${tenth(y + long * 0.45)} ${tenth(x - long)} ${tenth(y)}Z`;
  }
  return text;
};

/** A tree bare on its mound in winter, in full leaf in the water. */
export const scene = (): string =>
  frame(
    winter(),
    box(0, shore, width, height - shore, p.deep),
    reflection(
      shore,
      height,
      { scale: 18, across: 0.005, down: 0.06, seed: 5, opacity: 0.85, widen: 0.05 },
      winter(),
    ),
    box(
      0,
      shore,
      width,
      height - shore,
      downward(shore, height, [
        [0, oklch(0.3, 0.06, 275), 0.25],
        [0.5, oklch(0.2, 0.06, 280), 0.5],
        [1, oklch(0.11, 0.035, 275), 0.92],
      ]),
    ),
    box(
      0,
      shore,
      width,
      height - shore,
      radial(light, 480, [
        [0, oklch(0.6, 0.13, 14), 0.62],
        [0.45, oklch(0.42, 0.11, 2), 0.36],
        [1, oklch(0.3, 0.08, 340), 0],
      ]),
    ),
    rippled(
      { scale: 9, across: 0.01, down: 0.06, seed: 8, opacity: 0.98 },
      layer({ transform: `translate(0 ${2 * foot[1] + 6}) scale(1 -1)` }, inLeaf()),
    ),
    glow(light, 50, p.light, { strength: 0.34, reach: 7, outer: p.rose }),
    shape(glints(44, 470, [shore + 14, 890], [150, 420], 90), p.light, 0.34),
    shape(fallen(), p.light, 0.85),
    layer(
      { transform: `translate(0 ${2 * 437}) scale(1 -1)`, opacity: 0.55 },
      shape(
        `${mound.map(([x, y], index) => `${index ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`).join('')}Z`,
        oklch(0.16, 0.04, 280),
      ),
    ),
    shape(grown.outline, trunkTone),
    shape(
      `${mound.map(([x, y], index) => `${index ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`).join('')}Z`,
      downward(414, 438, [
        [0, oklch(0.66, 0.05, 285)],
        [0.5, oklch(0.4, 0.06, 280)],
        [1, oklch(0.2, 0.05, 280)],
      ]),
    ),
    shape(birds(12, [860, 150], 5, 9, 80), oklch(0.2, 0.04, 270), 0.75),
    finish([470, 600], { vignette: 0.55, ink: oklch(0.06, 0.025, 272), tint: p.haze, seed: 23 }),
  );
