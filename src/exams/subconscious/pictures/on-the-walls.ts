import { birds } from '#drawing/scene/birds.ts';
import { blend, oklch } from '#drawing/scene/colour.ts';
import { figure } from '#drawing/scene/figure.ts';
import { finish } from '#drawing/scene/finish.ts';
import { scene as frame, height, width } from '#drawing/scene/frame.ts';
import { layer } from '#drawing/scene/layer.ts';
import { glow } from '#drawing/scene/light.ts';
import { polygon } from '#drawing/scene/line.ts';
import { mist } from '#drawing/scene/mist.ts';
import { clamp, type Point } from '#drawing/scene/numbers.ts';
import { box, downward, linear, shape, sideways, stroke } from '#drawing/scene/paint.ts';
import { labyrinthPalette as p } from '#drawing/scene/palette.ts';
import { camera, type Place } from '#drawing/scene/perspective.ts';
import { sky, stars } from '#drawing/scene/sky.ts';
import { block } from '#drawing/scene/solid.ts';

const horizon = 720;
const { see, scaleAt } = camera({ centre: 640, horizon, eye: 1.6, focal: 760 });
const light: Point = [790, 560];
const tall = 5.6;

/** A wall seen end on or from its side: `x` is its middle, `z` its near end, all in metres. */
const wall = (x: number, z: number, wide: number, deep: number, high = tall): string => {
  const share = clamp((z - 4) / 60) ** 0.62;
  const tone = (lightness: number) =>
    blend(oklch(lightness, 0.032, 212), oklch(0.56, 0.06, 110), share * 0.9);
  return block(see, [x, 0, z + deep / 2], [wide, high, deep], {
    front: downward(see([0, high, z])[1], see([0, 0, z])[1], [
      [0, tone(0.24)],
      [0.6, tone(0.17)],
      [1, blend(tone(0.13), p.haze, 0.1)],
    ]),
    left: tone(0.14),
    right: sideways(see([x + wide / 2, 0, z])[0], see([x + wide / 2, 0, z + deep])[0], [
      [0, tone(0.13)],
      [1, tone(0.3)],
    ]),
    top: tone(0.4),
  });
};

const top: Place = [-3.35, tall, 12.2];
const somebody = see(top);

/** Courses scratched into the great near wall, fainter away from us. */
const courses = (x: number, from: number, to: number): string =>
  [1, 2, 3, 4, 5]
    .map((row) => `M${see([x, row * 0.95, from]).join(' ')}L${see([x, row * 0.95, to]).join(' ')}`)
    .join('');

/** Deep in a maze one looks up: somebody walks along the top of its walls, against the light. */
export const scene = (): string =>
  frame(
    sky([
      [0, oklch(0.16, 0.03, 220)],
      [0.25, oklch(0.27, 0.042, 212)],
      [0.5, oklch(0.46, 0.05, 190)],
      [0.68, oklch(0.68, 0.075, 110)],
      [0.8, oklch(0.84, 0.1, 88)],
      [1, oklch(0.6, 0.06, 110)],
    ]),
    stars(31, 110, '#eef4ee', { low: 360, opacity: 0.7 }),
    glow(light, 46, p.pale, { strength: 0.95, reach: 13, outer: p.light, flat: 1.3 }),
    mist(420, 640, oklch(0.86, 0.08, 90), { veil: 0.28, torn: 0.4, seed: 33 }),
    wall(10, 64, 60, 1.4, 7),
    wall(4.6, 54, 9, 1.4),
    mist(560, 760, oklch(0.84, 0.08, 92), { veil: 0.5, torn: 0.4, seed: 34 }),
    wall(-12, 46, 22, 1.4),
    wall(17, 38, 20, 1.4),
    mist(540, 780, oklch(0.8, 0.08, 95), { veil: 0.4, torn: 0.4, seed: 35 }),
    wall(-4.5, 31, 8, 1.4),
    wall(5.2, 27, 6, 1.4),
    mist(520, 820, oklch(0.76, 0.08, 95), { veil: 0.28, torn: 0.4, seed: 36 }),
    box(
      0,
      735,
      width,
      180,
      downward(744, height, [
        [0, oklch(0.52, 0.06, 105)],
        [0.3, oklch(0.3, 0.045, 190)],
        [1, oklch(0.14, 0.025, 212)],
      ]),
    ),
    wall(-4.1, 4.4, 1.5, 18),
    stroke(courses(-3.35, 4.4, 22.4), oklch(0.07, 0.015, 215), 1.6, 0.28),
    stroke(`M${see([-3.35, tall, 4.4]).join(' ')}L${see([-3.35, tall, 22.4]).join(' ')}`, p.light, 1.4, 0.75),
    figure([somebody[0] - 5, somebody[1] - 1], 1.85 * scaleAt(top), {
      pose: 'walking',
      colour: oklch(0.08, 0.018, 215),
      rim: p.light,
      rimStrength: 1,
      rimWidth: 1.2,
      toLight: [0.9, -0.05],
    }),
    layer(
      { blur: [20, 4], opacity: 0.5 },
      shape(
        polygon([see([-3.3, 0, 28]), see([3.4, 0, 28]), see([3.2, 0, 5]), see([-1.6, 0, 5])]),
        linear(
          [700, 745],
          [600, 900],
          [
            [0, p.light, 0.7],
            [1, p.light, 0],
          ],
        ),
      ),
    ),
    wall(4.75, 4.6, 2.5, 15, tall + 0.4),
    stroke(
      `M${see([3.5, tall + 0.4, 4.6]).join(' ')}L${see([3.5, tall + 0.4, 19.6]).join(' ')}`,
      p.light,
      1.2,
      0.6,
    ),
    stroke(courses(3.5, 4.6, 19.6), oklch(0.07, 0.015, 215), 1.6, 0.35),
    shape(birds(38, [520, 250], 4, 9, 70), oklch(0.18, 0.03, 214), 0.8),
    finish([light[0] - 60, light[1] - 40], {
      vignette: 0.6,
      ink: oklch(0.05, 0.015, 215),
      tint: p.haze,
      seed: 29,
    }),
  );
