import { fromBehind } from '#art/scene/bust.ts';
import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { mist } from '#art/scene/mist.ts';
import { random, shares } from '#art/scene/numbers.ts';
import { box, downward, shape, sideways, stroke } from '#art/scene/paint.ts';
import { veilPalette as p } from '#art/scene/palette.ts';
import { moon, sky, stars } from '#art/scene/sky.ts';
import { woods } from '#art/scene/trees.ts';

const middle = 600;
const place = 'translate(600 612) scale(4.3)';

/** Towers of a town: where each begins, how wide it is and how high it reaches. */
const towers = [
  [196, 96, 800],
  [286, 84, 742],
  [364, 78, 690],
  [438, 72, 330],
  [506, 52, 226],
  [554, 46, 372],
] as const;

/** A town by night: towers side by side, and windows in rows. */
function town(): string {
  const next = random(771);
  return towers
    .map(([left, wide, top], nth) => {
      const columns = Math.floor((wide - 14) / 18);
      const rows = Math.floor((height - top - 20) / 30);
      const front = box(
        left,
        top,
        wide - 3,
        height - top,
        downward(top, top + 420, [
          [0, oklch(0.2 - 0.02 * (nth % 2), 0.034, 250)],
          [1, oklch(0.11, 0.024, 252)],
        ]),
      );
      const aside = (wide - 3 - columns * 18 + 8) / 2;
      const windows = shares(Math.max(1, rows * columns - 1))
        .map((_, at) =>
          box(
            left + aside + (at % columns) * 18,
            top + 18 + Math.floor(at / columns) * 30,
            10,
            15,
            next() < 0.58 ? oklch(0.87, 0.085, 84) : oklch(0.3, 0.03, 245),
          ),
        )
        .join('');
      return front + windows;
    })
    .join('');
}

/** Hills, woods and a moon: nothing in it is straight. */
const country = (): string =>
  glow([676, 330], 26, oklch(0.93, 0.05, 62), { strength: 0.6, reach: 8, outer: oklch(0.7, 0.1, 30) }) +
  moon([676, 330], 32, oklch(0.93, 0.05, 70), oklch(0.7, 0.08, 40), 4) +
  land(
    ridge(
      772,
      [
        [590, 520],
        [640, 470],
        [700, 500],
        [760, 450],
        [820, 480],
      ],
      0.2,
    ),
    oklch(0.4, 0.07, 20),
    oklch(0.66, 0.09, 40),
    { foot: 900, hazeAt: 600, fade: 1 },
  ) +
  mist(480, 600, oklch(0.74, 0.08, 46), { veil: 0.4, torn: 0.5, seed: 773 }) +
  land(
    ridge(
      774,
      [
        [590, 620],
        [680, 584],
        [760, 640],
        [900, 690],
        [1060, 720],
      ],
      0.14,
    ),
    oklch(0.22, 0.05, 16),
    oklch(0.44, 0.07, 30),
    { foot: 900 },
  ) +
  mist(600, 800, oklch(0.62, 0.08, 34), { veil: 0.3, torn: 0.5, seed: 780 }) +
  shape(
    woods(
      775,
      [
        [600, 618],
        [680, 588],
        [760, 640],
        [900, 690],
      ],
      9,
      8,
      [20, 84],
    ),
    oklch(0.15, 0.035, 16),
  ) +
  land(
    ridge(
      781,
      [
        [590, 800],
        [700, 760],
        [820, 790],
        [960, 770],
        [1080, 820],
      ],
      0.12,
    ),
    oklch(0.15, 0.04, 14),
    oklch(0.24, 0.05, 18),
    { foot: 900 },
  ) +
  shape(
    woods(
      782,
      [
        [600, 798],
        [700, 764],
        [820, 792],
        [960, 772],
        [1060, 812],
      ],
      12,
      8,
      [24, 92],
    ),
    oklch(0.11, 0.03, 14),
  );

/** A head from behind, and in it two worlds side by side: a town in rows, and hills under a moon. */
export const scene = (): string =>
  frame(
    sky([
      [0, oklch(0.2, 0.012, 66)],
      [0.5, oklch(0.38, 0.018, 72)],
      [0.8, oklch(0.52, 0.022, 78)],
      [1, oklch(0.3, 0.014, 70)],
    ]),
    glow([600, 400], 130, p.pale, { strength: 0.85, reach: 5.5, outer: p.light }),
    mist(560, 860, p.light, { veil: 0.2, torn: 0.5, seed: 776 }),
    layer({ transform: place }, layer({ transform: 'translate(0 -.9)' }, shape(fromBehind(), p.pale, 0.7))),
    head(),
    finish([600, 430], { vignette: 0.52, ink: oklch(0.07, 0.008, 60), tint: p.haze, seed: 777 }),
  );

function head(): string {
  const inward = 'scale(0.23256) translate(-600 -612)';
  return layer(
    { transform: place },
    layer(
      { within: fromBehind() },
      layer(
        { transform: inward },
        box(
          0,
          0,
          middle,
          height + 200,
          downward(160, 800, [
            [0, oklch(0.2, 0.045, 256)],
            [0.6, oklch(0.44, 0.06, 246)],
            [1, oklch(0.56, 0.055, 240)],
          ]),
        ),
        box(
          middle,
          0,
          width - middle,
          height + 200,
          downward(160, 900, [
            [0, oklch(0.2, 0.05, 350)],
            [0.45, oklch(0.5, 0.09, 20)],
            [0.7, oklch(0.7, 0.1, 48)],
            [1, oklch(0.3, 0.06, 20)],
          ]),
        ),
        layer(
          { within: `M0 0H${middle}V1100H0Z` },
          stars(778, 160, '#eef4ff', { low: 420, from: 440, to: 600 }),
          town(),
        ),
        layer({ within: `M${middle} 0H${width}V1100H${middle}Z` }, country()),
        stroke(
          `M${middle} 150V900`,
          sideways(590, 610, [
            [0, p.pale, 0.9],
            [1, p.pale, 0.9],
          ]),
          1.6,
          0.6,
        ),
      ),
    ),
  );
}
