import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height } from '#art/scene/frame.ts';
import { grass } from '#art/scene/grass.ts';
import { below, heightAt, land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { mist, noise } from '#art/scene/mist.ts';
import type { Point } from '#art/scene/numbers.ts';
import { downward, linear, shape, stroke } from '#art/scene/paint.ts';
import { insightPalette as p } from '#art/scene/palette.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { woods } from '#art/scene/trees.ts';

const hill = ridge(
  231,
  [
    [-20, 770],
    [180, 752],
    [420, 726],
    [640, 716],
    [860, 730],
    [1040, 764],
    [1220, 812],
  ],
  0.03,
  4,
);
const pivot: Point = [742, 446];
const spot: Point = [466, 744];

/** The tube along its own axis, the pivot at the origin, the glass at the right end. */
const tube =
  'M-196-13H-150V-17H-96V-24H96V-30H208V-36H224V36H208V30H96V24H-96V17H-150V13H-196Z' +
  'M-214-9H-196V9H-214Z';
const bands = 'M-96-24V24M96-30V30M-20-24V24M20-24V24M208-36V36M-150-17V17';
const finder = 'M-70-37H50V-45H-70ZM-44-38H-38V-22H-44ZM16-38H22V-22H16Z';

const turn = (Math.atan2(spot[1] - pivot[1], spot[0] - pivot[0]) * 180) / Math.PI;

const legs = (): string => {
  const [x, y] = pivot;
  const leg = (foot: number, low: number): string =>
    `M${x - 7} ${y + 44}L${foot - 4} ${low}L${foot + 5} ${low}L${x + 8} ${y + 40}Z`;
  const [left, right, middle] = [x - 108, x + 124, x + 24];
  return (
    leg(left, heightAt(hill, left) + 6) +
    leg(right, heightAt(hill, right) + 6) +
    leg(middle, heightAt(hill, middle) + 22) +
    `M${x - 13} ${y - 6}H${x + 13}L${x + 18} ${y + 54}H${x - 18}Z` +
    `M${x - 66} ${y + 186}L${x + 16} ${y + 182}L${x + 80} ${y + 186}L${x + 80} ${y + 192}L${x + 16} ${y + 188}L${x - 66} ${y + 192}Z`
  );
};

/** A telescope under a sky full of stars, left pointing at the ground; where it points, the grass is lit. */
export const scene = (): string => {
  const metal = linear(
    [0, -36],
    [0, 36],
    [
      [0, oklch(0.13, 0.025, 178)],
      [0.5, oklch(0.2, 0.034, 176)],
      [0.8, oklch(0.5, 0.05, 150)],
      [1, oklch(0.2, 0.034, 176)],
    ],
  );
  return frame(
    sky([
      [0, oklch(0.15, 0.034, 184)],
      [0.35, oklch(0.24, 0.044, 178)],
      [0.62, oklch(0.4, 0.048, 172)],
      [0.82, oklch(0.58, 0.046, 160)],
      [1, oklch(0.5, 0.045, 165)],
    ]),
    layer(
      {
        transform: 'rotate(-34 600 450)',
        fade: linear(
          [420, 120],
          [620, 420],
          [
            [0, '#ffffff', 0],
            [0.5, '#ffffff', 0.5],
            [1, '#ffffff', 0],
          ],
        ),
      },
      noise(oklch(0.82, 0.04, 150), {
        across: 0.004,
        down: 0.009,
        octaves: 5,
        gain: 1.9,
        floor: -0.8,
        seed: 101,
      }),
    ),
    stars(102, 420, '#f4fff6', { low: 640, opacity: 0.95 }),
    layer(
      { transform: 'rotate(-34 600 450) translate(0 262)' },
      stars(106, 420, '#f4fff6', { low: 130, opacity: 0.9, from: -300, to: 1500 }),
    ),
    layer(
      { transform: 'rotate(-34 600 450) translate(0 262) scale(1 -1)' },
      stars(107, 420, '#f4fff6', { low: 130, opacity: 0.9, from: -300, to: 1500 }),
    ),
    stars(103, 60, '#ffffff', { low: 420, opacity: 1 }),
    land(
      ridge(
        232,
        [
          [-20, 660],
          [180, 600],
          [380, 648],
          [560, 616],
          [760, 650],
          [960, 588],
          [1220, 650],
        ],
        0.14,
      ),
      oklch(0.44, 0.047, 170),
      oklch(0.6, 0.045, 158),
      { foot: 800, fade: 1 },
    ),
    mist(570, 720, oklch(0.64, 0.045, 156), { veil: 0.5, torn: 0.5, seed: 104 }),
    land(
      ridge(
        233,
        [
          [-20, 690],
          [260, 676],
          [560, 700],
          [900, 664],
          [1220, 700],
        ],
        0.08,
      ),
      oklch(0.31, 0.044, 172),
      oklch(0.5, 0.045, 164),
      { foot: 830 },
    ),
    shape(
      woods(
        234,
        ridge(
          233,
          [
            [-20, 692],
            [260, 680],
            [560, 702],
            [900, 668],
            [1220, 702],
          ],
          0.03,
          2,
        ),
        10,
        8,
        [8, 32],
      ),
      oklch(0.28, 0.042, 173),
    ),
    mist(650, 780, oklch(0.56, 0.045, 160), { veil: 0.45, torn: 0.4, seed: 105 }),
    shape(
      below(hill, height, true),
      downward(712, height, [
        [0, oklch(0.2, 0.036, 174)],
        [0.4, oklch(0.14, 0.028, 176)],
        [1, oklch(0.08, 0.018, 178)],
      ]),
    ),
    pool([spot[0], spot[1] + 16], 250, 46, p.light, 0.9, p.rose),
    glow(spot, 20, p.pale, { strength: 0.75, reach: 12, outer: p.light, flat: 1.4 }),
    shape(
      grass(235, [-20, 1220], 230, [6, 34], { lean: 0.14, wide: 1.5, ground: (x) => heightAt(hill, x) + 5 }),
      oklch(0.12, 0.026, 177),
    ),
    shape(
      legs(),
      downward(440, 760, [
        [0, oklch(0.11, 0.022, 178)],
        [1, oklch(0.08, 0.018, 178)],
      ]),
    ),
    layer(
      { transform: `translate(${pivot[0]} ${pivot[1]}) rotate(${turn.toFixed(2)}) scale(1 -1)` },
      shape(finder, oklch(0.12, 0.024, 178)),
      shape(tube, metal),
      stroke(bands, oklch(0.08, 0.018, 178), 2.4, 0.8),
      stroke('M-96-24H96M96-30H208', oklch(0.09, 0.02, 178), 1.4, 0.8),
    ),
    shape(
      grass(237, [-20, 1220], 150, [18, 84], {
        lean: 0.2,
        wide: 2.6,
        ground: (x) => 884 + Math.sin(x * 0.008) * 14,
      }),
      oklch(0.075, 0.018, 178),
    ),
    finish([spot[0] + 90, 560], { vignette: 0.6, ink: oklch(0.05, 0.016, 182), tint: p.haze, seed: 47 }),
  );
};
