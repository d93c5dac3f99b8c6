import { headInProfile } from '#art/scene/bust.ts';
import { blend, oklch } from '#art/scene/colour.ts';
import { figure } from '#art/scene/figure.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { noise } from '#art/scene/mist.ts';
import { between, type Point, shares } from '#art/scene/numbers.ts';
import { standing } from '#art/scene/outlines.ts';
import { box, downward, linear, type Paint, radial, shape, stroke } from '#art/scene/paint.ts';
import { veilPalette as p } from '#art/scene/palette.ts';
import { camera } from '#art/scene/perspective.ts';

const foot = 676;
const { see } = camera({ centre: 470, horizon: 520, eye: 1.7, focal: 900 });
const lamp: Point = [150, 985];
const wallLight: Point = [420, 520];
const corner = 1010;
const somebody: Point = [372, 806];

// The lamp stands low: the wall takes the shadow from the knees up, the floor the rest.
const [middle, neck, size] = [640, 236, 7.4] as const;
const onWall = (paint: Paint): string =>
  layer(
    { transform: `translate(${middle} ${neck + 84 * size}) scale(${size})` },
    shape(standing.body, paint),
  ) +
  layer({ transform: `translate(${middle - 4} ${neck - 11}) scale(1.22)` }, shape(headInProfile(), paint));
const onFloor =
  `M${somebody[0] - 15} ${somebody[1]}C${somebody[0] + 60} ${somebody[1] - 44} ${middle - 120} ${foot + 30} ${middle - 97} ${foot - 4}` +
  `H${middle + 88}C${middle + 40} ${foot + 40} ${somebody[0] + 90} ${somebody[1] - 18} ${somebody[0] + 17} ${somebody[1] + 2}Z`;

/** Flagstones, all of one size. */
const flags = (): string => {
  const back = 9.8;
  const across = [3.4, 4.3, 5.4, 6.7, 8.2].map((z) => `M-10 ${see([0, 0, z])[1]}H1210`);
  const along = shares(22).map((share) => {
    const x = between(-11, 11, share);
    return `M${see([x, 0, back]).join(' ')}L${see([x, 0, 3]).join(' ')}`;
  });
  return [...across, ...along].join('');
};

/** Somebody before a wall, seen from behind; on the wall, the shadow has turned its head. */
export const scene = (): string => {
  const wall = radial(wallLight, 880, [
    [0, oklch(0.8, 0.03, 82)],
    [0.35, oklch(0.62, 0.026, 78)],
    [0.7, oklch(0.37, 0.018, 70)],
    [1, oklch(0.2, 0.012, 62)],
  ]);
  return frame(
    box(0, 0, width, foot + 4, wall),
    layer(
      { opacity: 0.22 },
      noise(oklch(0.2, 0.012, 60), {
        across: 0.004,
        down: 0.006,
        gain: 2.2,
        floor: -1.4,
        seed: 141,
        octaves: 6,
      }),
    ),
    box(
      0,
      foot - 22,
      width,
      26,
      downward(foot - 22, foot + 4, [
        [0, oklch(0.44, 0.018, 72), 0.6],
        [1, oklch(0.2, 0.011, 62), 0.9],
      ]),
    ),
    box(
      0,
      foot,
      width,
      height - foot,
      downward(foot, height, [
        [0, oklch(0.4, 0.017, 70)],
        [0.35, oklch(0.27, 0.014, 66)],
        [1, oklch(0.13, 0.009, 60)],
      ]),
    ),
    pool([somebody[0] - 30, somebody[1]], 560, 140, p.light, 0.62, p.rose),
    stroke(flags(), oklch(0.1, 0.008, 60), 1.8, 0.42),
    shape(
      `M${corner}-20V${foot}L1220 ${foot + 92}V-20Z`,
      linear(
        [corner, 0],
        [1200, 0],
        [
          [0, oklch(0.34, 0.016, 68)],
          [0.3, oklch(0.24, 0.013, 64)],
          [1, oklch(0.12, 0.009, 60)],
        ],
      ),
    ),
    layer(
      { within: `M-20-20H${corner}V${foot}H-20Z` },
      layer({ blur: 3.4, opacity: 0.82 }, onWall(oklch(0.15, 0.011, 60))),
    ),
    layer(
      { within: `M-20 ${foot}H1220V920H-20Z` },
      layer(
        { blur: [5, 3], opacity: 0.82 },
        shape(
          onFloor,
          linear(
            somebody,
            [middle, foot],
            [
              [0, oklch(0.06, 0.007, 60)],
              [1, oklch(0.12, 0.009, 60)],
            ],
          ),
        ),
      ),
    ),
    figure(somebody, 158, {
      colour: oklch(0.085, 0.008, 60),
      rim: p.light,
      rimStrength: 0.9,
      rimWidth: 0.9,
      toLight: [-0.9, 0.1],
    }),
    glow(lamp, 60, p.light, { strength: 0.8, reach: 7, outer: p.rose, flat: 1.4 }),
    finish([440, 580], {
      vignette: 0.64,
      ink: oklch(0.045, 0.006, 60),
      tint: blend(p.haze, p.light, 0.2),
      seed: 55,
    }),
  );
};
