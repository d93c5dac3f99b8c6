import { blend, oklch } from '../scene/colour.ts';
import { finish } from '../scene/finish.ts';
import { seen, type View, width } from '../scene/frame.ts';
import { below, land, ridge } from '../scene/land.ts';
import { layer } from '../scene/layer.ts';
import { glow } from '../scene/light.ts';
import { polygon } from '../scene/line.ts';
import { mist } from '../scene/mist.ts';
import { box, downward, shape, stroke } from '../scene/paint.ts';
import {
  bridgePalette,
  insightPalette,
  labyrinthPalette,
  mirrorPalette,
  type Palette,
  veilPalette,
  wellPalette,
} from '../scene/palette.ts';
import { archway, camera, type Place } from '../scene/perspective.ts';
import { sky, stars } from '../scene/sky.ts';
import { glints, reflection, rippled } from '../scene/water.ts';

const shore = 470;
const { see, scaleAt } = camera({ focal: 900, centre: 1190, horizon: shore, eye: 1.5 });

// Lengths in metres: the gates stand along a line that comes towards us from right to left.
const lights: readonly Palette[] = [
  mirrorPalette,
  labyrinthPalette,
  wellPalette,
  insightPalette,
  bridgePalette,
  veilPalette,
];
const size = [2.2, 4.3] as const;
const place = (index: number): Place => [-17 + index * 1.2, 0, 38 + index * 9];

const hills = ridge(
  82,
  [
    [-20, 440],
    [160, 418],
    [360, 446],
    [620, 458],
    [840, 440],
    [1040, 424],
    [1220, 444],
  ],
  0.12,
);
const low = ridge(
  83,
  [
    [-20, 462],
    [300, 456],
    [640, 466],
    [960, 460],
    [1220, 452],
  ],
  0.08,
);

const night = (): string =>
  sky(
    [
      [0, oklch(0.11, 0.028, 250)],
      [0.5, oklch(0.17, 0.038, 252)],
      [0.85, oklch(0.25, 0.045, 258)],
      [1, oklch(0.33, 0.05, 280)],
    ],
    shore + 2,
  ) +
  stars(81, 90, '#e6ecff', { low: 400, opacity: 0.6 }) +
  land(hills, oklch(0.22, 0.042, 256), oklch(0.33, 0.05, 278), { foot: shore + 1 }) +
  mist(400, 490, oklch(0.45, 0.05, 275), { veil: 0.3, torn: 0.35, seed: 84 }) +
  shape(below(low, shore + 1), oklch(0.16, 0.036, 256));

/** A gate as an opening with its own light in it, brightest at its sill. */
const gate = (light: Palette, index: number): string => {
  const foot = place(index);
  const metre = scaleAt(foot);
  const opening = polygon(archway(see, foot, size));
  const [x, bottom] = see(foot);
  const top = bottom - size[1] * metre;
  return (
    glow([x, bottom - 1.9 * metre], 1.2 * metre, light.light, {
      strength: 0.42,
      reach: 6,
      outer: light.rose,
    }) +
    shape(
      opening,
      downward(top, bottom, [
        [0, blend(light.mid, light.rose, 0.6)],
        [0.55, light.light],
        [1, light.pale],
      ]),
    ) +
    stroke(opening, oklch(0.13, 0.035, 258), 0.17 * metre)
  );
};

const gates = (drawn: typeof gate): string => lights.map(drawn).reverse().join('');

/** The same gate as the water holds it, turned over about its sill. */
const mirrored = (light: Palette, index: number): string =>
  layer({ transform: `translate(0 ${2 * see(place(index))[1]}) scale(1 -1)` }, gate(light, index));

/** Six lit gates along a night shore, one behind another, small under a sky that leaves room for words. */
export const shareGround = (view: View): string => {
  const foot = view.height;
  return seen(
    view,
    night(),
    box(0, shore, width, foot - shore, oklch(0.1, 0.03, 254)),
    reflection(shore, foot, { scale: 7, across: 0.005, down: 0.07, opacity: 0.6, widen: 0.05 }, night()),
    box(
      0,
      shore,
      width,
      foot - shore,
      downward(shore, foot, [
        [0, oklch(0.3, 0.045, 275), 0.1],
        [1, oklch(0.09, 0.028, 252), 0.85],
      ]),
    ),
    layer(
      {
        blur: [1.6, 3],
        fade: downward(shore, shore + 130, [
          [0, '#ffffff', 0.85],
          [1, '#ffffff', 0.1],
        ]),
      },
      rippled({ scale: 16, across: 0.006, down: 0.06, seed: 8, opacity: 0.8 }, gates(mirrored)),
    ),
    gates(gate),
    mist(shore - 14, shore + 60, oklch(0.42, 0.05, 275), { veil: 0.06, torn: 0.3, seed: 86 }),
    shape(glints(85, 860, [shore + 10, foot - 6], [170, 260], 60), oklch(0.85, 0.06, 60), 0.3),
    finish([880, 450], {
      vignette: 0.4,
      ink: oklch(0.06, 0.02, 254),
      tint: oklch(0.5, 0.045, 260),
      seed: 23,
      view,
    }),
  );
};
