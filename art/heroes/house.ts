import { oklch } from '../scene/colour.ts';
import { finish } from '../scene/finish.ts';
import { bleed, seen, type View, width } from '../scene/frame.ts';
import { below, land, ridge } from '../scene/land.ts';
import { glow } from '../scene/light.ts';
import { mist } from '../scene/mist.ts';
import type { Point } from '../scene/numbers.ts';
import { box, downward, shape } from '../scene/paint.ts';
import { sky, stars } from '../scene/sky.ts';
import { glints, reflection } from '../scene/water.ts';

/** How the picture is set for one shape of window. */
export interface Setting {
  readonly view: View;
  /** The height of the shore, on which the doors of the page stand. */
  readonly shore: number;
  /** Where the day has not quite gone. */
  readonly west: number;
}

const ink = oklch(0.115, 0.034, 262);

const hills = (seed: number, shore: number, heights: readonly number[], rough: number): Point[] =>
  ridge(
    seed,
    heights.map((high, index): Point => [-20 + (index * (width + 40)) / (heights.length - 1), shore - high]),
    rough,
  );

const night = ({ shore, west }: Setting): string =>
  sky(
    [
      [0, oklch(0.125, 0.034, 262)],
      [0.42, oklch(0.175, 0.046, 264)],
      [0.74, oklch(0.27, 0.06, 272)],
      [0.92, oklch(0.42, 0.075, 310)],
      [1, oklch(0.6, 0.1, 20)],
    ],
    shore + 2,
  ) +
  stars(131, 150, '#e8ecff', { low: shore * 0.72, opacity: 0.75 }) +
  mist(shore * 0.5, shore * 0.86, oklch(0.46, 0.07, 300), { veil: 0.05, torn: 0.42, seed: 132, down: 0.02 }) +
  glow([west, shore + 6], 54, oklch(0.86, 0.09, 52), {
    strength: 0.85,
    reach: 10,
    outer: oklch(0.58, 0.12, 12),
    flat: 2.1,
  }) +
  land(
    hills(133, shore, [62, 84, 58, 40, 26, 18, 30, 52, 78, 66], 0.13),
    oklch(0.3, 0.06, 290),
    oklch(0.48, 0.085, 340),
    { foot: shore + 1 },
  ) +
  mist(shore - 56, shore + 10, oklch(0.62, 0.09, 350), { veil: 0.24, torn: 0.4, seed: 134 }) +
  land(
    hills(135, shore, [24, 40, 30, 14, 7, 4, 6, 18, 34, 44], 0.09),
    oklch(0.17, 0.045, 272),
    oklch(0.25, 0.055, 292),
    { foot: shore + 1 },
  ) +
  shape(below(hills(136, shore, [6, 9, 5, 3, 2, 2, 3, 5, 8, 6], 0.03), shore + 1), ink);

/** A lake at the last light, empty: what stands on its shore are the doors of the page, as many as there are tests. */
export const house = (setting: Setting): string => {
  const { view, shore, west } = setting;
  const foot = view.height;
  const deep = foot - shore;
  return seen(
    view,
    night(setting),
    box(-bleed, shore, width + 2 * bleed, deep + bleed, ink),
    reflection(
      shore,
      foot,
      { scale: 8, across: 0.005, down: 0.06, opacity: 0.85, widen: 0.04 },
      night(setting),
    ),
    box(
      -bleed,
      shore,
      width + 2 * bleed,
      deep + bleed,
      downward(shore, foot, [
        [0, ink, 0.05],
        [0.45, ink, 0.72],
        [1, ink, 1],
      ]),
    ),
    shape(glints(137, west, [shore + 6, shore + deep * 0.24], [50, 170], 34), oklch(0.86, 0.08, 50), 0.3),
    finish([west, shore], {
      vignette: 0.3,
      ink: oklch(0.07, 0.025, 262),
      tint: oklch(0.5, 0.05, 280),
      seed: 31,
      view,
    }),
  );
};
