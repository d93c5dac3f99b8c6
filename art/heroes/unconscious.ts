import { oklch } from '../scene/colour.ts';
import { figure } from '../scene/figure.ts';
import { finish } from '../scene/finish.ts';
import { bleed, seen, type View, width } from '../scene/frame.ts';
import { grass } from '../scene/grass.ts';
import { below, land, ridge } from '../scene/land.ts';
import { layer } from '../scene/layer.ts';
import { glow } from '../scene/light.ts';
import { mist } from '../scene/mist.ts';
import { clamp, type Point } from '../scene/numbers.ts';
import { box, downward, oval, shape, sideways } from '../scene/paint.ts';
import { sky, stars } from '../scene/sky.ts';
import { glints, reflection } from '../scene/water.ts';

/** How the picture is set for one shape of window. */
export interface Setting {
  readonly view: View;
  /** The height of the water line. */
  readonly line: number;
  /** Where somebody stands, and where the other one walks. */
  readonly standing: number;
  readonly walking: number;
  /** The other sky's sun. */
  readonly sun: number;
  readonly high: number;
}

const ink = oklch(0.1, 0.032, 308);
const ember = oklch(0.86, 0.09, 58);
const pale = oklch(0.95, 0.05, 74);

/** Along the water line: hills of the given heights above it. */
const hills = (seed: number, line: number, heights: readonly number[], rough: number): Point[] =>
  ridge(
    seed,
    heights.map((high, index): Point => [-20 + (index * (width + 40)) / (heights.length - 1), line - high]),
    rough,
  );

/** The sky one stands under: no star, no light of its own. */
const night = (line: number): string =>
  sky(
    [
      [0, oklch(0.145, 0.04, 304)],
      [0.45, oklch(0.2, 0.05, 308)],
      [0.8, oklch(0.28, 0.06, 314)],
      [1, oklch(0.36, 0.065, 330)],
    ],
    line + 2,
  ) + mist(line - 230, line - 30, oklch(0.42, 0.06, 320), { veil: 0.12, torn: 0.32, seed: 61, down: 0.016 });

const shores = (line: number): string =>
  land(
    hills(62, line, [34, 52, 38, 24, 12, 8, 14, 30, 46], 0.1),
    oklch(0.24, 0.05, 312),
    oklch(0.4, 0.065, 330),
    {
      foot: line + 1,
    },
  ) +
  mist(line - 70, line + 26, oklch(0.55, 0.075, 345), { veil: 0.34, torn: 0.4, seed: 63 }) +
  land(
    hills(64, line, [16, 22, 12, 6, 3, 2, 3, 8, 14], 0.07),
    oklch(0.17, 0.042, 308),
    oklch(0.26, 0.05, 318),
    {
      foot: line + 1,
    },
  );

/** Hills that open into a valley where the sun stands. */
const valley = (seed: number, line: number, sun: number, high: number, open: number): Point[] => {
  const heights = Array.from({ length: 16 }, (_, index) => {
    const x = -20 + (index * (width + 40)) / 15;
    return (
      high * (0.55 + 0.45 * Math.sin(index * 2.4 + seed)) * (0.12 + 0.88 * clamp(Math.abs(x - sun) / open))
    );
  });
  return hills(seed, line, heights, 0.12);
};

