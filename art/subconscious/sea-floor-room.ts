import { blend, oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { polygon } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import type { Point } from '#art/scene/numbers.ts';
import { box, downward, type Paint, radial, shape, sideways } from '#art/scene/paint.ts';
import { insightPalette as p } from '#art/scene/palette.ts';
import { camera, type Place } from '#art/scene/perspective.ts';
import { moon, sky } from '#art/scene/sky.ts';
import { rippled } from '#art/scene/water.ts';
import { receding, waves } from '#art/scene/waves.ts';

const horizon = 370;
const yaw = -0.35;
const { see } = camera({ horizon, eye: 2.8, focal: 900, yaw });
const back = 11;
const side = -6;
const ceiling = 7.5;
const window = { left: -3.3, right: -0.6, low: 0.75, top: 5.7 };
const moonAt: Point = [737, 212];

const quad = (...places: readonly Place[]): string => polygon(places.map(see));

/** A flat piece of the wall with the window, or of the wall with the door. */
const onBack = (x0: number, x1: number, y0: number, y1: number): string =>
  quad([x0, y0, back], [x1, y0, back], [x1, y1, back], [x0, y1, back]);
const onSide = (z0: number, z1: number, y0: number, y1: number): string =>
  quad([side, y0, z0], [side, y0, z1], [side, y1, z1], [side, y1, z0]);

const columns = [window.left, (window.left + window.right) / 2, window.right];
const rows = [0, 0.25, 0.5, 0.75, 1].map((share) => window.low + (window.top - window.low) * share);

/** The night outside, behind bars. */
const casement = (): string => {
  const bar = oklch(0.2, 0.032, 175);
  const { left, right, low, top } = window;
  return (
    shape(onBack(left - 0.26, right + 0.26, low - 0.24, top + 0.26), oklch(0.42, 0.04, 168)) +
    layer(
      { within: onBack(left, right, low, top) },
      sky(
        [
          [0.2, oklch(0.42, 0.05, 172)],
          [0.5, oklch(0.66, 0.055, 155)],
          [1, oklch(0.86, 0.055, 120)],
        ],
        430,
      ),
      glow(moonAt, 40, p.pale, { strength: 0.8, reach: 8, outer: p.light }),
      moon(moonAt, 44, '#fffdf0', oklch(0.8, 0.05, 120), 4),
      land(
        ridge(
          61,
          [
            [600, 382],
            [690, 344],
            [760, 382],
            [860, 352],
            [920, 374],
          ],
          0.2,
          4,
        ),
        oklch(0.66, 0.05, 158),
        oklch(0.84, 0.05, 125),
        { foot: 620, hazeAt: 440 },
      ),
      land(
        ridge(
          62,
          [
            [600, 442],
            [700, 430],
            [800, 404],
            [860, 422],
            [920, 414],
          ],
          0.16,
          4,
        ),
        oklch(0.48, 0.046, 166),
        oklch(0.74, 0.05, 140),
        { foot: 620, hazeAt: 530 },
      ),
    ) +
    columns
      .slice(1, -1)
      .map((x) => shape(onBack(x - 0.05, x + 0.05, low, top), bar))
      .join('') +
    rows
      .slice(1, -1)
      .map((y) => shape(onBack(left, right, y - 0.035, y + 0.035), bar))
      .join('') +
    shape(onBack(left - 0.36, right + 0.36, low - 0.24, low - 0.08), oklch(0.6, 0.045, 150))
  );
};

const doorway = onSide(5.2, 6.8, 0, 3.3);

/** The leaf of the door, open over the water; `sign` -1 is its image there. */
const leaf = (sign: number): string => {
  const at = (share: number, y: number): Place => [side + 1.42 * share, y * sign, 6.8 + 0.35 * share];
  const piece = (y0: number, y1: number, share0: number, share1: number): string =>
    quad(at(share0, y0), at(share1, y0), at(share1, y1), at(share0, y1));
  const face = sideways(see(at(0, 0))[0], see(at(1, 0))[0], [
    [0, oklch(0.14, 0.026, 178)],
    [1, oklch(0.22, 0.034, 175)],
  ]);
  return (
    shape(piece(0.02, 3.28, 0, 1), face) +
    shape(piece(0.3, 1.4, 0.16, 0.84) + piece(1.7, 3, 0.16, 0.84), oklch(0.11, 0.023, 178), 0.8) +
    (sign > 0 ? shape(piece(0.02, 3.28, 0.97, 1.01), p.rose, 0.7) : '')
  );
};

const room = (): string => {
  const corner = see([side, 0, back])[0];
  const backWall: Paint = sideways(corner, width, [
    [0, oklch(0.3, 0.04, 172)],
    [0.45, oklch(0.36, 0.042, 170)],
    [1, oklch(0.22, 0.034, 176)],
  ]);
  const sideWall: Paint = sideways(0, corner, [
    [0, oklch(0.17, 0.03, 177)],
    [1, oklch(0.4, 0.044, 168)],
  ]);
  return (
    shape(
      quad([side, ceiling, 3], [side, ceiling, back], [6, ceiling, back], [6, ceiling, 3]),
      downward(0, 200, [
        [0, oklch(0.17, 0.03, 177)],
        [1, oklch(0.25, 0.036, 174)],
      ]),
    ) +
    shape(onSide(3, back, 0, ceiling), sideWall) +
    shape(onBack(side, 6, 0, ceiling), backWall) +
    shape(
      onSide(3, back, ceiling - 0.3, ceiling) + onBack(side, 6, ceiling - 0.3, ceiling),
      oklch(0.44, 0.044, 166),
      0.35,
    ) +
    glow(see([-2, 3.2, back]), 70, p.light, { strength: 0.55, reach: 6 }) +
    shape(onSide(3, back, 0, 0.2) + onBack(side, 6, 0, 0.2), oklch(0.5, 0.044, 164), 0.4) +
    shape(onSide(5, 7, 0, 3.5), oklch(0.36, 0.04, 170)) +
    shape(
      doorway,
      downward(290, horizon, [
        [0, oklch(0.3, 0.04, 173)],
        [1, oklch(0.48, 0.044, 165)],
      ]),
    ) +
    casement()
  );
};

/** Where the moon sends a point of the window on the floor. It stands higher there than one sees it, so that the light ends in the room. */
const cast = (x: number, y: number): Place => {
  const aside = (moonAt[0] - width / 2) / 900;
  const [east, north] = [aside * Math.cos(yaw) + Math.sin(yaw), Math.cos(yaw) - aside * Math.sin(yaw)];
  return [x - (east * y) / 0.45, 0, Math.max(0.4, back - (north * y) / 0.45)];
};

/** The light of the window on the floor, pane by pane. */
const patch = columns
  .slice(1)
  .flatMap((right, column) => {
    const left = columns[column] ?? right;
    return rows.slice(1).map((top, index) => {
      const low = rows[index] ?? top;
      return quad(
        cast(left + 0.07, low + 0.06),
        cast(right - 0.07, low + 0.06),
        cast(right - 0.07, top - 0.06),
        cast(left + 0.07, top - 0.06),
      );
    });
  })
  .join('');

// `scale` is how far the waves break what lies on them.
const reaches = [
  { from: 575, full: 605, to: 655, across: 0.012, down: 0.06, scale: 12 },
  { from: 605, full: 670, to: 730, across: 0.009, down: 0.038, scale: 22 },
  { from: 670, full: 760, to: 830, across: 0.0068, down: 0.025, scale: 36 },
  { from: 760, full: 870, to: 1000, across: 0.005, down: 0.017, scale: 54 },
];

const sea = (): string =>
  receding(reaches, 1, ({ across, down, scale }, index) => {
    const faces = { across, down, seed: 21 + index };
    const broken = { scale, across, down, seed: 41 + index, opacity: 1 };
    const lit = radial([760, 740], 620, [
      [0, '#ffffff', 0.8],
      [1, '#ffffff', 0.1],
    ]);
    return [
      layer({ opacity: 0.55 }, rippled(broken, shape(patch, p.light))),
      layer({ fade: lit }, waves(oklch(0.66, 0.05, 155), { ...faces, gain: 2.4, floor: -1.3 })),
      waves(oklch(0.09, 0.022, 178), { ...faces, gain: -2.6, floor: 1.5 }),
      rippled(
        broken,
        layer({ within: patch }, waves(blend(p.light, p.pale, 0.4), { ...faces, gain: 3.2, floor: -1.6 })),
      ),
    ];
  });

/** A room at night whose floor is the open sea. */
export const scene = (): string => {
  const water = quad([side, 0, 0.4], [side, 0, back], [6, 0, back], [6, 0, 0.4]);
  return frame(
    sky([
      [0, p.ink],
      [1, p.ink],
    ]),
    room(),
    layer(
      { within: `${water}${onSide(5.2, 6.8, 0, 2.8)}M0 845H1200V900H0Z` },
      box(
        0,
        horizon,
        width,
        height - horizon,
        downward(560, height, [
          [0, oklch(0.38, 0.042, 170)],
          [0.3, oklch(0.28, 0.04, 173)],
          [1, oklch(0.18, 0.03, 177)],
        ]),
      ),
      layer(
        { opacity: 0.5 },
        rippled({ scale: 26, across: 0.008, down: 0.04, seed: 61, opacity: 1 }, leaf(-1)),
      ),
      sea(),
      layer(
        { within: doorway },
        box(
          0,
          horizon,
          width,
          400,
          downward(horizon, 740, [
            [0, oklch(0.48, 0.044, 165)],
            [0.4, oklch(0.42, 0.044, 168), 0.7],
            [1, oklch(0.3, 0.04, 172), 0],
          ]),
        ),
      ),
    ),
    layer(
      {
        fade: sideways(330, 620, [
          [0, '#ffffff', 0],
          [1, '#ffffff', 1],
        ]),
      },
      mist(535, 690, oklch(0.72, 0.045, 150), { veil: 0.2, torn: 0.3, seed: 25 }),
    ),
    leaf(1),
    glow(moonAt, 40, p.pale, { strength: 0.4, reach: 9, outer: p.light }),
    finish([760, 400], {
      vignette: 0.5,
      ink: oklch(0.05, 0.016, 180),
      tint: blend(p.haze, p.light, 0.15),
      seed: 45,
    }),
  );
};
