import { blend, oklch } from '#art/scene/colour.ts';
import { figure } from '#art/scene/figure.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height } from '#art/scene/frame.ts';
import { grass } from '#art/scene/grass.ts';
import { below, land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { curve, polyline, ribbon } from '#art/scene/line.ts';
import { mist, noise } from '#art/scene/mist.ts';
import { between, clamp, type Point, shares } from '#art/scene/numbers.ts';
import { downward, falloff, linear, oval, shape, sideways, stroke } from '#art/scene/paint.ts';
import { labyrinthPalette as p } from '#art/scene/palette.ts';
import { camera } from '#art/scene/perspective.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { tree, woods } from '#art/scene/trees.ts';

const { see } = camera({ centre: 690, horizon: 300, eye: 38 });
const at = (radius: number, angle: number, y: number): Point =>
  see([6 + radius * Math.cos(angle), y, 98 + radius * Math.sin(angle)]);

// Walls as rings, radii in metres, each with the middles of its gaps in radians; -π/2 is nearest to us.
const rings = [
  [6, [-2.2]],
  [11, [0.6, 2.9]],
  [16.5, [-1.1, 1.9]],
  [22, [-2.6, 0.1]],
  [28, [-0.5, 2.2]],
  [34.5, [-1.9, 0.9]],
  [41, [-1.86, -0.98]],
] as const satisfies readonly (readonly [number, readonly number[]])[];
const outer = 41;
const high = 3.6;
const thick = 1.1;
const gap = (radius: number): number => 2.1 / radius;
const lit = (radius: number): number => clamp(1 - radius / 47) ** 1.5;

type Arc = readonly [from: number, to: number];

/** The pieces of a ring within an arc that its gaps leave standing. */
const standing = (radius: number, gaps: readonly number[], arc: Arc): readonly Arc[] =>
  gaps
    .flatMap((middle) => [-1, 0, 1].map((turn) => middle + turn * Math.PI * 2))
    .reduce<readonly Arc[]>(
      (pieces, middle) =>
        pieces.flatMap(([from, to]): readonly Arc[] => {
          const start = middle - gap(radius);
          const end = middle + gap(radius);
          if (end <= from || start >= to) return [[from, to]];
          return (
            [
              [from, start],
              [end, to],
            ] as const
          ).filter(([a, b]) => b - a > 0.01);
        }),
      [arc],
    );

const steps = ([from, to]: Arc): number[] =>
  shares(Math.max(2, Math.ceil((to - from) / 0.55))).map((share) => between(from, to, share));

/** What lies between two heights or radii along an arc. */
const strip = (arc: Arc, upper: (angle: number) => Point, lower: (angle: number) => Point): string =>
  ribbon(steps(arc).map(upper), steps(arc).map(lower));

/** Light that leaks through a gap and fans out over the floor; the outermost reach the dark. */
const leak = (radius: number, next: number | undefined, middle: number): string => {
  const last = next === undefined;
  const pieces = last ? 6 : 1;
  const end = next ?? 74;
  const wide = gap(radius) * 0.8;
  return shares(pieces)
    .slice(0, -1)
    .map((share) => {
      const spread = (part: number) => (angle: number) =>
        middle + (angle - middle) * (1 + (last ? 0.3 : 0.21) * part);
      const edge = (part: number) => (angle: number) =>
        at(between(radius - 3, end, part), spread(part)(angle), 0);
      const strength = last ? 0.5 * (1 - share) ** 1.6 : 0.12 + 0.5 * lit(radius);
      return shape(
        strip([middle - wide, middle + wide], edge(share), edge(share + 1 / pieces)),
        p.light,
        strength,
      );
    })
    .join('');
};

const floor = (): string =>
  rings
    .map(([radius, gaps], index) =>
      gaps.map((middle) => leak(radius, rings[index + 1]?.[0], middle)).join(''),
    )
    .reverse()
    .join('');

/** The farther halves, whose inner faces the light falls on. */
const farWalls = (): string =>
  [...rings]
    .reverse()
    .flatMap(([radius, gaps]) =>
      standing(radius, gaps, [0, Math.PI]).map((arc) => {
        const distance = 0.1 + (0.2 * radius) / outer;
        const crown = blend(blend(oklch(0.24, 0.035, 208), p.haze, distance), p.light, lit(radius) * 0.35);
        const face = blend(
          blend(oklch(0.17, 0.03, 212), p.mid, distance),
          p.light,
          lit(radius) * 0.82 + 0.06,
        );
        return (
          shape(
            strip(
              arc,
              (a) => at(radius + thick, a, high),
              (a) => at(radius, a, high),
            ),
            crown,
          ) +
          shape(
            strip(
              arc,
              (a) => at(radius, a, high),
              (a) => at(radius, a, 0),
            ),
            face,
          )
        );
      }),
    )
    .join('');

/** The nearer halves, dark towards us, with a lit inner edge. */
const nearWalls = (): string =>
  rings
    .flatMap(([radius, gaps]) =>
      standing(radius, gaps, [-Math.PI, 0]).map(
        (arc) =>
          shape(
            strip(
              arc,
              (a) => at(radius + thick, a, high),
              (a) => at(radius + thick, a, 0),
            ),
            blend(oklch(0.115, 0.024, 215), p.deep, 0.2 + 0.5 * (1 - radius / outer)),
          ) +
          shape(
            strip(
              arc,
              (a) => at(radius + thick, a, high),
              (a) => at(radius, a, high),
            ),
            blend(oklch(0.22, 0.035, 210), p.light, lit(radius) * 0.5 + 0.05),
          ) +
          stroke(
            curve(steps(arc).map((a) => at(radius, a, high))),
            p.light,
            radius < 20 ? 1.3 : 0.9,
            0.15 + lit(radius) * 0.8,
          ),
      ),
    )
    .join('');

const heart = see([6, 0, 98]);
const reach: Point = [see([68, 0, 98])[0] - heart[0], see([6, 0, 50])[1] - heart[1]];
const hills = [
  ridge(
    21,
    [
      [-20, 300],
      [180, 250],
      [420, 285],
      [640, 232],
      [880, 270],
      [1060, 225],
      [1220, 262],
    ],
    0.15,
  ),
  ridge(
    22,
    [
      [-20, 330],
      [240, 318],
      [520, 342],
      [820, 310],
      [1220, 335],
    ],
    0.12,
  ),
] as const;
const plain = ridge(
  23,
  [
    [-20, 372],
    [300, 380],
    [620, 386],
    [900, 372],
    [1220, 380],
  ],
  0.07,
  3,
);
const bluff = ridge(
  24,
  [
    [-20, 566],
    [80, 584],
    [200, 600],
    [300, 618],
    [360, 660],
    [392, 730],
    [440, 800],
    [500, 850],
    [560, 910],
  ],
  0.12,
);

const country = (): string =>
  sky([
    [0, oklch(0.13, 0.028, 222)],
    [0.18, oklch(0.22, 0.04, 214)],
    [0.34, oklch(0.42, 0.045, 200)],
    [0.45, oklch(0.36, 0.04, 206)],
    [1, oklch(0.16, 0.025, 214)],
  ]) +
  stars(6, 60, '#e8f0ee', { low: 220, opacity: 0.6 }) +
  land(hills[0], oklch(0.38, 0.042, 204), oklch(0.46, 0.042, 202), { foot: 420, fade: 1 }) +
  mist(250, 400, p.haze, { veil: 0.4, torn: 0.4, seed: 4 }) +
  land(hills[1], oklch(0.3, 0.042, 208), oklch(0.38, 0.044, 206), { foot: 480, fade: 1 }) +
  shape(
    below(plain),
    downward(372, height, [
      [0, oklch(0.35, 0.042, 206)],
      [0.35, oklch(0.24, 0.036, 210)],
      [1, oklch(0.14, 0.026, 214)],
    ]),
  ) +
  shape(
    woods(
      27,
      [
        [-20, 352],
        [620, 356],
        [1220, 350],
      ],
      4,
      6,
      [16, 48],
    ),
    oklch(0.25, 0.037, 208),
  ) +
  mist(335, 485, p.haze, { veil: 0.5, torn: 0.5, seed: 8 }) +
  mist(400, 700, p.haze, { veil: 0.42, torn: 0.4, seed: 18 });

/** A lit maze seen from a bluff above; two ways lead out of it. */
export const scene = (): string =>
  frame(
    country(),
    oval(heart[0], heart[1], reach[0], reach[1], falloff(p.light, p.rose, 0.95, 4.2), 0.75),
    layer({ blur: [3, 2] }, floor()),
    farWalls(),
    glow([heart[0], heart[1] - 14], 12, p.pale, { strength: 0.9, reach: 22, outer: p.light, flat: 1.25 }),
    oval(heart[0], heart[1] - 10, 7, 12, p.pale),
    nearWalls(),
    glow([heart[0], heart[1] - 30], 20, p.light, { strength: 0.28, reach: 18 }),
    mist(540, 820, p.haze, { veil: 0.05, torn: 0.22, seed: 14, down: 0.008 }),
    shape(
      below(bluff),
      linear(
        [120, 720],
        [520, 600],
        [
          [0, oklch(0.09, 0.018, 215)],
          [0.72, oklch(0.12, 0.02, 212)],
          [1, oklch(0.19, 0.022, 195)],
        ],
      ),
    ),
    layer(
      { within: below(bluff), opacity: 0.5 },
      layer(
        {
          fade: linear(
            [120, 760],
            [500, 600],
            [
              [0, '#ffffff', 0],
              [0.6, '#ffffff', 0.25],
              [1, '#ffffff', 1],
            ],
          ),
        },
        noise(oklch(0.44, 0.05, 170), {
          across: 0.014,
          down: 0.02,
          gain: 3,
          floor: -1.5,
          seed: 30,
          octaves: 5,
        }),
      ),
    ),
    stroke(
      polyline(bluff),
      sideways(260, 440, [
        [0, p.light, 0],
        [1, p.light, 0.4],
      ]),
      1.1,
    ),
    shape(grass(26, [-10, 320], 30, [6, 26], { ground: (x) => 588 + x * 0.1 }), oklch(0.085, 0.018, 215)),
    shape(
      tree(33, [74, 596], 620, { lean: 0.09, depth: 6, spread: 0.58, thick: 0.024, thinnest: 1 }).outline,
      oklch(0.08, 0.018, 215),
    ),
    figure([268, 614], 112, {
      colour: oklch(0.07, 0.016, 215),
      rim: p.light,
      rimStrength: 0.95,
      toLight: [0.95, -0.05],
      shadow: [-1.3, 0.18],
      shadowColour: '#020405',
      shadowStrength: 0.5,
    }),
    finish(heart, { vignette: 0.56, ink: oklch(0.05, 0.015, 215), tint: p.haze, seed: 9 }),
  );
