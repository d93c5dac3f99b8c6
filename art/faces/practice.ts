import { oklch } from '#art/scene/colour.ts';
import { figure } from '#art/scene/figure.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { land, ridge } from '#art/scene/land.ts';
import { lantern } from '#art/scene/lantern.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { curve } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { between, type Point, random, shares, tenth } from '#art/scene/numbers.ts';
import { box, downward, oval, shape } from '#art/scene/paint.ts';
import { insightPalette as p } from '#art/scene/palette.ts';
import { camera, type Place, ring } from '#art/scene/perspective.ts';
import { sky } from '#art/scene/sky.ts';
import { woods } from '#art/scene/trees.ts';
import { glints, reflection } from '#art/scene/water.ts';

const horizon = 352;
const { see, scaleAt } = camera({ centre: 600, horizon, eye: 5.4, focal: 960 });

/** Twelve stones from our bank to the other, each a step from the one before, and none in a straight line. */
const count = 12;
const stones: readonly { readonly at: Place; readonly wide: number }[] = shares(count - 1).map(
  (share, index) => {
    const next = random(810 + index);
    const sway = Math.sin(share * 6.4 + 0.4) * 2.1 * (1 - 0.35 * share);
    return {
      at: [sway + 0.5 * next() - 0.25, 0.16, between(9.4, 30, share ** 1.12)],
      wide: 0.82 + 0.22 * next(),
    };
  },
);

/** How far somebody has come. */
const reached = 4;

const stone = ({ at: [x, y, z], wide }: (typeof stones)[number], lit: boolean): string => {
  const top = ring(see, [x, y, z], wide);
  const foot = ring(see, [x, -0.1, z], wide * 1.06);
  const [left, right] = [see([x - wide, y, z])[0], see([x + wide, y, z])[0]];
  const [, surface] = see([x, y, z]);
  const [, water] = see([x, -0.1, z - wide]);
  const deep = (surface + water) / 2;
  return (
    layer(
      { blur: [6, 3], opacity: 0.55 },
      oval((left + right) / 2, water + 2, (right - left) * 0.56, (right - left) * 0.14, p.ink),
    ) +
    shape(`${curve(foot)}Z`, oklch(0.12, 0.022, 190)) +
    shape(
      `${curve([...ring(see, [x, y, z], wide, Math.PI, Math.PI * 2, 20)])}L${tenth(see([x + wide * 1.06, -0.1, z])[0])} ${tenth(deep)}${curve(ring(see, [x, -0.1, z], wide * 1.06, Math.PI * 2, Math.PI, 20)).replace('M', 'L')}Z`,
      oklch(0.16, 0.026, 186),
    ) +
    shape(
      `${curve(top)}Z`,
      downward(Math.min(...top.map(([, y]) => y)), Math.max(...top.map(([, y]) => y)), [
        [0, lit ? oklch(0.74, 0.05, 118) : oklch(0.5, 0.036, 165)],
        [1, lit ? oklch(0.4, 0.045, 156) : oklch(0.27, 0.034, 178)],
      ]),
    )
  );
};

/** Twelve stones across still water towards a lantern on the other bank; somebody stands on the fourth. */
export const scene = (): string => {
  const last = stones[count - 1] as (typeof stones)[number];
  const [x, y] = see(last.at);
  const lamp: Point = [x, y + 2];
  const standing = stones[reached - 1] as (typeof stones)[number];
  const feet = see(standing.at);
  const bank =
    land(
      ridge(
        801,
        [
          [-20, 330],
          [220, 372],
          [470, 386],
          [600, 388],
          [760, 384],
          [980, 366],
          [1220, 318],
        ],
        0.04,
      ),
      oklch(0.15, 0.026, 184),
      oklch(0.2, 0.03, 180),
      { foot: 420, fade: 0.2 },
    ) +
    shape(
      woods(
        802,
        [
          [-30, 332],
          [300, 374],
          [600, 388],
          [900, 372],
          [1230, 320],
        ],
        34,
        9,
        [22, 66],
      ),
      oklch(0.125, 0.024, 186),
    );
  const heaven = sky(
    [
      [0, oklch(0.2, 0.036, 200)],
      [0.5, oklch(0.44, 0.045, 178)],
      [0.82, oklch(0.72, 0.055, 140)],
      [1, oklch(0.87, 0.06, 104)],
    ],
    horizon + 30,
  );
  return frame(
    heaven,
    land(
      ridge(
        803,
        [
          [-20, 268],
          [240, 232],
          [520, 286],
          [760, 240],
          [1000, 262],
          [1220, 226],
        ],
        0.12,
      ),
      oklch(0.42, 0.045, 174),
      oklch(0.62, 0.05, 150),
      { foot: 400, fade: 0.9 },
    ),
    mist(250, 390, oklch(0.76, 0.05, 130), { veil: 0.3, torn: 0.4, seed: 804 }),
    bank,
    box(
      0,
      400,
      width,
      height - 400,
      downward(400, height, [
        [0, oklch(0.66, 0.05, 140)],
        [0.25, oklch(0.46, 0.045, 168)],
        [1, oklch(0.17, 0.032, 188)],
      ]),
    ),
    reflection(
      400,
      height,
      { scale: 9, across: 0.005, down: 0.055, seed: 805, opacity: 0.7, widen: 0.04 },
      heaven,
      bank,
    ),
    box(
      0,
      520,
      width,
      380,
      downward(520, 900, [
        [0, p.ink, 0],
        [1, p.ink, 0.6],
      ]),
    ),
    shape(glints(806, lamp[0], [lamp[1] + 12, 860], [12, 90], 110), p.pale, 0.6),
    shape(glints(807, 600, [430, 890], [420, 620], 60), oklch(0.78, 0.04, 140), 0.2),
    mist(356, 452, oklch(0.74, 0.045, 135), { veil: 0.5, torn: 0.5, seed: 808 }),
    ...stones
      .map((one, index) => ({ one, index }))
      .reverse()
      .map(({ one, index }) => stone(one, index < reached)),
    glow(lamp, 12, p.light, { strength: 0.9, reach: 14, outer: p.rose }),
    pool([lamp[0], lamp[1] + 10], 260, 60, p.light, 0.5, p.rose),
    lantern(lamp, 1.9, p.pale, oklch(0.1, 0.02, 186), p.light),
    figure([feet[0], feet[1] + 3], 1.72 * scaleAt(standing.at), {
      pose: 'standing',
      colour: oklch(0.1, 0.02, 188),
      rim: p.light,
      toLight: [0, -1],
      shadow: [0.02, 0.3],
      shadowColour: p.ink,
    }),
    finish([lamp[0], 460], { vignette: 0.6, ink: oklch(0.06, 0.018, 190), tint: p.haze, seed: 809 }),
  );
};
