import { blend, oklch } from '#drawing/scene/colour.ts';
import { finish } from '#drawing/scene/finish.ts';
import { scene as frame, height, width } from '#drawing/scene/frame.ts';
import { layer } from '#drawing/scene/layer.ts';
import { glow, pool } from '#drawing/scene/light.ts';
import { polygon } from '#drawing/scene/line.ts';
import { mist } from '#drawing/scene/mist.ts';
import type { Point } from '#drawing/scene/numbers.ts';
import { box, downward, type Paint, shape, sideways } from '#drawing/scene/paint.ts';
import { insightPalette as p } from '#drawing/scene/palette.ts';
import { camera } from '#drawing/scene/perspective.ts';
import { moon, sky } from '#drawing/scene/sky.ts';
import { glints, rippled, swell } from '#drawing/scene/water.ts';

const { see } = camera({ centre: 520, horizon: 470, eye: 1.9, focal: 860 });
const half = 4.2;
const back = 13;
const ceiling = 5.4;

/** A flat piece of a wall. `sign` -1 is its image in the water. */
const onBack = (x0: number, x1: number, y0: number, y1: number, sign: number): string =>
  polygon([
    see([x0, y0 * sign, back]),
    see([x1, y0 * sign, back]),
    see([x1, y1 * sign, back]),
    see([x0, y1 * sign, back]),
  ]);
const onSide = (x: number, z0: number, z1: number, y0: number, y1: number, sign: number): string =>
  polygon([
    see([x, y0 * sign, z0]),
    see([x, y0 * sign, z1]),
    see([x, y1 * sign, z1]),
    see([x, y1 * sign, z0]),
  ]);

const frontZ = 2.2;
const window = { left: 0.4, right: 2.9, low: 1, top: 4.5 };
const moonAt: Point = see([1.95, 3.3, back]);

const casement = (sign: number): string => {
  const { left, right, low, top } = window;
  const middle = (left + right) / 2;
  const bars = (x0: number, x1: number, y0: number, y1: number) =>
    shape(onBack(x0, x1, y0, y1, sign), oklch(0.3, 0.035, 172));
  const outer = see([left, top * sign, back]);
  const inner = see([right, low * sign, back]);
  const night = downward(
    Math.min(outer[1], inner[1]),
    Math.max(outer[1], inner[1]),
    sign === 1
      ? [
          [0, oklch(0.4, 0.05, 172)],
          [0.7, oklch(0.62, 0.05, 158)],
          [1, oklch(0.76, 0.05, 140)],
        ]
      : [
          [0, oklch(0.76, 0.05, 140)],
          [0.3, oklch(0.62, 0.05, 158)],
          [1, oklch(0.4, 0.05, 172)],
        ],
  );
  const disc: Point = see([1.95, 3.3 * sign, back]);
  return (
    shape(onBack(left - 0.22, right + 0.22, low - 0.22, top + 0.22, sign), oklch(0.46, 0.04, 165)) +
    shape(onBack(left, right, low, top, sign), night) +
    moon(disc, 40, '#fffdf0', oklch(0.8, 0.05, 120), 4) +
    bars(middle - 0.04, middle + 0.04, low, top) +
    [0.33, 0.66]
      .map((share) => bars(left, right, low + (top - low) * share - 0.03, low + (top - low) * share + 0.03))
      .join('') +
    shape(onBack(left - 0.3, right + 0.3, low - 0.3, low - 0.18, sign), oklch(0.6, 0.045, 150))
  );
};

/** A door in the left wall, ajar over the water. */
const door = (sign: number): string => {
  const hinge = see([-half, 0, 9.4])[0];
  const leaf = (y0: number, y1: number, z0: number, z1: number, x0: number, x1: number): string =>
    polygon([
      see([x0, y0 * sign, z0]),
      see([x1, y0 * sign, z1]),
      see([x1, y1 * sign, z1]),
      see([x0, y1 * sign, z0]),
    ]);
  return (
    shape(onSide(-half, 7.5, 9.6, 0, 3.5, sign), oklch(0.36, 0.04, 170)) +
    shape(onSide(-half, 7.7, 9.4, 0, 3.32, sign), oklch(0.1, 0.02, 178)) +
    shape(
      leaf(0, 3.28, 9.4, 8.75, -half, -2.75),
      sideways(hinge, hinge + 110, [
        [0, oklch(0.24, 0.036, 174)],
        [1, oklch(0.42, 0.042, 165)],
      ]),
    ) +
    shape(leaf(0.35, 1.5, 9.3, 8.9, -half + 0.25, -3), oklch(0.2, 0.032, 175), 0.7) +
    shape(leaf(1.75, 3, 9.3, 8.9, -half + 0.25, -3), oklch(0.2, 0.032, 175), 0.7)
  );
};

