import { blend, oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { mist } from '#art/scene/mist.ts';
import { between, random, tenth } from '#art/scene/numbers.ts';
import { box, downward, shape, sideways, stroke } from '#art/scene/paint.ts';
import { mirrorPalette as p } from '#art/scene/palette.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { glints, reflection } from '#art/scene/water.ts';

const quay = 452;
const lit = { x: 716, y: 236, wide: 92, high: 152 };
const middle = lit.x + lit.wide / 2;

/** A house front: its roof line from `x`, its windows in rows and columns, all dark. */
const house = (
  x: number,
  eaves: number,
  wide: number,
  peak: number,
  tone: string,
  columns: number,
  rows: number,
  chimney: number,
): string => {
  const roof = `M${x} ${quay}V${eaves}L${x + wide * 0.5} ${eaves - peak}L${x + wide} ${eaves}V${quay}Z`;
  const stack = `M${x + chimney} ${eaves}V${eaves - peak - 14}h18V${eaves}Z`;
  const pane = blend(tone, p.haze, 0.2);
  let windows = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const paneWide = Math.min(34, (wide / columns) * 0.4);
      const left = x + (wide * (column + 0.5)) / columns - paneWide / 2;
      const head = eaves + 26 + row * 78;
      if (head + paneWide * 1.6 < quay - 14) windows += box(left, head, paneWide, paneWide * 1.6, pane, 0.55);
    }
  }
  return (
    shape(
      stack + roof,
      downward(eaves - peak, quay, [
        [0, tone],
        [1, blend(tone, p.haze, 0.16)],
      ]),
    ) + windows
  );
};

/** The one house whose window is lit: it stands forward, tall and plain. */
const home = (): string => {
  const wall = downward(110, quay, [
    [0, oklch(0.115, 0.03, 270)],
    [1, oklch(0.17, 0.045, 275)],
  ]);
  const { x, y, wide, high } = lit;
  const sashes = `M${middle} ${y}V${y + high}M${x} ${y + high * 0.36}H${x + wide}M${x} ${y + high * 0.68}H${x + wide}`;
  return (
    shape(`M560 ${quay}V176L584 128H884L908 176V${quay}ZM606 130V84h34V130ZM822 130V92h26V130Z`, wall) +
    stroke('M556 177H912', oklch(0.24, 0.05, 268), 3) +
    [600, 836].map((left) => box(left, y + 18, 50, 96, oklch(0.2, 0.05, 268), 0.75)).join('') +
    glow([middle, y + high / 2], 34, p.light, { strength: 0.8, reach: 9, outer: p.rose }) +
    box(x - 5, y - 5, wide + 10, high + 10, oklch(0.09, 0.025, 280)) +
    box(
      x,
      y,
      wide,
      high,
      downward(y, y + high, [
        [0, oklch(0.9, 0.085, 60)],
        [0.6, p.light],
        [1, oklch(0.72, 0.12, 30)],
      ]),
    ) +
    shape(
      `M${x} ${y}C${x + 22} ${y + 40} ${x + 20} ${y + 104} ${x + 6} ${y + high}H${x}Z`,
      oklch(0.62, 0.12, 22),
      0.65,
    ) +
    shape(
      `M${x + wide} ${y}C${x + wide - 20} ${y + 50} ${x + wide - 24} ${y + 100} ${x + wide - 8} ${y + high}H${x + wide}Z`,
      oklch(0.62, 0.12, 22),
      0.65,
    ) +
    stroke(sashes, oklch(0.24, 0.06, 20), 2.6) +
    box(x - 12, y + high + 5, wide + 24, 5, oklch(0.3, 0.07, 320))
  );
};

const edge = (): string =>
  box(
    0,
    quay - 9,
    width,
    16,
    downward(quay - 9, quay + 2, [
      [0, oklch(0.24, 0.05, 272)],
      [1, oklch(0.1, 0.03, 272)],
    ]),
  );

