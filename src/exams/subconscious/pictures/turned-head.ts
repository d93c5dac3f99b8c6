import { blend, oklch } from '#drawing/scene/colour.ts';
import { figure } from '#drawing/scene/figure.ts';
import { finish } from '#drawing/scene/finish.ts';
import { scene as frame, height, width } from '#drawing/scene/frame.ts';
import { layer } from '#drawing/scene/layer.ts';
import { glow, pool } from '#drawing/scene/light.ts';
import { polygon } from '#drawing/scene/line.ts';
import { noise } from '#drawing/scene/mist.ts';
import type { Point } from '#drawing/scene/numbers.ts';
import { box, downward, linear, radial, shape, stroke } from '#drawing/scene/paint.ts';
import { veilPalette as p } from '#drawing/scene/palette.ts';

const foot = 664;
const lamp: Point = [196, 968];
const wallLight: Point = [470, 470];

/** The coat's shadow with its head in profile, as the one who casts it does not hold it. 100 units, feet at the origin. */
const shadowOf =
  'M-3.6-84C-6-83-9.6-82.4-11.2-79.4C-13.2-75.4-13.6-68-13.8-61C-14-52-14.4-44-13-42C-11.4-41-10.6-43-10.3-45' +
  'C-10.8-36-12-28-13.6-16C-9.4-14-5-13.4-.6-14.4C3.6-13.2 8.4-13.6 12.4-15.8C11.4-28 10.4-37 9.9-44.8C10.6-42 12.4-42 12.8-45' +
  'C13.4-50 13.4-56 13-62.6C13-70 12.4-77 10.5-80.4C8.8-83.2 5.6-83.4 4-84.4' +
  'C4.2-86 4.4-87 5.2-87.8C6.4-88.2 7.6-88 8.2-88.8C8.5-89.6 7.9-90 8.1-90.7C8.7-91.1 8.5-91.7 8.2-92C8.9-92.5 9.6-92.9 9.5-93.4C9.2-94.4 8-95.6 7.9-96.8' +
  'C7.8-99.6 5.4-102 1.6-102.2C-2.6-102.4-5.2-99.8-5.2-95.6C-5.2-92.4-4-90.6-3.6-88.4C-3.4-87-3.4-85.4-3.6-84Z' +
  'M-7.2-18L-6.6-.2L-2.6-.1L-1.2-18ZM1-18L1.6 0L6.6 0L7.2-18Z';

/** Somebody before a wall, seen from behind; on the wall, the shadow has turned its head. */
export const scene = (): string => {
  const wall = radial(wallLight, 900, [
    [0, oklch(0.78, 0.03, 82)],
    [0.35, oklch(0.6, 0.026, 78)],
    [0.7, oklch(0.36, 0.018, 70)],
    [1, oklch(0.2, 0.012, 62)],
  ]);
  const flags =
    [700, 744, 806, 890].map((y) => `M-10 ${y}H1210`).join('') +
    [-300, -60, 150, 330, 500, 660, 830, 1010, 1230, 1500]
      .map((x) => `M${430 + (x - 430) * 0.72} ${foot}L${430 + (x - 430) * 1.35} 900`)
      .join('');
  return frame(
    box(0, 0, width, foot + 4, wall),
    layer(
      { opacity: 0.3 },
      noise(oklch(0.2, 0.012, 60), {
        across: 0.004,
        down: 0.006,
        gain: 2.2,
        floor: -1.4,
        seed: 141,
        octaves: 6,
      }),
    ),
    box(
      0,
      foot - 26,
      width,
      30,
      downward(foot - 26, foot + 4, [
        [0, oklch(0.42, 0.018, 72), 0.7],
        [1, oklch(0.16, 0.01, 60)],
      ]),
    ),
    shape(
      `M1010-20V${foot}H1220V-20Z`,
      linear(
        [1010, 0],
        [1200, 0],
        [
          [0, oklch(0.3, 0.015, 66)],
          [0.06, oklch(0.2, 0.012, 62)],
          [1, oklch(0.09, 0.008, 60)],
        ],
      ),
    ),
    stroke(`M1010 -10V${foot}`, oklch(0.66, 0.026, 78), 1.4, 0.5),
    box(
      0,
      foot,
      width,
      height - foot,
      downward(foot, height, [
        [0, oklch(0.36, 0.016, 70)],
        [0.35, oklch(0.24, 0.013, 66)],
        [1, oklch(0.12, 0.009, 60)],
      ]),
    ),
    pool([430, 760], 620, 130, p.light, 0.6, p.rose),
    stroke(flags, oklch(0.1, 0.008, 60), 1.8, 0.5),
    layer(
      { within: `M-20-20H1010V${foot}H-20Z` },
      layer(
        { blur: 5, opacity: 0.8 },
        layer(
          { transform: `translate(610 ${foot + 8}) scale(5.75 5.95)` },
          shape(
            shadowOf,
            downward(-100, 0, [
              [0, oklch(0.19, 0.012, 62)],
              [1, oklch(0.13, 0.01, 60)],
            ]),
          ),
        ),
      ),
    ),
    layer(
      { blur: [8, 4], opacity: 0.75 },
      shape(
        polygon([
          [386, 812],
          [424, 812],
          [700, foot + 2],
          [560, foot + 2],
        ]),
        linear(
          [400, 812],
          [640, foot],
          [
            [0, oklch(0.07, 0.007, 60), 0.9],
            [1, oklch(0.12, 0.009, 60), 0.9],
          ],
        ),
      ),
    ),
    figure([404, 816], 206, {
      colour: oklch(0.085, 0.008, 60),
      rim: p.light,
      rimStrength: 0.95,
      rimWidth: 0.9,
      toLight: [-0.9, 0.1],
    }),
    glow(lamp, 60, p.light, { strength: 0.8, reach: 7, outer: p.rose, flat: 1.4 }),
    finish([470, 560], {
      vignette: 0.64,
      ink: oklch(0.045, 0.006, 60),
      tint: blend(p.haze, p.light, 0.2),
      seed: 55,
    }),
  );
};
