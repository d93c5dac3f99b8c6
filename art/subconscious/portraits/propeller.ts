import { birds } from '#art/scene/birds.ts';
import { oklch } from '#art/scene/colour.ts';
import { figure } from '#art/scene/figure.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame } from '#art/scene/frame.ts';
import { grass } from '#art/scene/grass.ts';
import { below, heightAt, land, ridge } from '#art/scene/land.ts';
import { glow } from '#art/scene/light.ts';
import { polyline } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { oval, shape, sideways, stroke } from '#art/scene/paint.ts';
import { bridgePalette as p } from '#art/scene/palette.ts';
import { sky } from '#art/scene/sky.ts';

const slope = ridge(
  571,
  [
    [-20, 850],
    [200, 816],
    [420, 770],
    [640, 726],
    [860, 690],
    [1060, 672],
    [1220, 668],
  ],
  0.025,
  4,
);
const at = (x: number): readonly [number, number] => [x, heightAt(slope, x) + 3];

/** Somebody leads two others by the hand up a slope towards the light. */
export const scene = (): string => {
  const people = [
    [836, 322, 3, 'walking'],
    [722, 286, 1, 'standing'],
    [618, 262, 2, 'walking'],
  ] as const;
  const arms = people
    .slice(1)
    .map(([x, high], index) => {
      const [ahead = x, tall = high] = people[index] ?? [];
      const from = [ahead - tall * 0.14, heightAt(slope, ahead) - tall * 0.455];
      const to = [x + high * 0.13, heightAt(slope, x) - high * 0.455];
      return `M${from.join(' ')}Q${((from[0] ?? 0) + (to[0] ?? 0)) / 2} ${Math.max(from[1] ?? 0, to[1] ?? 0) + 2} ${to.join(' ')}`;
    })
    .join('');
  return frame(
    sky([
      [0, oklch(0.34, 0.06, 300)],
      [0.3, oklch(0.54, 0.075, 330)],
      [0.55, oklch(0.76, 0.085, 25)],
      [0.75, oklch(0.88, 0.08, 60)],
      [1, oklch(0.7, 0.07, 20)],
    ]),
    glow([1020, 470], 56, p.pale, { strength: 0.95, reach: 12, outer: p.light }),
    oval(1020, 470, 52, 52, oklch(0.98, 0.035, 85)),
    land(
      ridge(
        572,
        [
          [-20, 640],
          [180, 580],
          [380, 630],
          [600, 590],
          [820, 620],
          [1020, 590],
          [1220, 610],
        ],
        0.12,
      ),
      oklch(0.62, 0.075, 335),
      oklch(0.86, 0.08, 50),
      { foot: 900, hazeAt: 740, fade: 1 },
    ),
    mist(560, 780, oklch(0.88, 0.075, 55), { veil: 0.5, torn: 0.5, seed: 573 }),
    land(
      ridge(
        574,
        [
          [-20, 740],
          [240, 700],
          [520, 726],
          [820, 660],
          [1220, 640],
        ],
        0.08,
      ),
      oklch(0.48, 0.068, 318),
      oklch(0.76, 0.078, 20),
      { foot: 920, hazeAt: 860 },
    ),
    mist(640, 820, oklch(0.8, 0.078, 30), { veil: 0.35, torn: 0.45, seed: 575 }),
    stroke(arms, oklch(0.115, 0.034, 300), 11),
    ...people.map(([x, high, tilt, pose], index) =>
      figure(at(x), high, {
        pose,
        colour: oklch(0.1 + index * 0.012, 0.032, 300),
        rim: p.light,
        rimStrength: 1,
        rimWidth: 0.7,
        toLight: [0.95, -0.2],
        tilt,
        flipped: index % 2 === 1,
      }),
    ),
    shape(
      below(slope),
      sideways(0, 1200, [
        [0, oklch(0.12, 0.034, 298)],
        [1, oklch(0.24, 0.052, 308)],
      ]),
    ),
    stroke(
      polyline(slope),
      sideways(200, 1200, [
        [0, p.light, 0.1],
        [1, p.light, 0.9],
      ]),
      1.6,
    ),
    shape(
      grass(576, [-20, 1220], 170, [6, 30], { lean: 0.3, wide: 1.6, ground: (x) => heightAt(slope, x) + 5 }),
      oklch(0.12, 0.034, 298),
    ),
    shape(birds(577, [640, 250], 6, 11, 110), oklch(0.28, 0.055, 305), 0.8),
    finish([1000, 480], { vignette: 0.58, ink: oklch(0.08, 0.03, 298), tint: p.haze, seed: 578 }),
  );
};
