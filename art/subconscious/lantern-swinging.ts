import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame } from '#art/scene/frame.ts';
import { land, ridge } from '#art/scene/land.ts';
import { lantern } from '#art/scene/lantern.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { curve, polyline } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { between, clamp, type Point, random, shares, tenth } from '#art/scene/numbers.ts';
import { downward, shape, stroke } from '#art/scene/paint.ts';
import { bridgePalette as p } from '#art/scene/palette.ts';
import { camera, type Place } from '#art/scene/perspective.ts';
import { sky } from '#art/scene/sky.ts';
import { block } from '#art/scene/solid.ts';
import { tree } from '#art/scene/trees.ts';

const { see, scaleAt } = camera({ centre: 520, horizon: 400, eye: 2.2, focal: 880 });
const length = 34;
const half = 0.85;

/** The bridge sags and drifts a little to the right: where its middle lies at a distance. */
const deck = (z: number): Place => {
  const share = z / length;
  return [1.9 * share ** 1.6 + 0.1, -4 * 1.35 * share * (1 - share), z];
};
const rail = (z: number, side: number): Place => {
  const [x, y] = deck(z);
  const swing = 0.98 + 0.035 * Math.cos((z / 2.6) * Math.PI * 2);
  return [x + side * (half + 0.12), y + swing, z];
};

const fade = (z: number): number => clamp((z - 2) / 22) ** 0.75;
const fog = oklch(0.77, 0.055, 15);

const planks = (): string => {
  const next = random(261);
  let text = '';
  for (let z = 25; z > 1.5; z -= 0.36) {
    const gone = (z > 5.1 && z < 5.4) || (z > 9.3 && z < 9.6);
    const [x, y] = deck(z);
    const skew = (next() - 0.5) * 0.1;
    const worn = next() * 0.05;
    if (gone) continue;
    const plank = block(see, [x + skew, y - 0.06, z], [2 * half, 0.06, 0.3], {
      top: oklch(0.3 + worn, 0.05, 318),
      front: oklch(0.15, 0.04, 300),
      under: oklch(0.12, 0.035, 300),
    });
    text += layer({ opacity: 1 - fade(z) * 0.97 }, plank);
  }
  return text;
};

/** A rope as far as one sees it, in pieces that grow thin and pale. */
const rope = (along: (z: number) => Place, thick: number): string => {
  const pieces = shares(26).map((share) => between(1.2, 25, share ** 1.5));
  return pieces
    .slice(1)
    .map((to, index) => {
      const from = pieces[index] ?? to;
      const steps = shares(3).map((share) => see(along(between(from, to, share))));
      return stroke(
        curve(steps),
        oklch(0.14, 0.038, 300),
        Math.max(0.8, thick * scaleAt(along(from))),
        1 - fade(from) * 0.97,
      );
    })
    .join('');
};

const hangers = (): string =>
  Array.from({ length: 34 }, (_, index) => 1.6 + index * 0.68)
    .map((z) =>
      [-1, 1]
        .map((side) => {
          const [x, y] = deck(z);
          return stroke(
            polyline([see(rail(z, side)), see([x + side * half, y, z])]),
            oklch(0.15, 0.04, 300),
            Math.max(0.7, 0.012 * scaleAt(deck(z))),
            1 - fade(z) * 0.97,
          );
        })
        .join(''),
    )
    .join('');

const hung = see(rail(6.1, 1));
const light: Point = [hung[0] + 22, hung[1] + 92];

const gorge = (points: readonly Point[], seed: number, tone: string, haze: string): string => {
  const rock = ridge(seed, points, 0.24, 5);
  const right = (points[0]?.[0] ?? 0) > 600;
  return shape(
    `${polyline(rock)}H${right ? 1240 : -40}V-40H${tenth(points[0]?.[0] ?? 0)}Z`,
    downward(60, 860, [
      [0, tone],
      [1, haze],
    ]),
  );
};

/** A rope bridge runs out into fog; on its rail hangs a lantern, swinging. */
export const scene = (): string =>
  frame(
    sky([
      [0, oklch(0.5, 0.06, 305)],
      [0.3, oklch(0.66, 0.062, 335)],
      [0.5, oklch(0.8, 0.056, 20)],
      [0.75, oklch(0.66, 0.06, 340)],
      [1, oklch(0.42, 0.056, 306)],
    ]),
    glow([640, 400], 60, oklch(0.88, 0.06, 45), { strength: 0.5, reach: 8 }),
    land(
      ridge(
        262,
        [
          [-20, 250],
          [160, 180],
          [330, 300],
          [480, 400],
          [640, 420],
          [800, 350],
          [960, 230],
          [1220, 160],
        ],
        0.18,
      ),
      oklch(0.68, 0.06, 335),
      oklch(0.8, 0.056, 15),
      { foot: 900, hazeAt: 520, fade: 1 },
    ),
    mist(250, 560, fog, { veil: 0.6, torn: 0.6, seed: 131 }),
    gorge(
      [
        [236, -40],
        [214, 150],
        [236, 330],
        [262, 520],
        [250, 720],
        [300, 940],
      ],
      263,
      oklch(0.52, 0.06, 318),
      oklch(0.66, 0.06, 345),
    ),
    gorge(
      [
        [930, -40],
        [952, 140],
        [938, 330],
        [900, 540],
        [912, 740],
        [860, 940],
      ],
      264,
      oklch(0.54, 0.06, 320),
      oklch(0.66, 0.06, 345),
    ),
    mist(380, 900, oklch(0.72, 0.058, 355), { veil: 0.6, torn: 0.65, seed: 132 }),
    gorge(
      [
        [120, -40],
        [96, 180],
        [104, 400],
        [136, 600],
        [110, 940],
      ],
      265,
      oklch(0.33, 0.056, 306),
      oklch(0.48, 0.058, 322),
    ),
    gorge(
      [
        [1060, -40],
        [1084, 200],
        [1092, 420],
        [1058, 640],
        [1080, 940],
      ],
      266,
      oklch(0.34, 0.056, 306),
      oklch(0.48, 0.058, 322),
    ),
    mist(520, 1000, oklch(0.6, 0.06, 335), { veil: 0.55, torn: 0.6, seed: 133 }),
    rope((z) => rail(z, -1), 0.05),
    hangers(),
    planks(),
    rope((z) => {
      const [x, y] = deck(z);
      return [x - half, y + 0.02, z];
    }, 0.045),
    rope((z) => {
      const [x, y] = deck(z);
      return [x + half, y + 0.02, z];
    }, 0.045),
    pool([light[0] - 40, see(deck(6.1))[1]], 220, 60, p.light, 0.5, p.rose),
    rope((z) => rail(z, 1), 0.05),
    mist(330, 520, fog, { veil: 0.22, torn: 0.4, seed: 134 }),
    stroke(`M${hung[0]} ${hung[1]}L${light[0]} ${light[1] - 52}`, oklch(0.13, 0.036, 300), 2),
    glow([light[0], light[1] - 26], 32, p.light, { strength: 0.85, reach: 15, outer: p.rose }),
    layer(
      { transform: `rotate(-14 ${tenth(light[0])} ${tenth(light[1] - 50)})` },
      lantern(light, 3.2, p.pale, oklch(0.11, 0.032, 300), p.light),
    ),
    shape(
      tree(57, [1196, 930], 1000, { lean: -0.12, depth: 6, spread: 0.5, thick: 0.02, thinnest: 0.9 }).outline,
      oklch(0.13, 0.036, 300),
    ),
    finish([light[0], light[1]], { vignette: 0.6, ink: oklch(0.09, 0.035, 300), tint: p.haze, seed: 53 }),
  );
