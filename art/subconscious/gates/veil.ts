import { blend, oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { layer } from '#art/scene/layer.ts';
import { glow, pool } from '#art/scene/light.ts';
import { mist, noise } from '#art/scene/mist.ts';
import { between, random, tenth } from '#art/scene/numbers.ts';
import { box, downward, linear, radial, shape, sideways, stroke } from '#art/scene/paint.ts';
import { veilPalette as p } from '#art/scene/palette.ts';

const centre = 600;
const half = 236;
const spring = 300;
const floor = 752;
const opening = `M${centre - half} ${floor}V${spring}Q${centre - half} 120 ${centre} 66Q${centre + half} 120 ${centre + half} ${spring}V${floor}Z`;

/** One half of the curtain, drawn aside from a gap that widens to the floor. `side` -1 is on the left. */
const curtain = (side: 1 | -1): string => {
  const next = random(side > 0 ? 471 : 472);
  const edge = `C${centre + side * 6} 300 ${centre + side * 16} 520 ${centre + side * 74} ${floor + 6}`;
  const cloth = `M${centre} 40${edge}L${centre + side * (half + 10)} ${floor + 2}V40Z`;
  let dark = '';
  let bright = '';
  for (let fold = 0; fold < 11; fold++) {
    const share = (fold + 0.2 + next() * 0.6) / 11;
    const top = centre + side * between(4, half, share);
    const foot = centre + side * between(80, half + 4, share);
    const wide = 5 + next() * 12;
    const bow = (next() - 0.5) * 18;
    const path =
      `M${tenth(top)} 40C${tenth(top + bow)} 260 ${tenth(foot - side * 26 + bow)} 520 ${tenth(foot)} ${floor + 4}L${tenth(foot + side * wide)} ${floor + 4}` +
      `C${tenth(foot - side * 26 + bow + side * wide * 0.6)} 520 ${tenth(top + bow + side * wide * 0.6)} 260 ${tenth(top + side * wide * 0.4)} 40Z`;
    if (fold % 3 === 1) bright += path;
    else dark += path;
  }
  return layer(
    { within: opening },
    shape(
      cloth,
      sideways(centre, centre + side * half, [
        [0, oklch(0.86, 0.03, 85)],
        [0.16, oklch(0.62, 0.026, 80)],
        [0.6, oklch(0.4, 0.018, 72)],
        [1, oklch(0.24, 0.012, 64)],
      ]),
    ),
    layer(
      { within: cloth },
      layer({ blur: [4, 2] }, shape(dark, oklch(0.12, 0.009, 60), 0.42), shape(bright, p.pale, 0.32)),
    ),
    layer({ blur: [3, 2] }, stroke(`M${centre} 40${edge}`, '#fffaf0', 3, 0.6)),
  );
};

/** The gate of veils: a tall arch hung with a cloth that has been parted by a hand's breadth. */
export const scene = (): string =>
  frame(
    box(
      0,
      0,
      width,
      height,
      radial([centre, 430], 800, [
        [0, oklch(0.36, 0.016, 70)],
        [0.4, oklch(0.24, 0.012, 64)],
        [1, oklch(0.1, 0.008, 60)],
      ]),
    ),
    layer(
      { opacity: 0.4 },
      noise(oklch(0.05, 0.006, 60), {
        across: 0.006,
        down: 0.009,
        gain: 2.4,
        floor: -1.1,
        seed: 473,
        octaves: 5,
      }),
    ),
    [-1, 1]
      .map(
        (side) =>
          box(
            centre + side * 420 - 44,
            -10,
            88,
            floor + 12,
            sideways(
              centre + side * 420 - 44,
              centre + side * 420 + 44,
              side < 0
                ? [
                    [0, oklch(0.1, 0.008, 60)],
                    [0.8, oklch(0.26, 0.013, 66)],
                    [1, oklch(0.34, 0.015, 70)],
                  ]
                : [
                    [0, oklch(0.34, 0.015, 70)],
                    [0.2, oklch(0.26, 0.013, 66)],
                    [1, oklch(0.1, 0.008, 60)],
                  ],
            ),
          ) + box(centre + side * 420 - 58, floor - 40, 116, 46, oklch(0.17, 0.01, 62)),
      )
      .join(''),
    stroke(opening, oklch(0.15, 0.009, 60), 74),
    stroke(opening, oklch(0.3, 0.014, 68), 60),
    stroke(opening, oklch(0.2, 0.011, 63), 50),
    stroke(opening, oklch(0.5, 0.02, 76), 3),
    box(
      0,
      floor,
      width,
      height - floor,
      downward(floor, height, [
        [0, oklch(0.3, 0.014, 68)],
        [0.4, oklch(0.2, 0.011, 64)],
        [1, oklch(0.09, 0.007, 60)],
      ]),
    ),
    shape(
      opening,
      downward(66, floor, [
        [0, oklch(0.9, 0.03, 86)],
        [0.6, '#fffaf0'],
        [1, p.pale],
      ]),
    ),
    curtain(-1),
    curtain(1),
    glow([centre, 560], 46, p.pale, { strength: 0.8, reach: 8, outer: p.light }),
    layer(
      { blur: [14, 4], opacity: 0.85 },
      shape(
        `M${centre - 70} ${floor}H${centre + 70}L${centre + 190} 920H${centre - 190}Z`,
        linear(
          [centre, floor],
          [centre, 900],
          [
            [0, '#fff6e6', 0.9],
            [0.4, p.light, 0.5],
            [1, p.light, 0.06],
          ],
        ),
      ),
    ),
    pool([centre, floor + 20], 460, 60, p.light, 0.5, p.rose),
    stroke(
      [-900, -480, -200, 0, 200, 480, 900]
        .map((x) => `M${centre + x * 0.6} ${floor}L${centre + x * 1.3} 910`)
        .join('') + [786, 836].map((y) => `M0 ${y}H1200`).join(''),
      oklch(0.07, 0.007, 60),
      1.8,
      0.5,
    ),
    mist(560, 860, p.haze, { veil: 0.1, torn: 0.3, seed: 474 }),
    finish([centre, 520], {
      vignette: 0.66,
      ink: oklch(0.04, 0.006, 60),
      tint: blend(p.haze, p.light, 0.2),
      seed: 475,
    }),
  );
