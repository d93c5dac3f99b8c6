import { blend, oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { polygon } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { clamp, type Point } from '#art/scene/numbers.ts';
import { box, downward, linear, radial, shape, sideways, stroke } from '#art/scene/paint.ts';
import { mirrorPalette as p } from '#art/scene/palette.ts';
import { camera } from '#art/scene/perspective.ts';
import { rippled } from '#art/scene/water.ts';

const { see } = camera({ centre: 1010, horizon: 372, eye: 1.55, focal: 820 });
const wall = -3.1;
const doors = [3, 5.4, 7.8, 10.2, 12.6, 15, 17.4, 19.8, 22.2, 24.6, 27, 29.4];
const lit = 5.4;
const wide = 1.3;
const high = 2.45;
const farEnd = 42;

/** A place on the wall of doors: metres along it, metres up. `sign` -1 is its image in the floor. */
const at = (along: number, up: number, sign = 1): Point => see([wall, up * sign, along]);
const panel = (from: number, to: number, low: number, top: number, sign = 1): string =>
  polygon([at(from, low, sign), at(to, low, sign), at(to, top, sign), at(from, top, sign)]);

const distance = (along: number): number => clamp((along - 2) / 34) ** 0.7;
const tone = (lightness: number, along: number): string =>
  blend(oklch(lightness, 0.045, 270), p.haze, distance(along) * 0.75);

const door = (along: number, sign: number): string => {
  const from = along - wide / 2;
  const to = along + wide / 2;
  const hinge = sideways(at(from, 0)[0], at(to, 0)[0], [
    [0, tone(0.13, along)],
    [1, tone(0.175, along)],
  ]);
  const field = tone(0.1, along);
  const edge = tone(0.42, along);
  return (
    shape(panel(from - 0.14, to + 0.14, 0, high + 0.14, sign), tone(0.33, along)) +
    shape(panel(from - 0.1, from - 0.02, 0, high + 0.1, sign), edge, 0.6) +
    shape(panel(from, to, 0, high, sign), hinge) +
    [0.14, 0.73]
      .map((left) =>
        [
          [0.22, 0.9],
          [1.1, 2.25],
        ]
          .map(
            ([low = 0, top = 0]) =>
              shape(panel(from + left, from + left + 0.43, low, top, sign), field, 0.75) +
              shape(panel(from + left + 0.4, from + left + 0.43, low, top, sign), edge, 0.5),
          )
          .join(''),
      )
      .join('') +
    shape(panel(to - 0.16, to - 0.1, 1.02, 1.1, sign), along === lit ? p.light : tone(0.4, along), 0.8)
  );
};

const wallOfDoors = (sign: 1 | -1): string =>
  shape(
    panel(1.4, farEnd, 0, sign === 1 ? 4.3 : 14, sign),
    sideways(at(2.6, 0)[0], at(farEnd, 0)[0], [
      [0, oklch(0.21, 0.052, 270)],
      [0.5, oklch(0.3, 0.06, 268)],
      [0.85, oklch(0.43, 0.064, 266)],
      [1, p.haze],
    ]),
  ) +
  shape(
    polygon([at(1.4, 0, sign), at(farEnd, 0, sign), at(farEnd, 0.2, sign), at(1.4, 0.2, sign)]),
    sideways(at(2.6, 0)[0], at(farEnd, 0)[0], [
      [0, oklch(0.12, 0.035, 270)],
      [1, p.haze],
    ]),
  ) +
  [3.95, 4.12]
    .map((up) =>
      stroke(
        `M${at(1.4, up * sign).join(' ')}L${at(farEnd, up * sign).join(' ')}`,
        oklch(0.52, 0.06, 266),
        1.3,
        0.35,
      ),
    )
    .join('') +
  [...doors]
    .reverse()
    .map((along) => door(along, sign))
    .join('') +
  (sign === 1
    ? shape(panel(lit - wide / 2, lit + wide / 2, 0, 0.045), '#fff4e2')
    : shape(panel(lit - wide / 2, lit + wide / 2, 0, 0.05, -1), p.pale));

const sill = at(lit, 0);
const floor = (x: number, z: number): Point => see([x, 0, z]);
const spill = (reach: number, fan: number): string =>
  polygon([
    floor(wall, lit - wide / 2),
    floor(wall + reach, lit - wide / 2 - fan),
    floor(wall + reach, lit + wide / 2 + fan),
    floor(wall, lit + wide / 2),
  ]);
const spillPaint = linear(sill, floor(wall + 4.6, lit - 0.3), [
  [0, oklch(0.97, 0.04, 75), 0.95],
  [0.12, p.light, 0.7],
  [0.4, p.rose, 0.34],
  [1, p.rose, 0],
]);

/** A long corridor of closed doors, all dark; under one of them lies a warm line of light. */
export const scene = (): string => {
  const vanishing: Point = [1010, 372];
  const right = (along: number, up: number): Point => see([2.1, up, along]);
  return frame(
    box(0, 0, width, height, p.ink),
    shape(
      polygon([at(1.4, 4.3), at(farEnd, 4.3), right(farEnd, 4.3), right(1, 4.3)]),
      downward(0, 372, [
        [0, oklch(0.1, 0.03, 272)],
        [0.7, oklch(0.18, 0.045, 270)],
        [1, oklch(0.4, 0.06, 266)],
      ]),
    ),
    shape(
      polygon([right(1, 0), right(farEnd, 0), right(farEnd, 4.3), right(1, 4.3)]),
      sideways(1030, 1200, [
        [0, p.haze],
        [0.2, oklch(0.28, 0.055, 268)],
        [1, oklch(0.12, 0.035, 272)],
      ]),
    ),
    box(
      at(farEnd, 0)[0],
      right(farEnd, 4.3)[1],
      right(farEnd, 0)[0] - at(farEnd, 0)[0],
      right(farEnd, 0)[1] - right(farEnd, 4.3)[1],
      oklch(0.44, 0.06, 264),
    ),
    shape(
      polygon([[-200, 900], ...[at(1.4, 0), at(farEnd, 0), right(farEnd, 0), right(0.9, 0)], [1400, 900]]),
      downward(372, 900, [
        [0, p.haze],
        [0.12, oklch(0.28, 0.055, 268)],
        [1, oklch(0.12, 0.035, 272)],
      ]),
    ),
    wallOfDoors(1),
    layer(
      {
        within: polygon([
          [-300, 1000],
          at(1.4, 0),
          at(farEnd, 0),
          right(farEnd, 0),
          right(0.9, 0),
          [1400, 1000],
        ]),
      },
      layer(
        {
          fade: sideways(560, 900, [
            [0, '#ffffff', 1],
            [1, '#ffffff', 0],
          ]),
        },
        rippled({ scale: 7, across: 0.004, down: 0.03, opacity: 0.45, seed: 9 }, wallOfDoors(-1)),
      ),
      box(
        0,
        372,
        width,
        528,
        downward(372, 900, [
          [0, p.haze, 0],
          [0.3, oklch(0.14, 0.04, 270), 0.2],
          [1, oklch(0.08, 0.03, 272), 0.7],
        ]),
      ),
      layer({ blur: [16, 5] }, shape(spill(5, 1.3), spillPaint)),
      layer(
        { blur: [5, 2] },
        shape(
          spill(1.8, 0.3),
          linear(sill, floor(wall + 1.7, lit - 0.1), [
            [0, '#fff4e2', 0.9],
            [0.4, p.light, 0.35],
            [1, p.light, 0],
          ]),
        ),
      ),
    ),
    glow(sill, 26, p.light, { strength: 0.85, reach: 13, outer: p.rose, flat: 1.5 }),
    shape(panel(lit - wide / 2, lit + wide / 2, 0, 0.045), '#fff6e6'),
    mist(240, 470, p.haze, { veil: 0.1, torn: 0.25, seed: 3 }),
    box(
      0,
      0,
      width,
      height,
      radial(vanishing, 260, [
        [0, p.haze, 0.5],
        [1, p.haze, 0],
      ]),
    ),
    finish([sill[0] + 60, sill[1] - 40], {
      vignette: 0.54,
      ink: oklch(0.05, 0.02, 272),
      tint: p.haze,
      seed: 25,
    }),
  );
};
