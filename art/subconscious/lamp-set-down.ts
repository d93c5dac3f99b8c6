import { blend, oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { grass } from '#art/scene/grass.ts';
import { lantern } from '#art/scene/lantern.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { polygon, ribbon } from '#art/scene/line.ts';
import { mist, noise } from '#art/scene/mist.ts';
import { between, type Point, shares, tenth } from '#art/scene/numbers.ts';
import { box, downward, radial, shape, sideways } from '#art/scene/paint.ts';
import { veilPalette as p } from '#art/scene/palette.ts';
import { camera, type Place } from '#art/scene/perspective.ts';
import { sky } from '#art/scene/sky.ts';
import { tracks } from '#art/scene/tracks.ts';
import { trunks } from '#art/scene/trees.ts';

const horizon = 400;
const view = camera({ centre: 640, horizon, eye: 1.75 });
const { see, scaleAt } = view;

/** The path winds away between the trees: its middle at a distance. */
const middle = (z: number): number => -0.35 + 1.5 * Math.sin(z * 0.16 - 0.5) - 0.02 * z;
const place: Place = [middle(6.4) - 0.72, 0, 6.4];
const light = see(place);

const path = (half: number): string => {
  const distances = shares(30).map((share) => between(1.4, 46, share ** 2));
  return ribbon(
    distances.map((z) => see([middle(z) - half, 0, z])),
    distances.map((z) => see([middle(z) + half, 0, z])),
  );
};

/** A trunk beside the path, lit on the side of the lamp, its root spread in the ground. */
const trunk = (x: number, z: number, girth: number, lean: number): string => {
  const [px, py] = see([x, 0, z]);
  const wide = girth * scaleAt([x, 0, z]);
  const away = Math.hypot(x - place[0], z - place[2]);
  const tone = blend(
    oklch(0.09, 0.008, 60),
    oklch(0.42, 0.015, 70),
    Math.min(0.85, Math.max(0, (z - 4) / 26)),
  );
  const lit = blend(tone, p.light, Math.max(0, 0.62 - away * 0.085));
  const toRight = x < place[0];
  const side = (sign: 1 | -1): readonly Point[] => [
    [px + sign * wide * 2.1, py + wide * 0.3],
    [px + sign * wide * 1.1, py - wide * 0.4],
    [px + sign * wide * 0.98 + lean * 0.1, py - wide * 2],
    [px + sign * wide * 0.85 + lean * 0.55, py * 0.5],
    [px + sign * wide * 0.7 + lean, -20],
  ];
  const [left, right] = [side(-1), side(1)].map((points) =>
    points.map((point) => point.map(tenth).join(' ')),
  );
  const outline =
    `M${left?.[0]}C${left?.slice(1, 4).join(' ')}L${left?.[4]}L${right?.[4]}L${right?.[3]}` +
    `C${right?.slice(0, 3).toReversed().join(' ')}Q${tenth(px)} ${tenth(py + wide * 0.75)} ${left?.[0]}Z`;
  return (
    shape(
      outline,
      sideways(
        px - wide * 2.2,
        px + wide * 2.2,
        toRight
          ? [
              [0, tone],
              [0.6, tone],
              [1, lit],
            ]
          : [
              [0, lit],
              [0.4, tone],
              [1, tone],
            ],
      ),
    ) +
    layer(
      { within: outline },
      box(
        0,
        -20,
        width,
        height,
        downward(0, py, [
          [0, oklch(0.1, 0.008, 60), 0.75],
          [0.55, oklch(0.1, 0.008, 60), 0.3],
          [1, oklch(0.1, 0.008, 60), 0],
        ]),
      ),
    )
  );
};

const stems = [
  [-7.5, 24, 0.3, 10],
  [5.6, 22, 0.32, -14],
  [-4.6, 18, 0.26, 8],
  [8.2, 17, 0.36, -20],
  [3.9, 14, 0.26, 12],
  [-6.2, 12.5, 0.34, 18],
  [5.9, 10.4, 0.36, -16],
  [-3.5, 9.6, 0.26, 14],
  [3, 7.6, 0.25, -30],
  [-2.75, 4.6, 0.3, 30],
] as const;

/** What the trunks keep from the light: dark lanes that run away from the lamp, ever wider. */
const lanes = (): string =>
  stems
    .map(([x, z, girth]) => {
      const [aside, ahead] = [x - place[0], z - place[2]];
      const away = Math.hypot(aside, ahead);
      const [across, along] = [(-ahead / away) * girth, (aside / away) * girth];
      const reach = 1 + 13 / away;
      const near = (share: number, side: number): Point =>
        see([
          place[0] + aside * share + across * side * share,
          0,
          Math.max(1.6, place[2] + ahead * share + along * side * share),
        ]);
      return polygon([near(1, -1), near(reach, -1), near(reach, 1), near(1, 1)]);
    })
    .join('');

const onward = shares(14).map((share): Place => {
  const z = between(6.9, 21, share);
  return [middle(z) + 0.1, 0, z];
});
const hither = shares(8).map((share): Place => {
  const z = between(3.2, 6.6, share);
  return [middle(z) + 0.05, 0, z];
});

/** A path through a wood in the first snow; a lamp has been set down beside it, and the footprints go on. */
export const scene = (): string => {
  const prints = {
    hollow: oklch(0.13, 0.009, 60),
    edge: oklch(0.86, 0.026, 84),
    stride: 0.62,
    size: 1,
  };
  const glowing: Point = [light[0], light[1] - 24];
  return frame(
    sky([
      [0, oklch(0.14, 0.009, 60)],
      [0.25, oklch(0.24, 0.012, 64)],
      [0.44, oklch(0.38, 0.015, 70)],
      [1, oklch(0.2, 0.011, 62)],
    ]),
    shape(
      trunks(281, 34, [2, 5], horizon + 8),
      downward(0, horizon + 20, [
        [0, oklch(0.17, 0.01, 60)],
        [1, oklch(0.33, 0.014, 68)],
      ]),
    ),
    mist(240, 470, p.haze, { veil: 0.4, torn: 0.5, seed: 161 }),
    shape(
      trunks(282, 19, [4, 9], horizon + 22),
      downward(0, horizon + 40, [
        [0, oklch(0.14, 0.009, 60)],
        [1, oklch(0.28, 0.013, 66)],
      ]),
    ),
    mist(290, 500, p.haze, { veil: 0.36, torn: 0.5, seed: 162 }),
    box(
      0,
      horizon + 26,
      width,
      height,
      downward(horizon + 20, height, [
        [0, oklch(0.38, 0.015, 70), 0],
        [0.1, oklch(0.34, 0.014, 68), 1],
        [0.2, oklch(0.3, 0.014, 67)],
        [0.6, oklch(0.2, 0.011, 63)],
        [1, oklch(0.1, 0.008, 60)],
      ]),
    ),
    layer(
      {
        opacity: 0.5,
        fade: downward(horizon + 20, height, [
          [0, '#ffffff', 0],
          [0.4, '#ffffff', 0.7],
          [1, '#ffffff', 1],
        ]),
      },
      noise(oklch(0.08, 0.007, 60), { across: 0.012, down: 0.04, gain: 2.6, floor: -1.2, seed: 163 }),
    ),
    layer(
      { blur: [26, 8], opacity: 0.3 },
      shape(
        path(0.85),
        radial(light, 520, [
          [0, oklch(0.86, 0.028, 84)],
          [0.3, oklch(0.64, 0.024, 78)],
          [1, oklch(0.13, 0.009, 60)],
        ]),
      ),
    ),
    pool([light[0], light[1] + 6], 560, 150, p.light, 0.8, p.rose),
    layer(
      {
        blur: [7, 3],
        opacity: 0.8,
        fade: downward(horizon + 30, height, [
          [0, '#ffffff', 0],
          [0.2, '#ffffff', 0.8],
          [1, '#ffffff', 1],
        ]),
      },
      shape(lanes(), oklch(0.07, 0.007, 60)),
    ),
    tracks(view, onward, { ...prints, towards: [0.4, 1] }),
    tracks(view, hither, { ...prints, towards: [0.3, -1] }),
    ...stems.slice(0, 5).map(([x, z, girth, lean]) => trunk(x, z, girth, lean)),
    mist(330, 520, p.haze, { veil: 0.42, torn: 0.4, seed: 164 }),
    ...stems.slice(5).map(([x, z, girth, lean]) => trunk(x, z, girth, lean)),
    glow(glowing, 34, p.light, { strength: 0.9, reach: 14, outer: p.rose }),
    lantern(light, 2.7, p.pale, oklch(0.08, 0.007, 60), p.light),
    shape(
      grass(311, [-20, 520], 60, [10, 60], { lean: 0.16, wide: 2, ground: (x) => 868 - x * 0.02 }) +
        grass(312, [820, 1220], 60, [10, 66], {
          lean: -0.14,
          wide: 2,
          ground: (x) => 850 + (x - 820) * 0.05,
        }),
      oklch(0.07, 0.007, 60),
    ),
    finish([light[0], light[1] - 40], {
      vignette: 0.66,
      ink: oklch(0.04, 0.006, 60),
      tint: p.haze,
      seed: 59,
    }),
  );
};
