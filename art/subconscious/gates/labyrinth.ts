import { blend, oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { polygon } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { box, downward, linear, shape, stroke } from '#art/scene/paint.ts';
import { labyrinthPalette as p } from '#art/scene/palette.ts';
import { camera } from '#art/scene/perspective.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { block } from '#art/scene/solid.ts';

const { see } = camera({ centre: 600, horizon: 610, eye: 1.7, focal: 820 });

// Walls across the way, far first: distance, where the opening lies, its width, the wall's height, in metres.
const walls = [
  [44, -1.6, 3.4, 13],
  [34, 1.7, 3.2, 11.4],
  [26, -1.2, 3, 9.6],
  [18.5, 1, 2.8, 7.8],
  [11, 0, 3.7, 30],
] as const;

const wall = ([z, middle, wide, high]: (typeof walls)[number], index: number): string => {
  const near = index / (walls.length - 1);
  const tone = (lightness: number) =>
    blend(oklch(lightness, 0.034, 212), oklch(0.74, 0.085, 92), (1 - near) ** 0.8 * 0.86);
  // The nearest wall is cleft to the sky; the others have lintels.
  const door = high > 20 ? high : 4.6;
  const faces = {
    front: downward(see([0, high, z])[1], see([0, 0, z])[1], [
      [0, tone(0.27)],
      [1, tone(0.15)],
    ]),
    left: tone(0.3),
    right: tone(0.34),
    top: tone(0.42),
    under: tone(0.2),
  };
  const side = 24;
  const edge = (x: number) =>
    stroke(
      `M${see([x, 0, z]).join(' ')}L${see([x, door, z]).join(' ')}`,
      p.light,
      1.6,
      0.3 + 0.4 * (1 - near),
    );
  return (
    block(see, [middle - wide / 2 - side / 2, 0, z + 0.7], [side, high, 1.4], faces) +
    block(see, [middle + wide / 2 + side / 2, 0, z + 0.7], [side, high, 1.4], faces) +
    (door < high ? block(see, [middle, door, z + 0.7], [wide + 0.02, high - door, 1.4], faces) : '') +
    edge(middle - wide / 2) +
    edge(middle + wide / 2) +
    mist(330 + index * 20, 700 + index * 16, oklch(0.8, 0.08, 92), {
      veil: 0.26 * (1 - near),
      torn: 0.36 * (1 - near),
      seed: 410 + index,
    })
  );
};

/** The gate of the labyrinth: an opening in a wall, and behind it another wall with another opening. */
export const scene = (): string =>
  frame(
    sky([
      [0, oklch(0.14, 0.03, 218)],
      [0.3, oklch(0.28, 0.042, 210)],
      [0.6, oklch(0.6, 0.07, 115)],
      [0.7, oklch(0.86, 0.1, 88)],
      [1, oklch(0.6, 0.06, 110)],
    ]),
    stars(411, 110, '#eef4ee', { low: 250, opacity: 0.75 }),
    glow([636, 520], 60, p.pale, { strength: 1, reach: 10, outer: p.light }),
    box(
      0,
      640,
      width,
      260,
      downward(640, height, [
        [0, oklch(0.7, 0.08, 95)],
        [0.25, oklch(0.34, 0.05, 195)],
        [1, oklch(0.12, 0.024, 212)],
      ]),
    ),
    ...walls.slice(0, -1).map(wall),
    pool(see([0, 0, 16]), 170, 36, p.light, 0.6),
    ...walls.slice(-1).map((each) => wall(each, walls.length - 1)),
    layer(
      { blur: [12, 4], opacity: 0.75 },
      shape(
        polygon([see([-1.7, 0, 11]), see([1.7, 0, 11]), see([1.9, 0, 4.6]), see([-1.9, 0, 4.6])]),
        linear(
          [600, 726],
          [600, 900],
          [
            [0, p.light, 0.8],
            [1, p.light, 0],
          ],
        ),
      ),
    ),
    pool([600, 560], 420, 420, p.light, 0.2, p.rose),
    stroke(
      [0.9, 1.9, 2.9, 3.9, 4.9, 5.9, 6.9, 7.9, 8.9, 9.9]
        .map(
          (y) =>
            `M${see([-16, y, 11]).join(' ')}L${see([-1.85, y, 11]).join(' ')}M${see([1.85, y, 11]).join(' ')}L${see([16, y, 11]).join(' ')}`,
        )
        .join(''),
      oklch(0.09, 0.018, 214),
      1.5,
      0.34,
    ),
    finish([612, 540], { vignette: 0.5, ink: oklch(0.05, 0.015, 215), tint: p.haze, seed: 412 }),
  );