const shoreline = (): string =>
  sky(
    [
      [0, oklch(0.14, 0.045, 272)],
      [0.5, oklch(0.28, 0.066, 266)],
      [0.86, oklch(0.5, 0.072, 272)],
      [1, oklch(0.6, 0.066, 290)],
    ],
    quay + 2,
  ) +
  stars(8, 150, '#e4e9ff', { low: 380, opacity: 0.9 }) +
  land(
    ridge(
      81,
      [
        [-20, 330],
        [240, 262],
        [480, 330],
        [820, 280],
        [1040, 236],
        [1220, 300],
      ],
      0.14,
    ),
    oklch(0.25, 0.06, 266),
    oklch(0.5, 0.068, 280),
    { foot: quay, fade: 1 },
  ) +
  mist(290, 460, oklch(0.5, 0.06, 272), { veil: 0.45, torn: 0.4, seed: 5 }) +
  house(-40, 330, 150, 62, oklch(0.27, 0.06, 266), 3, 1, 96) +
  house(108, 292, 118, 76, oklch(0.25, 0.058, 266), 2, 2, 20) +
  house(344, 318, 128, 60, oklch(0.26, 0.06, 267), 3, 2, 84) +
  house(1040, 306, 180, 70, oklch(0.25, 0.058, 267), 3, 2, 40) +
  mist(340, 520, oklch(0.58, 0.06, 282), { veil: 0.6, torn: 0.5, seed: 12 }) +
  house(214, 252, 140, 84, oklch(0.18, 0.05, 268), 2, 2, 98) +
  house(462, 286, 104, 66, oklch(0.17, 0.048, 268), 2, 2, 22) +
  house(902, 262, 150, 92, oklch(0.175, 0.048, 268), 3, 2, 26) +
  home() +
  edge() +
  glow([middle, quay - 4], 20, p.rose, { strength: 0.6, reach: 7, flat: 2 });

/** Rain in the lit strip of water and nowhere else: slanting streaks, and rings where they meet the surface. */
const rain = (): string => {
  const next = random(35);
  const top = quay + 6;
  let streaks = '';
  let rings = '';
  for (let index = 0; index < 120; index++) {
    const share = next();
    const y = between(top, 850, share ** 0.9);
    const half = between(58, 92, share);
    const x = middle + (next() + next() - 1) * half;
    const long = between(14, 44, next());
    streaks += `M${tenth(x)} ${tenth(y)}l${tenth(-long * 0.2)} ${tenth(long)}`;
  }
  for (let index = 0; index < 15; index++) {
    const share = (index + next()) / 15;
    const y = between(top + 14, 860, share);
    const x = middle + (next() + next() - 1) * between(56, 112, share);
    const size = between(7, 26, share) * (0.5 + next() * 0.7);
    for (const ring of [1, 0.55]) {
      rings += `M${tenth(x - size * ring)} ${tenth(y)}a${tenth(size * ring)} ${tenth(size * ring * 0.26)} 0 1 0 ${tenth(2 * size * ring)} 0a${tenth(size * ring)} ${tenth(size * ring * 0.26)} 0 1 0 ${tenth(-2 * size * ring)} 0`;
    }
  }
  const fade = downward(top, 880, [
    [0, '#ffffff', 0.5],
    [0.2, '#ffffff', 1],
    [0.75, '#ffffff', 0.9],
    [1, '#ffffff', 0],
  ]);
  return layer(
    { fade },
    layer({ blur: 0.5 }, stroke(streaks, p.pale, 1.1, 0.6)),
    stroke(rings, p.pale, 0.9, 0.5),
  );
};

/** A clear night over a quay; in the water, and only in the reflection of the one lit window, it rains. */
export const scene = (): string =>
  frame(
    shoreline(),
    box(0, quay, width, height - quay, p.ink),
    reflection(
      quay + 2,
      height,
      { scale: 10, across: 0.006, down: 0.05, seed: 14, opacity: 0.92, widen: 0.03 },
      shoreline(),
    ),
    box(
      0,
      quay + 2,
      width,
      height - quay,
      downward(quay, height, [
        [0, p.deep, 0.25],
        [0.4, oklch(0.18, 0.052, 270), 0.3],
        [1, oklch(0.09, 0.03, 272), 0.9],
      ]),
    ),
    edge(),
    layer(
      { blur: [14, 3], opacity: 0.55 },
      box(
        middle - 62,
        quay + 34,
        124,
        430,
        downward(quay + 30, 880, [
          [0, p.rose, 0.5],
          [0.35, p.light, 0.75],
          [1, p.rose, 0],
        ]),
      ),
    ),
    rain(),
    shape(glints(24, 400, [quay + 16, 890], [380, 560], 46), oklch(0.6, 0.06, 268), 0.26),
    shape(
      `M-20 900V812Q150 806 210 838L236 900Z`,
      sideways(0, 240, [
        [0, oklch(0.06, 0.02, 272)],
        [1, oklch(0.1, 0.03, 275)],
      ]),
    ),
    finish([middle, 480], { vignette: 0.5, ink: oklch(0.05, 0.02, 272), tint: p.haze, seed: 21 }),
  );