const room = (sign: 1 | -1): string => {
  const leftWall: Paint = sideways(see([-half, 0, frontZ])[0], see([-half, 0, back])[0], [
    [0, oklch(0.12, 0.024, 178)],
    [0.75, oklch(0.25, 0.038, 174)],
    [1, oklch(0.36, 0.042, 170)],
  ]);
  const rightWall: Paint = sideways(see([half, 0, back])[0], width, [
    [0, oklch(0.32, 0.04, 172)],
    [0.4, oklch(0.24, 0.036, 175)],
    [1, oklch(0.14, 0.026, 178)],
  ]);
  const backEdge: readonly [number, number] = [see([0, ceiling * sign, back])[1], see([0, 0, back])[1]];
  const backWall: Paint = downward(
    Math.min(...backEdge),
    Math.max(...backEdge),
    sign === 1
      ? [
          [0, oklch(0.24, 0.038, 175)],
          [0.6, oklch(0.36, 0.042, 170)],
          [1, oklch(0.44, 0.044, 166)],
        ]
      : [
          [0, oklch(0.44, 0.044, 166)],
          [1, oklch(0.24, 0.038, 175)],
        ],
  );
  return (
    shape(onBack(-half, half, 0, ceiling, sign), backWall) +
    glow(see([1.6, 2.8 * sign, back]), 60, p.light, { strength: 0.6, reach: 7 }) +
    shape(onSide(-half, frontZ, back, 0, ceiling, sign), leftWall) +
    shape(onSide(half, frontZ, back, 0, ceiling, sign), rightWall) +
    door(sign) +
    casement(sign)
  );
};

/** A room at night whose floor is the open sea. */
export const scene = (): string => {
  const line = see([0, 0, back])[1];
  const path: Point = see([1.65, 0, back]);
  const water = polygon([
    see([-half, 0, back]),
    see([half, 0, back]),
    see([half, 0, frontZ]),
    [1500, 1000],
    [-300, 1000],
    see([-half, 0, frontZ]),
  ]);
  return frame(
    sky([
      [0, p.ink],
      [1, p.ink],
    ]),
    shape(
      polygon([
        see([-half, ceiling, back]),
        see([half, ceiling, back]),
        see([half, ceiling, frontZ]),
        see([-half, ceiling, frontZ]),
      ]),
      downward(0, see([0, ceiling, back])[1], [
        [0, oklch(0.09, 0.02, 178)],
        [1, oklch(0.22, 0.034, 175)],
      ]),
    ),
    room(1),
    layer(
      { within: water },
      box(0, line, width, height - line, oklch(0.2, 0.036, 176)),
      rippled({ scale: 46, across: 0.006, down: 0.035, seed: 21, opacity: 0.85 }, room(-1)),
      box(
        0,
        line,
        width,
        height - line,
        downward(line, height, [
          [0, oklch(0.5, 0.045, 165), 0.25],
          [0.3, oklch(0.26, 0.04, 174), 0.35],
          [1, oklch(0.1, 0.024, 178), 0.9],
        ]),
      ),
      swell(22, [line + 2, 890], {
        crests: 22,
        high: 20,
        crest: oklch(0.74, 0.05, 150),
        trough: oklch(0.11, 0.026, 178),
        opacity: 0.75,
      }),
      shape(glints(23, path[0], [line + 3, 880], [60, 240], 170), p.pale, 0.8),
      shape(glints(24, 520, [line + 10, 890], [380, 620], 120), oklch(0.62, 0.045, 165), 0.35),
      pool([path[0], line + 16], 190, 30, p.light, 0.5),
    ),
    glow(moonAt, 26, p.pale, { strength: 0.7, reach: 12, outer: p.light }),
    mist(line - 60, line + 90, oklch(0.7, 0.045, 150), { veil: 0.14, torn: 0.3, seed: 25 }),
    finish([path[0], 420], {
      vignette: 0.52,
      ink: oklch(0.05, 0.016, 180),
      tint: blend(p.haze, p.light, 0.15),
      seed: 45,
    }),
  );
};
