import { blend, oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame } from '#art/scene/frame.ts';
import { grass } from '#art/scene/grass.ts';
import { below, heightAt, land, ridge } from '#art/scene/land.ts';
import { glow } from '#art/scene/light.ts';
import { curve } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { type Point, shares } from '#art/scene/numbers.ts';
import { box, downward, oval, shape, stroke } from '#art/scene/paint.ts';
import { bridgePalette as p } from '#art/scene/palette.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { tree, woods } from '#art/scene/trees.ts';

const left = ridge(
  241,
  [
    [-20, 440],
    [90, 446],
    [200, 470],
    [300, 540],
    [380, 650],
    [450, 770],
    [520, 920],
  ],
  0.1,
  4,
);
const right = ridge(
  242,
  [
    [700, 920],
    [770, 740],
    [840, 610],
    [930, 520],
    [1030, 486],
    [1120, 480],
    [1220, 470],
  ],
  0.1,
  4,
);

/** A house as a dark gable with one lit window; the window's middle is where it looks out. */
const house = (
  x: number,
  foot: number,
  size: number,
  tone: string,
  facing: 1 | -1,
): readonly [string, Point, Point] => {
  const wide = 96 * size;
  const wall = 66 * size;
  const peak = 48 * size;
  const body =
    `M${x - wide / 2} ${foot + 20}V${foot - wall}L${x} ${foot - wall - peak}L${x + wide / 2} ${foot - wall}V${foot + 20}Z` +
    `M${x - wide / 2 - 7 * size} ${foot - wall + 7 * size}L${x} ${foot - wall - peak - 5 * size}L${x + wide / 2 + 7 * size} ${foot - wall + 7 * size}L${x + wide / 2 + 3 * size} ${foot - wall + 12 * size}L${x} ${foot - wall - peak + 6 * size}L${x - wide / 2 - 3 * size} ${foot - wall + 12 * size}Z` +
    `M${x - facing * 26 * size - 6 * size} ${foot - wall - 8 * size}V${foot - wall - peak - 8 * size}h${12 * size}V${foot - wall - 8 * size}Z`;
  const window: Point = [x + facing * 17 * size, foot - wall * 0.62];
  const pane: Point = [20 * size, 27 * size];
  const text =
    shape(
      body,
      downward(foot - wall - peak, foot + 20, [
        [0, tone],
        [1, blend(tone, p.haze, 0.1)],
      ]),
    ) +
    glow(window, 12 * size, p.light, { strength: 0.95, reach: 15, outer: p.rose }) +
    box(
      window[0] - pane[0] / 2,
      window[1] - pane[1] / 2,
      pane[0],
      pane[1],
      downward(window[1] - pane[1] / 2, window[1] + pane[1] / 2, [
        [0, p.pale],
        [1, p.light],
      ]),
    ) +
    stroke(
      `M${window[0]} ${window[1] - pane[1] / 2}v${pane[1]}M${window[0] - pane[0] / 2} ${window[1] - pane[1] * 0.06}h${pane[0]}`,
      oklch(0.3, 0.06, 320),
      1.8 * size,
    );
  return [text, window, [x + facing * (wide / 2 + 2), foot - wall * 1.02]];
};

const [leftHouse, , leftEave] = house(118, heightAt(left, 118) + 4, 1.22, oklch(0.16, 0.04, 298), 1);
const [rightHouse, , rightEave] = house(1046, heightAt(right, 1046) + 4, 0.86, oklch(0.2, 0.045, 302), -1);

/** The wire hangs as a chain does, near enough a parabola. */
const wire = curve(
  shares(24).map(
    (share): Point => [
      leftEave[0] + (rightEave[0] - leftEave[0]) * share,
      leftEave[1] + (rightEave[1] - leftEave[1]) * share + 4 * 78 * share * (1 - share),
    ],
  ),
);

