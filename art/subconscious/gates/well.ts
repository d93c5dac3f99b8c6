import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { grass } from '#art/scene/grass.ts';
import { land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { mist, noise } from '#art/scene/mist.ts';
import { random, tenth } from '#art/scene/numbers.ts';
import { box, downward, oval, radial, shape, stroke } from '#art/scene/paint.ts';
import { wellPalette as p } from '#art/scene/palette.ts';
import { sky, stars } from '#art/scene/sky.ts';

const centre = 600;
const middle = 452;
const foot = 736;
const round = (radius: number): string =>
  `M${centre - radius} ${middle}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

/** The stones of the ring, wedge by wedge, each a little its own. */
const stones = (): string => {
  const next = random(421);
  const count = 34;
  let text = '';
  for (let index = 0; index < count; index++) {
    const from = ((index + 0.06) / count) * Math.PI * 2;
    const to = ((index + 0.94) / count) * Math.PI * 2;
    const inner = 252 + next() * 3;
    const outer = 304 + next() * 9;
    const at = (radius: number, angle: number) =>
      `${tenth(centre + radius * Math.cos(angle))} ${tenth(middle + radius * Math.sin(angle))}`;
    const tone = oklch(0.26 + next() * 0.08, 0.062, 26);
    text += shape(
      `M${at(inner, from)}A${inner} ${inner} 0 0 1 ${at(inner, to)}L${at(outer, to)}A${outer} ${outer} 0 0 0 ${at(outer, from)}Z`,
      tone,
    );
  }
  return text;
};

const courses = (): string => {
  const next = random(422);
  let text = '';
  for (let y = 76, row = 0; y < foot; y += 44, row++) {
    text += `M0 ${y}H1200`;
    for (let x = (row % 2) * 48 - 20; x < 1220; x += 84 + next() * 24) text += `M${tenth(x)} ${y}v44`;
  }
  return text;
};

/** The gate of the well: a round opening in an old wall, and the light comes from below its sill. */
export const scene = (): string => {
  return frame(
    box(0, 0, width, height, oklch(0.1, 0.03, 18)),
    shape(
      `M-20 34H1220V780H-20Z`,
      radial([centre, 640], 700, [
        [0, oklch(0.46, 0.1, 42)],
        [0.45, oklch(0.29, 0.07, 28)],
        [1, oklch(0.17, 0.045, 20)],
      ]),
    ),
    layer(
      { opacity: 0.5, within: `M-20 34H1220V${foot}H-20Z` },
      stroke(courses(), oklch(0.09, 0.028, 18), 2, 0.55),
    ),
    layer(
      { opacity: 0.35, within: `M-20 34H1220V${foot}H-20Z` },
      noise(oklch(0.06, 0.02, 16), { across: 0.012, down: 0.018, gain: 2.4, floor: -1, seed: 427 }),
    ),
    layer(
      { within: round(300) },
      sky([
        [0, oklch(0.16, 0.045, 16)],
        [0.4, oklch(0.3, 0.068, 24)],
        [0.7, oklch(0.5, 0.09, 38)],
        [0.85, oklch(0.7, 0.12, 56)],
        [1, oklch(0.5, 0.09, 40)],
      ]),
      stars(423, 90, '#ffe9d2', { low: 420, opacity: 0.85 }),
      land(
        ridge(
          424,
          [
            [260, 600],
            [400, 560],
            [540, 590],
            [700, 548],
            [860, 590],
            [960, 570],
          ],
          0.06,
        ),
        oklch(0.44, 0.086, 32),
        oklch(0.66, 0.11, 52),
        { foot: 760, fade: 1 },
      ),
      land(
        ridge(
          425,
          [
            [260, 640],
            [460, 622],
            [640, 650],
            [820, 620],
            [960, 636],
          ],
          0.05,
        ),
        oklch(0.33, 0.076, 28),
        oklch(0.66, 0.115, 54),
        { foot: 780, fade: 1 },
      ),
      mist(520, 740, p.light, { veil: 0.4, torn: 0.4, seed: 426 }),
      glow([centre, 706], 70, p.pale, { strength: 1, reach: 6, outer: p.light, flat: 1.5 }),
    ),
    shape(`${round(316)}${round(248)}`, oklch(0.1, 0.03, 18), 1, 'evenodd'),
    stones(),
    stroke(round(250), p.light, 2.2, 0.75),
    box(
      0,
      14,
      width,
      26,
      downward(14, 40, [
        [0, oklch(0.2, 0.05, 22)],
        [1, oklch(0.1, 0.03, 18)],
      ]),
    ),
    [0, 1, 2]
      .map((step) =>
        box(
          centre - 150 - step * 46,
          700 + step * 26,
          300 + step * 92,
          28,
          downward(700 + step * 26, 728 + step * 26, [
            [0, oklch(0.62 - step * 0.13, 0.12 - step * 0.02, 54)],
            [0.3, oklch(0.3 - step * 0.04, 0.07, 34)],
            [1, oklch(0.17, 0.045, 22)],
          ]),
        ),
      )
      .join(''),
    box(
      0,
      778,
      width,
      130,
      downward(778, height, [
        [0, oklch(0.24, 0.058, 26)],
        [1, oklch(0.1, 0.03, 18)],
      ]),
    ),
    pool([centre, 806], 460, 70, p.light, 0.7, p.rose),
    oval(centre, 708, 140, 8, p.pale, 0.7),
    shape(
      grass(428, [-20, 330], 60, [10, 54], { lean: 0.12, wide: 2, ground: () => 784 }) +
        grass(429, [880, 1220], 60, [10, 54], { lean: -0.12, wide: 2, ground: () => 784 }),
      oklch(0.1, 0.03, 18),
    ),
    finish([centre, 640], { vignette: 0.54, ink: oklch(0.04, 0.015, 16), tint: p.haze, seed: 430 }),
  );
};
