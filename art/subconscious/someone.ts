import { blend, oklch } from '#art/scene/colour.ts';
import { figure, silhouette } from '#art/scene/figure.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height } from '#art/scene/frame.ts';
import { grass } from '#art/scene/grass.ts';
import { below, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { curve, onward } from '#art/scene/line.ts';
import { mist } from '#art/scene/mist.ts';
import { between, type Point, random, shares, tenth } from '#art/scene/numbers.ts';
import { box, downward, radial, shape } from '#art/scene/paint.ts';
import { veilPalette as p } from '#art/scene/palette.ts';
import { sky } from '#art/scene/sky.ts';
import { tree, trunks } from '#art/scene/trees.ts';

const left = 420;
const right = 930;
const top = -20;
const hem = 700;
const light: Point = [700, 470];

const hemline = shares(26).map(
  (share): Point => [
    between(left - 14, right + 18, share),
    hem + Math.sin(share * 31) * 5 + Math.sin(share * 12 + 1) * 6 - (share - 0.5) ** 2 * 30,
  ],
);
const cloth =
  `M${left + 26} ${top}C${left + 30} 220 ${left + 8} 480 ${hemline[0]?.map(tenth).join(' ')}` +
  `${onward(curve(hemline))}C${right + 4} 480 ${right - 24} 220 ${right - 20} ${top}Z`;

/** Folds of the cloth: two of three dark, one light. */
const folds = (): readonly [dark: string, bright: string] => {
  const next = random(66);
  let dark = '';
  let bright = '';
  for (let fold = 0; fold < 22; fold++) {
    const share = (fold + next() * 0.8) / 22;
    const head = between(left + 24, right - 22, share);
    const foot = between(left - 8, right + 12, share) + (next() - 0.5) * 10;
    const wide = 3 + next() * 13;
    const bow = (next() - 0.5) * 26;
    const path =
      `M${tenth(head)} ${top}C${tenth(head + bow)} 200 ${tenth(foot - bow)} 480 ${tenth(foot)} ${hem + 4}` +
      `L${tenth(foot + wide)} ${hem + 4}C${tenth(foot - bow + wide * 0.6)} 480` +
      ` ${tenth(head + bow + wide * 0.5)} 200 ${tenth(head + wide * 0.35)} ${top}Z`;
    if (fold % 3 === 1) bright += path;
    else dark += path;
  }
  return [dark, bright];
};

const shadow = (x: number, y: number, across: number, up: number, blur: number, opacity: number): string =>
  layer(
    { blur, opacity },
    layer(
      { transform: `translate(${x} ${y}) scale(${across} ${up})` },
      shape(silhouette('standing'), oklch(0.2, 0.012, 65)),
    ),
  );

const curtain = (): string => {
  const [dark, bright] = folds();
  return layer(
    {
      fade: downward(-30, 720, [
        [0, '#ffffff', 0],
        [0.08, '#ffffff', 0.05],
        [0.42, '#ffffff', 1],
        [1, '#ffffff', 1],
      ]),
    },
    shape(
      cloth,
      downward(top, hem, [
        [0, oklch(0.3, 0.014, 75), 0],
        [0.1, oklch(0.34, 0.015, 75), 0.35],
        [0.4, oklch(0.5, 0.02, 80), 0.9],
        [0.8, oklch(0.62, 0.024, 82), 0.96],
        [1, oklch(0.5, 0.02, 80), 0.98],
      ]),
    ),
    layer(
      { within: cloth },
      box(
        300,
        0,
        760,
        740,
        radial(
          light,
          400,
          [0, 0.1, 0.2, 0.32, 0.45, 0.6, 0.8, 1].map(
            (share) =>
              [
                share,
                blend(p.pale, p.light, share),
                0.95 * Math.exp(-3 * share * share) - 0.047 * share,
              ] as const,
          ),
        ),
      ),
      shadow(728, 712, 3.3, 3.3, 5, 0.78),
      shadow(844, 708, -2.05, 2.05, 7, 0.6),
      layer({ blur: [4, 2] }, shape(dark, oklch(0.14, 0.01, 60), 0.3), shape(bright, p.pale, 0.3)),
    ),
  );
};

/** A near trunk that swells to its root and leans by `lean` out of the frame. */
const trunk = (x: number, wide: number, lean: number, foot: number): string =>
  `M${x - wide * 2} ${foot}C${x - wide} ${foot - 30} ${x - wide} ${foot - 160} ${x + lean * 0.5 - wide * 0.8} 320` +
  `C${x + lean * 0.8 - wide * 0.7} 180 ${x + lean - wide * 0.6} 80 ${x + lean - wide * 0.55} -20H${x + lean + wide * 0.55}` +
  `C${x + lean + wide * 0.6} 90 ${x + lean * 0.6 + wide * 0.8} 260 ${x + lean * 0.4 + wide * 0.85} 340` +
  `C${x + wide} ${foot - 150} ${x + wide} ${foot - 34} ${x + wide * 2.2} ${foot}Z`;

const far = ridge(
  64,
  [
    [-20, 672],
    [300, 684],
    [640, 676],
    [960, 688],
    [1220, 668],
  ],
  0.04,
  3,
);
const middle = ridge(
  65,
  [
    [-20, 730],
    [260, 742],
    [600, 726],
    [940, 744],
    [1220, 728],
  ],
  0.05,
  3,
);
const near = ridge(
  78,
  [
    [-20, 826],
    [200, 852],
    [600, 880],
    [1000, 858],
    [1220, 832],
  ],
  0.05,
  3,
);

/** Two shadows on a cloth that hangs in a wood, one of them shorter; somebody stands before it. */
export const scene = (): string =>
  frame(
    sky([
      [0, oklch(0.19, 0.01, 60)],
      [0.35, oklch(0.3, 0.012, 65)],
      [0.7, oklch(0.43, 0.016, 72)],
      [1, oklch(0.16, 0.01, 60)],
    ]),
    glow(light, 60, p.light, { strength: 0.75, reach: 11, outer: p.rose }),
    shape(
      trunks(61, 22, [3, 7], 640),
      downward(0, 560, [
        [0, oklch(0.155, 0.01, 60)],
        [1, oklch(0.36, 0.014, 70)],
      ]),
    ),
    mist(420, 700, p.haze, { veil: 0.5, torn: 0.5, seed: 61 }),
    shape(
      trunks(62, 12, [6, 12], 674),
      downward(0, 640, [
        [0, oklch(0.135, 0.009, 60)],
        [1, oklch(0.25, 0.013, 65)],
      ]),
    ),
    mist(480, 720, p.haze, { veil: 0.45, torn: 0.5, seed: 63 }),
    shape(
      below(far, height, true),
      downward(660, height, [
        [0, oklch(0.4, 0.014, 70)],
        [0.25, oklch(0.25, 0.012, 65)],
        [1, oklch(0.1, 0.008, 60)],
      ]),
    ),
    glow([light[0], 704], 60, p.light, { strength: 0.75, reach: 7, outer: p.rose, flat: 2 }),
    curtain(),
    shape(
      trunk(372, 17, 26, 756) + trunk(1010, 15, -18, 752) + trunk(232, 13, -10, 748),
      oklch(0.14, 0.01, 60),
    ),
    shape(
      below(middle, height, true),
      downward(725, height, [
        [0, oklch(0.24, 0.012, 66)],
        [0.4, oklch(0.16, 0.01, 62)],
        [1, oklch(0.09, 0.008, 60)],
      ]),
    ),
    glow([light[0] - 20, 740], 60, p.light, { strength: 0.42, reach: 6, outer: p.rose, flat: 2.2 }),
    shape(grass(80, [200, 1060], 36, [5, 18], { ground: () => 742 }), oklch(0.13, 0.01, 60)),
    figure([566, 796], 122, {
      colour: oklch(0.075, 0.008, 60),
      rim: p.light,
      rimStrength: 0.95,
      toLight: [0.6, -0.4],
      shadow: [-0.62, 0.62],
      shadowColour: oklch(0.04, 0.006, 60),
      shadowStrength: 0.75,
    }),
    shape(
      tree(15, [62, 842], 960, { lean: 0.04, depth: 6, spread: 0.48, thick: 0.026, thinnest: 1.35 }).outline,
      oklch(0.075, 0.008, 60),
    ),
    shape(
      tree(3, [1172, 850], 900, { lean: -0.02, depth: 6, spread: 0.46, thick: 0.024, thinnest: 1.25 })
        .outline,
      oklch(0.08, 0.008, 60),
    ),
    shape(below(near, height, true), oklch(0.065, 0.008, 60)),
    shape(
      grass(79, [-10, 1210], 70, [8, 46], { ground: (x) => 880 - (x - 600) ** 2 * 0.00012 }),
      oklch(0.065, 0.008, 60),
    ),
    finish(light, { vignette: 0.64, ink: oklch(0.04, 0.006, 60), tint: p.haze, seed: 19 }),
  );
