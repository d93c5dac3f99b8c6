import { birds } from '#art/scene/birds.ts';
import { oklch } from '#art/scene/colour.ts';
import { figure } from '#art/scene/figure.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { grass } from '#art/scene/grass.ts';
import { below, land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { mist } from '#art/scene/mist.ts';
import { box, downward, shape, sideways, stroke } from '#art/scene/paint.ts';
import { mirrorPalette as p } from '#art/scene/palette.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { glints, reflection } from '#art/scene/water.ts';

const shore = 585;
const centre = 792;
const top = 176;
const foot = 652;
const wide = 224;

const hills = [
  ridge(
    11,
    [
      [-20, 470],
      [150, 380],
      [330, 455],
      [520, 350],
      [700, 300],
      [830, 372],
      [960, 330],
      [1100, 420],
      [1220, 380],
    ],
    0.2,
  ),
  ridge(
    12,
    [
      [-20, 500],
      [200, 470],
      [420, 520],
      [640, 440],
      [860, 462],
      [1040, 490],
      [1220, 450],
    ],
    0.16,
  ),
  ridge(
    13,
    [
      [-20, 530],
      [180, 545],
      [360, 528],
      [600, 560],
      [880, 530],
      [1220, 545],
    ],
    0.1,
  ),
] as const;

/** The glass, round-headed, `more` units wider and higher than it is. */
const glass = (more: number): string => {
  const radius = wide / 2 + more;
  return `M${centre - radius} ${foot}V${top + wide / 2}A${radius} ${radius} 0 0 1 ${centre + radius} ${top + wide / 2}V${foot}Z`;
};

const night = (): string =>
  sky(
    [
      [0, oklch(0.1, 0.035, 272)],
      [0.3, oklch(0.17, 0.055, 268)],
      [0.5, oklch(0.28, 0.068, 264)],
      [0.66, oklch(0.4, 0.07, 268)],
      [1, oklch(0.42, 0.06, 275)],
    ],
    shore + 2,
  ) +
  stars(5, 110, '#dfe6ff', { low: 420, opacity: 0.75 }) +
  land(hills[0], oklch(0.29, 0.062, 264), oklch(0.44, 0.065, 266), { foot: shore, fade: 1 }) +
  mist(380, 570, oklch(0.46, 0.06, 266), { veil: 0.4, torn: 0.5, seed: 3 }) +
  land(hills[1], oklch(0.215, 0.055, 266), oklch(0.38, 0.062, 266), { foot: shore }) +
  mist(470, 600, oklch(0.47, 0.06, 268), { veil: 0.45, torn: 0.5, seed: 9 }) +
  land(hills[2], oklch(0.15, 0.045, 268), oklch(0.3, 0.06, 268), { foot: shore + 2, fade: 0.7 });

const morning = (): string =>
  box(
    centre - wide / 2,
    top,
    wide,
    foot - top,
    downward(top, foot, [
      [0, oklch(0.56, 0.1, 352)],
      [0.3, oklch(0.7, 0.125, 14)],
      [0.58, oklch(0.86, 0.1, 50)],
      [0.74, oklch(0.96, 0.05, 82)],
      [1, oklch(0.9, 0.08, 60)],
    ]),
  ) +
  land(hills[0], oklch(0.66, 0.11, 14), oklch(0.9, 0.07, 55), { foot: shore, fade: 0.95 }) +
  land(hills[1], oklch(0.54, 0.11, 8), oklch(0.84, 0.085, 44), { foot: shore }) +
  land(hills[2], oklch(0.4, 0.1, 4), oklch(0.66, 0.11, 24), { foot: shore + 2, fade: 0.8 }) +
  box(
    centre - wide / 2,
    shore,
    wide,
    80,
    downward(shore, shore + 80, [
      [0, oklch(0.95, 0.05, 75)],
      [1, oklch(0.78, 0.1, 32)],
    ]),
  ) +
  shape(glints(6, centre, [shore + 3, foot], [70, 90], 30), oklch(0.98, 0.03, 85), 0.8);

const mirror = (): string =>
  shape(
    glass(8),
    sideways(centre - wide / 2, centre + wide / 2, [
      [0, oklch(0.17, 0.04, 290)],
      [0.5, oklch(0.08, 0.03, 275)],
      [1, oklch(0.2, 0.05, 340)],
    ]),
  ) +
  layer({ within: glass(0) }, morning()) +
  stroke(glass(0.5), p.pale, 1.2, 0.7);

const bank = ridge(
  31,
  [
    [-20, 800],
    [140, 812],
    [300, 846],
    [470, 880],
    [640, 905],
  ],
  0.07,
  3,
);

/** A mirror standing in a lake holds another hour of the same place; somebody has waded up to it. */
export const scene = (): string => {
  const far = night() + glow([centre, 410], 60, p.light, { strength: 0.95, reach: 10, outer: p.rose });
  return frame(
    far,
    box(0, shore, width, height - shore, p.ink),
    reflection(shore, height, { scale: 26, across: 0.005, down: 0.075, opacity: 0.7, widen: 0.05 }, far),
    box(
      0,
      shore,
      width,
      height - shore,
      downward(shore, height, [
        [0, p.haze, 0.1],
        [0.3, p.deep, 0.25],
        [1, p.ink, 0.85],
      ]),
    ),
    glow([centre, foot + 6], 60, p.light, { strength: 0.6, reach: 6, outer: p.rose, flat: 1.5 }),
    mirror(),
    reflection(foot + 2, height, { scale: 34, across: 0.006, down: 0.06, opacity: 0.72, seed: 8 }, mirror()),
    box(
      0,
      foot,
      width,
      height - foot,
      downward(foot, height, [
        [0, p.deep, 0],
        [1, p.ink, 0.8],
      ]),
    ),
    shape(glints(8, centre - 4, [foot + 8, 890], [96, 170], 90), p.light, 0.55),
    shape(glints(18, 500, [shore + 8, 890], [500, 640], 80), oklch(0.55, 0.06, 266), 0.26),
    figure([752, 726], 124, {
      colour: oklch(0.085, 0.025, 285),
      rim: p.light,
      rimStrength: 0.95,
      toLight: [0.8, -0.3],
      shadow: [-0.16, 1.25],
      shadowColour: oklch(0.08, 0.03, 275),
      shadowStrength: 0.75,
    }),
    stroke('M726 727q26 8 54 0', p.light, 1.1, 0.5),
    stroke('M702 730q52 14 104-1', p.light, 1.1, 0.25),
    shape(below(bank, height, true), oklch(0.07, 0.022, 270)),
    shape(
      grass(41, [-10, 330], 90, [40, 190], { lean: 0.14, wide: 2, ground: (x) => 815 + x * 0.1 }),
      oklch(0.06, 0.02, 270),
    ),
    shape(birds(7, [330, 250], 4, 9, 60), oklch(0.12, 0.03, 268), 0.8),
    finish([centre, 430], { vignette: 0.6, ink: oklch(0.05, 0.02, 272), tint: p.haze, seed: 7 }),
  );
};
