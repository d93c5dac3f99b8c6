import { blend, oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { polygon } from '#art/scene/line.ts';
import type { Point } from '#art/scene/numbers.ts';
import { box, downward, linear, oval, radial, shape, sideways, stroke } from '#art/scene/paint.ts';
import { labyrinthPalette as p } from '#art/scene/palette.ts';
import { camera, type Place } from '#art/scene/perspective.ts';
import { block, turned } from '#art/scene/solid.ts';

const { see } = camera({ centre: 545, horizon: 400, eye: 1.75, focal: 1000 });
const back = 9.2;
const lamp: Place = [0.1, 1.86, 5.6];
const lampAt = see(lamp);

const wood = {
  front: oklch(0.2, 0.03, 150),
  left: oklch(0.15, 0.025, 190),
  right: oklch(0.13, 0.022, 200),
  top: oklch(0.5, 0.08, 82),
};
const dark = {
  front: oklch(0.115, 0.02, 205),
  left: oklch(0.09, 0.018, 212),
  right: oklch(0.09, 0.018, 212),
  top: oklch(0.34, 0.06, 85),
  back: oklch(0.1, 0.018, 212),
};

/** A plain ladder-back chair; it looks along its own negative x, `turn` turns it. */
const chair = (foot: Place, turn: number, seatTone: string): string => {
  const at = turned(foot, turn);
  const part = (
    across: number,
    up: number,
    along: number,
    size: readonly [number, number, number],
    faces = dark,
  ) => block(see, at(across, up, along), size, faces, turn);
  const leg = (across: number, along: number, high: number) => part(across, 0, along, [0.045, high, 0.045]);
  return [
    leg(0.2, 0.2, 1.02),
    leg(-0.2, 0.2, 0.44),
    part(0, 0.2, 0.2, [0.36, 0.03, 0.02]),
    part(0, 0.43, 0, [0.46, 0.045, 0.46], { ...dark, top: seatTone }),
    leg(-0.2, -0.2, 0.43),
    part(0, 0.22, -0.2, [0.36, 0.03, 0.02]),
    leg(0.2, -0.2, 1.02),
    ...[0.6, 0.76, 0.92].map((up) => part(0.2, up, 0, [0.025, 0.08, 0.38])),
  ].join('');
};

const table = (): string => {
  const leg = (x: number, z: number) => block(see, [x, 0, z], [0.09, 0.72, 0.09], dark);
  return (
    leg(-1.62, 6.02) +
    leg(1.72, 6.02) +
    leg(-1.62, 5.2) +
    leg(1.72, 5.2) +
    block(see, [0.05, 0.62, 5.6], [3.3, 0.1, 0.86], dark) +
    block(see, [0.05, 0.72, 5.6], [3.7, 0.05, 1.05], {
      ...wood,
      top: radial(see([0.1, 0.77, 5.6]), 360, [
        [0, oklch(0.9, 0.1, 86)],
        [0.35, oklch(0.7, 0.11, 80)],
        [1, oklch(0.3, 0.05, 100)],
      ]),
      front: sideways(200, 920, [
        [0, oklch(0.16, 0.025, 195)],
        [0.5, oklch(0.34, 0.06, 85)],
        [1, oklch(0.16, 0.025, 195)],
      ]),
    })
  );
};

const shade = (x: number, z: number, across: number, along: number, strength: number): string => {
  const [cx, cy] = see([x, 0, z]);
  return pool([cx, cy], across, along, oklch(0.05, 0.012, 215), strength);
};

/** A pendant lamp on its cord; the bowl is dark and the light comes from beneath it. */
const pendant = (): string => {
  const [x, y] = lampAt;
  return (
    stroke(`M${x} -10V${y - 44}`, oklch(0.08, 0.015, 212), 2.2) +
    shape(
      `M${x - 7} ${y - 46}H${x + 7}L${x + 11} ${y - 36}C${x + 40} ${y - 30} ${x + 58} ${y - 12} ${x + 62} ${y + 2}H${x - 62}C${x - 58} ${y - 12} ${x - 40} ${y - 30} ${x - 11} ${y - 36}Z`,
      sideways(x - 62, x + 62, [
        [0, oklch(0.16, 0.03, 205)],
        [0.5, oklch(0.11, 0.02, 210)],
        [1, oklch(0.07, 0.015, 212)],
      ]),
    ) +
    oval(x, y + 2, 62, 7, p.pale) +
    oval(x, y + 3, 26, 5, '#fffdf2')
  );
};

/** A long table under one lamp and two chairs; one of them is drawn back and turned away. */
export const scene = (): string => {
  const skirting = see([0, 0, back])[1];
  const wallLight: Point = [lampAt[0], 360];
  const cone = `M${lampAt[0] - 60} ${lampAt[1]}L${lampAt[0] - 560} 980H${lampAt[0] + 560}L${lampAt[0] + 60} ${lampAt[1]}Z`;
  return frame(
    box(
      0,
      0,
      width,
      height,
      downward(0, skirting, [
        [0, oklch(0.12, 0.025, 214)],
        [0.5, oklch(0.25, 0.038, 208)],
        [1, oklch(0.3, 0.04, 204)],
      ]),
    ),
    box(
      0,
      0,
      width,
      skirting,
      radial(wallLight, 640, [
        [0, oklch(0.6, 0.08, 95), 0.75],
        [0.45, oklch(0.42, 0.055, 150), 0.4],
        [1, oklch(0.2, 0.03, 210), 0],
      ]),
    ),
    stroke(
      [130, 400, 860, 1090].map((x) => `M${x} 0V${skirting}`).join(''),
      oklch(0.15, 0.028, 212),
      1.6,
      0.45,
    ),
    box(0, see([0, 1.05, back])[1], width, 5, oklch(0.2, 0.035, 205), 0.8),
    box(
      0,
      see([0, 1.05, back])[1] + 5,
      width,
      skirting - see([0, 1.05, back])[1] - 5,
      oklch(0.13, 0.026, 210),
      0.5,
    ),
    box(0, skirting - 18, width, 18, oklch(0.14, 0.026, 210)),
    box(
      0,
      skirting,
      width,
      height - skirting,
      downward(skirting, height, [
        [0, oklch(0.24, 0.035, 200)],
        [0.4, oklch(0.18, 0.028, 206)],
        [1, oklch(0.1, 0.02, 212)],
      ]),
    ),
    stroke(
      Array.from({ length: 25 }, (_, index) => index - 12)
        .map((index) => `M${see([index * 0.42, 0, back]).join(' ')}L${see([index * 0.42, 0, 2.6]).join(' ')}`)
        .join(''),
      oklch(0.08, 0.018, 212),
      1.4,
      0.4,
    ),
    pool(see([0.1, 0, 5.6]), 620, 150, p.light, 0.62, p.rose),
    layer(
      { blur: [24, 6], opacity: 0.5 },
      shape(
        cone,
        downward(lampAt[1], 900, [
          [0, p.light, 0.5],
          [0.5, p.light, 0.16],
          [1, p.light, 0],
        ]),
      ),
    ),
    glow([lampAt[0], lampAt[1] + 8], 22, p.pale, { strength: 0.8, reach: 16, outer: p.light, flat: 1.3 }),
    layer(
      { blur: [7, 3] },
      shape(
        polygon([see([-1.9, 0, 5]), see([2, 0, 5]), see([2, 0, 6.3]), see([-1.9, 0, 6.3])]),
        oklch(0.05, 0.012, 215),
        0.72,
      ),
    ),
    shade(-2.25, 5.6, 120, 22, 0.8),
    shade(2.56, 5.0, 170, 30, 0.75),
    chair([-1.98, 0, 5.62], Math.PI, oklch(0.42, 0.07, 84)),
    table(),
    chair([2.5, 0, 4.9], -0.72, oklch(0.46, 0.075, 84)),
    pendant(),
    box(
      0,
      0,
      width,
      height,
      linear(
        [0, 0],
        [300, 0],
        [
          [0, oklch(0.06, 0.015, 214), 0.55],
          [1, oklch(0.06, 0.015, 214), 0],
        ],
      ),
    ),
    finish([lampAt[0], 500], {
      vignette: 0.66,
      ink: oklch(0.05, 0.014, 214),
      tint: blend(p.haze, p.light, 0.2),
      seed: 31,
    }),
  );
};
