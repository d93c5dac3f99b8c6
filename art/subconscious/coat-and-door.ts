import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { layer } from '#art/scene/layer.ts';
import { pool } from '#art/scene/light.ts';
import { polygon } from '#art/scene/line.ts';
import { noise } from '#art/scene/mist.ts';
import type { Point } from '#art/scene/numbers.ts';
import { box, downward, linear, radial, shape, sideways, stroke } from '#art/scene/paint.ts';
import { veilPalette as p } from '#art/scene/palette.ts';

const floor = 742;
const doorway = { left: 690, right: 904, top: 196 };
const hook: Point = [424, 268];

/** A path given round the hook: pairs of numbers are moved to it. */
const atHook = (path: string): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${hook[0] + Number(x)} ${hook[1] + Number(y)}`);

/** The coat, hung by its loop so that the shoulders fall: body, two sleeves, lapels, and folds that run from the hook. */
const coat = (): string => {
  const [x] = hook;
  const cloth = sideways(x - 70, x + 70, [
    [0, oklch(0.4, 0.017, 72)],
    [0.3, oklch(0.25, 0.012, 65)],
    [0.65, oklch(0.16, 0.01, 60)],
    [1, oklch(0.11, 0.008, 60)],
  ]);
  const body = atHook(
    'M-7 2C-14 8 -22 16 -30 34C-42 58 -46 90 -45 130C-44 210 -56 300 -66 392C-44 402 -22 396 -4 402C20 396 44 404 64 390C54 300 46 210 45 130C46 90 42 58 30 34C22 16 14 8 7 2Z',
  );
  const sleeves = atHook(
    'M-30 34C-46 58 -58 110 -62 170C-66 214 -68 250 -64 286C-56 294 -44 293 -38 285C-36 230 -34 180 -26 120C-24 90 -26 60 -30 34Z' +
      'M30 34C44 60 54 112 60 170C64 214 68 246 66 280C58 290 46 290 39 282C36 230 30 180 24 120C22 90 26 60 30 34Z',
  );
  const lapels = atHook('M-7 2C-18 22 -20 56 -14 92L-1 150L13 92C20 56 18 22 7 2C4 12 -4 12 -7 2Z');
  const folds = atHook(
    'M-1 150C0 230 -6 320 -3 398M-22 130C-24 220 -36 310 -42 394M22 134C22 220 32 310 38 394M10 170C14 250 14 330 20 396M-12 180C-14 260 -20 330 -22 398',
  );
  const edges = atHook(
    'M-30 34C-22 70 -24 110 -27 130C-34 190 -36 240 -38 284M30 34C24 70 22 100 25 130C31 190 36 240 39 282',
  );
  return (
    layer(
      { blur: [8, 6], opacity: 0.66 },
      layer({ transform: 'translate(46 26)' }, shape(body + sleeves, oklch(0.13, 0.009, 60))),
    ) +
    stroke(atHook('M-12 -18L12 -18'), oklch(0.14, 0.009, 60), 9) +
    stroke(atHook('M0 -14C4 -6 12 -4 10 4C6 10 -2 8 -4 2'), oklch(0.08, 0.007, 60), 3.6) +
    shape(body, cloth) +
    layer({ blur: [2.2, 1.4] }, stroke(folds, oklch(0.075, 0.007, 60), 5, 0.5)) +
    layer(
      { blur: [1.6, 1], transform: 'translate(-4 0)' },
      stroke(folds, oklch(0.62, 0.022, 76), 1.6, 0.34),
    ) +
    shape(sleeves, cloth) +
    layer({ blur: 1 }, stroke(edges, oklch(0.07, 0.007, 60), 3, 0.6)) +
    shape(lapels, oklch(0.2, 0.012, 62)) +
    shape(atHook('M-7 2C-14 22 -10 46 0 70C10 46 14 22 7 2C3 14 -3 14 -7 2Z'), oklch(0.07, 0.007, 60)) +
    stroke(atHook('M-7 2C-18 22 -20 56 -14 92L-1 150'), oklch(0.58, 0.02, 76), 1.5, 0.55)
  );
};

/** The leaf of the door, swung towards us on its right hinge. */
const leaf = (): string => {
  const { right, top } = doorway;
  const quad = (x0: number, x1: number, share0: number, share1: number): string => {
    const at = (x: number, share: number): Point => {
      const part = (x - right) / 150;
      return [x, top - 22 * part + (floor - top + 74 * part) * share];
    };
    return polygon([at(x0, share0), at(x1, share0), at(x1, share1), at(x0, share1)]);
  };
  return (
    layer(
      { blur: [12, 5], opacity: 0.6 },
      shape(
        polygon([
          [right, floor],
          [right + 150, floor + 50],
          [right + 250, floor + 50],
          [right + 60, floor],
        ]),
        oklch(0.06, 0.006, 60),
      ),
    ) +
    shape(
      quad(right, right + 150, 0, 1),
      sideways(right, right + 150, [
        [0, oklch(0.34, 0.016, 70)],
        [1, oklch(0.6, 0.022, 78)],
      ]),
    ) +
    [
      [0.07, 0.46],
      [0.54, 0.93],
    ]
      .map(
        ([from = 0, to = 1]) =>
          shape(
            quad(right + 24, right + 126, from, to),
            sideways(right, right + 150, [
              [0, oklch(0.26, 0.013, 66)],
              [1, oklch(0.48, 0.02, 76)],
            ]),
          ) + shape(quad(right + 24, right + 28, from, to), oklch(0.7, 0.024, 80), 0.5),
      )
      .join('') +
    shape(quad(right + 150, right + 157, 0.0, 1), oklch(0.78, 0.026, 82)) +
    `<circle cx="${right + 136}" cy="${top + 292}" r="6" fill="${oklch(0.16, 0.01, 60)}"/>`
  );
};

/** A coat on a hook in a quiet room, beside a door that stands open to the dark. */
export const scene = (): string => {
  const { left, right, top } = doorway;
  const slant = (x: number): string => `M${x} 60L${x + 150} 150L${x + 150} 640L${x} 560Z`;
  const boards = [-900, -560, -300, -90, 90, 250, 400, 545, 690, 850, 1030, 1240, 1500, 1860]
    .map((x) => `M${500 + (x - 500) * 0.62} ${floor}L${500 + (x - 500) * 1.2} 910`)
    .join('');
  return frame(
    box(
      0,
      0,
      width,
      floor,
      sideways(0, width, [
        [0, oklch(0.66, 0.024, 80)],
        [0.35, oklch(0.55, 0.021, 77)],
        [0.7, oklch(0.38, 0.016, 70)],
        [1, oklch(0.22, 0.012, 64)],
      ]),
    ),
    box(
      0,
      0,
      width,
      floor,
      downward(0, floor, [
        [0, oklch(0.12, 0.009, 60), 0.55],
        [0.35, oklch(0.2, 0.01, 62), 0.1],
        [1, oklch(0.2, 0.01, 62), 0.2],
      ]),
    ),
    layer(
      { blur: 9, opacity: 0.85 },
      shape(
        slant(212) + slant(382),
        radial([420, 340], 430, [
          [0, p.pale, 0.95],
          [0.6, p.light, 0.6],
          [1, p.light, 0],
        ]),
      ),
    ),
    layer(
      { opacity: 0.22 },
      noise(oklch(0.16, 0.01, 60), {
        across: 0.007,
        down: 0.01,
        gain: 2.6,
        floor: -1.3,
        seed: 151,
        octaves: 6,
      }),
    ),
    stroke(`M0 250H${left - 34}M${right + 34} 250H1200`, oklch(0.3, 0.014, 66), 9, 0.5),
    stroke(`M0 245H${left - 34}M${right + 34} 245H1200`, oklch(0.82, 0.026, 82), 1.4, 0.4),
    box(
      0,
      floor - 46,
      width,
      46,
      sideways(0, width, [
        [0, oklch(0.56, 0.02, 78)],
        [0.6, oklch(0.36, 0.015, 70)],
        [1, oklch(0.18, 0.01, 62)],
      ]),
    ),
    stroke(`M0 ${floor - 46}H1200`, oklch(0.8, 0.024, 82), 1.2, 0.35),
    box(
      0,
      floor,
      width,
      height - floor,
      downward(floor, height, [
        [0, oklch(0.3, 0.015, 68)],
        [0.4, oklch(0.22, 0.013, 65)],
        [1, oklch(0.12, 0.009, 60)],
      ]),
    ),
    stroke(boards, oklch(0.09, 0.007, 60), 1.8, 0.55),
    layer({ blur: [26, 8], opacity: 0.6 }, shape('M250 760L560 760L420 900L60 900Z', p.light, 0.55)),
    box(
      left - 30,
      top - 30,
      right - left + 60,
      floor - top + 30,
      sideways(left, right, [
        [0, oklch(0.6, 0.022, 78)],
        [1, oklch(0.4, 0.017, 72)],
      ]),
    ),
    stroke(`M${left - 30} ${floor}V${top - 30}H${right + 30}V${floor}`, oklch(0.24, 0.012, 64), 1.6, 0.6),
    box(
      left,
      top,
      right - left,
      floor - top,
      downward(top, floor, [
        [0, oklch(0.045, 0.006, 60)],
        [0.7, oklch(0.06, 0.007, 60)],
        [1, oklch(0.1, 0.008, 60)],
      ]),
    ),
    shape(`M${left} ${top}H${left + 15}V${floor - 8}L${left} ${floor}Z`, oklch(0.2, 0.011, 62)),
    shape(
      polygon([
        [left, floor],
        [right, floor],
        [right - 34, floor - 26],
        [left + 15, floor - 8],
      ]),
      oklch(0.12, 0.008, 60),
    ),
    leaf(),
    pool([820, floor + 30], 330, 50, oklch(0.05, 0.006, 60), 0.6),
    coat(),
    box(
      0,
      0,
      width,
      height,
      linear(
        [980, 0],
        [1200, 0],
        [
          [0, oklch(0.07, 0.007, 60), 0],
          [1, oklch(0.07, 0.007, 60), 0.6],
        ],
      ),
    ),
    finish([410, 430], { vignette: 0.6, ink: oklch(0.045, 0.006, 60), tint: p.light, seed: 57 }),
  );
};
