import { birds } from '#art/scene/birds.ts';
import { blend, oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { polygon } from '#art/scene/line.ts';
import { mist, noise } from '#art/scene/mist.ts';
import type { Point } from '#art/scene/numbers.ts';
import { box, downward, radial, shape } from '#art/scene/paint.ts';
import { insightPalette as p } from '#art/scene/palette.ts';
import { sky } from '#art/scene/sky.ts';
import { woods } from '#art/scene/trees.ts';
import { glints, reflection } from '#art/scene/water.ts';

const shore = 560;
const light: Point = [742, 404];

/** Stone with an opening broken through it: from the left bank below, up around the vault, down to the right bank. */
const stone = (seed: number, opening: readonly Point[]): string =>
  `M-60-60V960H1260V-60Z${polygon(ridge(seed, opening, 0.17, 4))}`;

const outside = (): string =>
  sky(
    [
      [0, oklch(0.66, 0.045, 165)],
      [0.35, oklch(0.82, 0.055, 130)],
      [0.6, oklch(0.95, 0.045, 105)],
      [1, oklch(0.86, 0.05, 125)],
    ],
    shore + 2,
  ) +
  glow(light, 60, p.pale, { strength: 0.95, reach: 8, outer: p.light }) +
  land(
    ridge(
      201,
      [
        [380, 470],
        [520, 390],
        [640, 440],
        [760, 420],
        [880, 360],
        [1040, 430],
        [1120, 400],
      ],
      0.2,
    ),
    oklch(0.72, 0.045, 150),
    oklch(0.92, 0.045, 112),
    { foot: shore, fade: 1 },
  ) +
  mist(400, 540, p.pale, { veil: 0.4, torn: 0.4, seed: 81 }) +
  land(
    ridge(
      202,
      [
        [380, 500],
        [560, 486],
        [700, 520],
        [860, 490],
        [1120, 470],
      ],
      0.14,
    ),
    oklch(0.58, 0.046, 162),
    oklch(0.84, 0.048, 125),
    { foot: shore, fade: 1 },
  ) +
  shape(
    woods(
      203,
      ridge(
        202,
        [
          [420, 506],
          [600, 504],
          [760, 524],
          [1080, 494],
        ],
        0.05,
        2,
      ),
      9,
      8,
      [8, 34],
    ),
    oklch(0.52, 0.045, 165),
  ) +
  mist(480, 570, p.pale, { veil: 0.45, torn: 0.35, seed: 82 });

// Nearer stone is darker and its opening wider; the banks jut into the river by turns.
const walls = [
  {
    tone: oklch(0.45, 0.046, 170),
    path: stone(211, [
      [430, 940],
      [520, 770],
      [575, 650],
      [548, 572],
      [492, 480],
      [545, 330],
      [640, 246],
      [752, 204],
      [880, 250],
      [984, 370],
      [1002, 490],
      [968, 576],
      [912, 640],
      [915, 770],
      [960, 940],
    ]),
  },
  {
    tone: oklch(0.31, 0.043, 173),
    path: stone(212, [
      [300, 940],
      [430, 790],
      [560, 706],
      [452, 640],
      [404, 560],
      [392, 400],
      [468, 250],
      [590, 168],
      [650, 210],
      [690, 128],
      [800, 104],
      [930, 160],
      [1050, 290],
      [1088, 470],
      [1050, 600],
      [968, 676],
      [936, 760],
      [1020, 940],
    ]),
  },
  {
    tone: oklch(0.2, 0.034, 176),
    path: stone(213, [
      [170, 940],
      [330, 850],
      [430, 768],
      [330, 660],
      [266, 500],
      [292, 300],
      [420, 128],
      [560, 66],
      [610, 120],
      [660, 34],
      [820, 12],
      [960, 52],
      [1000, 112],
      [1050, 90],
      [1136, 260],
      [1166, 480],
      [1110, 670],
      [985, 744],
      [1000, 840],
      [1080, 940],
    ]),
  },
  {
    tone: oklch(0.11, 0.022, 178),
    path: stone(214, [
      [70, 940],
      [250, 868],
      [180, 760],
      [96, 560],
      [112, 300],
      [220, 100],
      [330, -40],
      [430, -90],
      [900, -90],
      [1080, -40],
      [1180, 60],
      [1290, 300],
      [1290, 640],
      [1150, 760],
      [1080, 850],
      [1160, 940],
    ]),
  },
] as const;

/** A wall of stone: lit towards the mouth, mottled, and scored by a few ledges. */
const wall = ({ tone, path }: (typeof walls)[number], index: number): string =>
  layer(
    { within: path, rule: 'evenodd' },
    box(
      0,
      0,
      width,
      height,
      radial([light[0], light[1] + 90], 640, [
        [0, blend(tone, p.light, 0.5 - index * 0.12)],
        [0.45, tone],
        [1, blend(tone, p.ink, 0.7)],
      ]),
    ),
    layer(
      { opacity: 0.3 },
      noise(blend(tone, p.ink, 0.75), {
        across: 0.011,
        down: 0.015,
        gain: 3.2,
        floor: -1.5,
        seed: 231 + index,
        octaves: 5,
      }),
    ),
    layer(
      { opacity: 0.12 - index * 0.03 },
      noise(blend(tone, p.light, 0.6), {
        across: 0.013,
        down: 0.016,
        gain: 3.4,
        floor: -1.9,
        seed: 241 + index,
        octaves: 5,
      }),
    ),
  );

/** The mouth of a cave from within; a river runs out of the dark into the light. */
export const scene = (): string =>
  frame(
    outside(),
    box(0, shore, width, height - shore, oklch(0.3, 0.04, 172)),
    reflection(
      shore,
      height,
      { scale: 22, across: 0.008, down: 0.05, seed: 12, opacity: 0.95, squash: 1.25 },
      outside(),
    ),
    box(
      0,
      shore,
      width,
      height - shore,
      downward(shore, height, [
        [0, p.light, 0.15],
        [0.4, oklch(0.35, 0.045, 168), 0.35],
        [1, oklch(0.14, 0.03, 176), 0.85],
      ]),
    ),
    shape(glints(89, 740, [shore + 4, 880], [110, 250], 130), p.pale, 0.7),
    ...walls.map(
      (each, index) =>
        wall(each, index) +
        (index < 3
          ? mist(430 + index * 40, 640 + index * 60, p.light, { veil: 0.16, torn: 0.3, seed: 84 + index })
          : ''),
    ),
    shape(birds(91, [700, 330], 5, 8, 70), oklch(0.42, 0.045, 168), 0.85),
    finish(light, { vignette: 0.6, ink: oklch(0.05, 0.015, 180), tint: p.haze, seed: 41 }),
  );