/** Two houses on either side of a deep valley, a window lit in each, and one wire between them. */
export const scene = (): string =>
  frame(
    sky([
      [0, oklch(0.2, 0.05, 290)],
      [0.25, oklch(0.34, 0.06, 298)],
      [0.5, oklch(0.56, 0.075, 325)],
      [0.66, oklch(0.74, 0.085, 20)],
      [0.78, oklch(0.82, 0.08, 50)],
      [1, oklch(0.6, 0.06, 330)],
    ]),
    stars(111, 120, '#f4ecff', { low: 320, opacity: 0.8 }),
    land(
      ridge(
        243,
        [
          [-20, 520],
          [160, 430],
          [330, 500],
          [520, 560],
          [700, 520],
          [880, 420],
          [1040, 486],
          [1220, 430],
        ],
        0.16,
      ),
      oklch(0.6, 0.07, 330),
      oklch(0.82, 0.07, 42),
      { foot: 800, hazeAt: 660, fade: 1 },
    ),
    mist(470, 680, oklch(0.84, 0.06, 50), { veil: 0.5, torn: 0.5, seed: 113 }),
    land(
      ridge(
        244,
        [
          [-20, 560],
          [200, 540],
          [380, 620],
          [560, 690],
          [700, 670],
          [860, 590],
          [1040, 560],
          [1220, 520],
        ],
        0.14,
      ),
      oklch(0.48, 0.064, 316),
      oklch(0.76, 0.068, 30),
      { foot: 900, hazeAt: 780, fade: 1 },
    ),
    mist(560, 780, oklch(0.8, 0.062, 40), { veil: 0.5, torn: 0.5, seed: 114 }),
    land(
      ridge(
        245,
        [
          [-20, 680],
          [240, 700],
          [420, 760],
          [600, 806],
          [780, 770],
          [980, 700],
          [1220, 650],
        ],
        0.12,
      ),
      oklch(0.37, 0.058, 308),
      oklch(0.66, 0.066, 350),
      { foot: 940, hazeAt: 880, fade: 1 },
    ),
    shape(
      woods(
        246,
        ridge(
          245,
          [
            [-20, 684],
            [240, 704],
            [420, 764],
            [600, 810],
            [780, 774],
            [980, 704],
            [1220, 654],
          ],
          0.02,
          2,
        ),
        14,
        10,
        [8, 34],
      ),
      oklch(0.36, 0.057, 309),
    ),
    mist(660, 880, oklch(0.74, 0.064, 10), { veil: 0.5, torn: 0.55, seed: 115 }),
    rightHouse,
    shape(
      below(right),
      downward(470, 900, [
        [0, oklch(0.22, 0.05, 302)],
        [1, oklch(0.46, 0.06, 325)],
      ]),
    ),
    shape(
      woods(
        247,
        right.filter(([x]) => x > 860 && x < 960),
        4,
        5,
        [14, 54],
      ),
      oklch(0.2, 0.046, 302),
    ),
    shape(
      tree(54, [1180, 482], 190, { lean: -0.1, depth: 6, spread: 0.55, thick: 0.03, thinnest: 0.5 }).outline,
      oklch(0.19, 0.045, 302),
    ),
    mist(720, 930, oklch(0.68, 0.064, 350), { veil: 0.4, torn: 0.5, seed: 116 }),
    leftHouse,
    shape(
      below(left),
      downward(440, 900, [
        [0, oklch(0.155, 0.04, 298)],
        [1, oklch(0.24, 0.05, 305)],
      ]),
    ),
    shape(
      tree(55, [22, 452], 330, { lean: 0.07, depth: 7, spread: 0.52, thick: 0.028, thinnest: 0.6 }).outline,
      oklch(0.135, 0.036, 298),
    ),
    shape(
      grass(248, [-20, 330], 70, [6, 30], { lean: 0.12, wide: 1.5, ground: (x) => heightAt(left, x) + 4 }),
      oklch(0.14, 0.037, 298),
    ),
    stroke(wire, oklch(0.13, 0.036, 298), 2.1, 0.95),
    oval(leftEave[0], leftEave[1], 3.4, 3.4, oklch(0.12, 0.034, 298)),
    oval(rightEave[0], rightEave[1], 2.6, 2.6, oklch(0.14, 0.036, 300)),
    mist(770, 960, oklch(0.56, 0.06, 335), { veil: 0.5, torn: 0.5, seed: 117 }),
    finish([600, 560], { vignette: 0.6, ink: oklch(0.07, 0.03, 298), tint: p.haze, seed: 49 }),
  );