/** The sky that begins under the water line, drawn upright; its horizon is the same line. */
const otherSky = ({ view, line, sun }: Setting): string => {
  const deep = view.height - line;
  return (
    box(
      -bleed,
      line - deep - 40,
      width + 2 * bleed,
      deep + 42,
      downward(line - deep - 40, line, [
        [0, oklch(0.2, 0.065, 298)],
        [0.3, oklch(0.32, 0.085, 306)],
        [0.55, oklch(0.48, 0.1, 332)],
        [0.78, oklch(0.68, 0.115, 12)],
        [1, oklch(0.84, 0.1, 54)],
      ]),
    ) +
    mist(line - deep * 0.85, line - deep * 0.3, oklch(0.76, 0.11, 10), {
      veil: 0.02,
      torn: 0.62,
      seed: 66,
      down: 0.026,
      across: 0.004,
    }) +
    glow([sun, line - 40], 32, pale, { strength: 0.95, reach: 13, outer: ember, flat: 1.2 }) +
    land(valley(67, line, sun, 96, 330), oklch(0.6, 0.1, 350), oklch(0.78, 0.1, 40), {
      foot: line + 1,
      fade: 0.8,
    }) +
    mist(line - 66, line - 4, oklch(0.88, 0.08, 56), { veil: 0.3, torn: 0.34, seed: 68 }) +
    land(valley(72, line, sun, 58, 250), oklch(0.46, 0.09, 330), oklch(0.64, 0.1, 10), {
      foot: line + 1,
      fade: 0.8,
    }) +
    mist(line - 30, line + 8, oklch(0.86, 0.08, 52), { veil: 0.3, torn: 0.3, seed: 73 }) +
    land(valley(74, line, sun, 24, 420), oklch(0.33, 0.075, 318), oklch(0.42, 0.085, 335), { foot: line + 1 })
  );
};

/**
 * Somebody stands at the edge of still water under a dark sky; below the line another sky begins, in its own light, and
 * the one who ought to be the reflection has walked on.
 */
export const unconscious = (setting: Setting): string => {
  const { view, line, standing, walking, sun, high } = setting;
  const under = otherSky(setting);
  const foot = view.height;
  return seen(
    view,
    night(line),
    glow([sun, line + 4], 46, oklch(0.74, 0.11, 30), {
      strength: 0.75,
      reach: 9,
      outer: oklch(0.55, 0.11, 350),
      flat: 1.5,
    }),
    shores(line),
    box(0, line, width, foot - line, ink),
    reflection(line, foot, { scale: 9, across: 0.005, down: 0.06, opacity: 1, seed: 9 }, under),
    box(
      0,
      line,
      width,
      foot - line,
      downward(line, foot, [
        [0, ink, 0],
        [0.55, ink, 0.06],
        [1, ink, 0.7],
      ]),
    ),
    box(
      0,
      line,
      width,
      foot - line,
      sideways(sun - 780, sun - 130, [
        [0, oklch(0.13, 0.042, 306), 0.96],
        [0.45, oklch(0.2, 0.07, 310), 0.72],
        [1, oklch(0.26, 0.08, 322), 0],
      ]),
    ),
    reflection(
      line,
      foot,
      { scale: 2, across: 0.01, down: 0.09, opacity: 1, seed: 4 },
      oval(sun, line - 40, 25, 25, oklch(0.985, 0.03, 84)),
      figure([walking, line - 1], high, {
        pose: 'walking',
        colour: oklch(0.16, 0.05, 318),
        rim: pale,
        rimStrength: 0.9,
        toLight: [0.9, 0.1],
      }),
    ),
    layer(
      { transform: `translate(0 ${foot}) scale(1 -1)` },
      stars(65, 420, '#fff1e6', {
        low: (foot - line) * 0.72,
        opacity: 0.85,
        clear: [sun, foot - line - 40],
        radius: 120,
      }),
    ),
    shape(glints(69, sun, [line + 3, line + (foot - line) * 0.7], [40, 120], 40), pale, 0.34),
    box(0, line - 0.7, width, 1.4, oklch(0.9, 0.07, 55), 0.35),
    shape(below(hills(70, line, [3, 2.2, 2.8, 1.6, 2.2, 1.6, 3, 2.4], 0.02), line + 1.2), ink),
    figure([standing, line + 1], high, {
      colour: oklch(0.09, 0.03, 310),
      rim: oklch(0.74, 0.11, 30),
      rimStrength: 0.9,
      toLight: [1, 0.3],
    }),
    shape(
      grass(71, [standing - 130, standing - 50], 22, [8, 30], {
        lean: 0.12,
        wide: 1.2,
        ground: () => line + 1,
      }),
      oklch(0.1, 0.03, 308),
    ),
    finish([sun, line + 40], {
      vignette: 0.42,
      ink: oklch(0.07, 0.03, 304),
      tint: oklch(0.6, 0.05, 320),
      seed: 19,
      view,
    }),
  );
};
