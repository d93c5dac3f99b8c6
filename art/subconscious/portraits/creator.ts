import { profile } from '#art/scene/bust.ts';
import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame } from '#art/scene/frame.ts';
import { land, ridge } from '#art/scene/land.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { mist } from '#art/scene/mist.ts';
import { box, downward, shape, sideways } from '#art/scene/paint.ts';
import { insightPalette as p } from '#art/scene/palette.ts';
import { moon, sky, stars } from '#art/scene/sky.ts';
import { woods } from '#art/scene/trees.ts';

const place = 'translate(560 590) scale(4.1)';
const inward = 'scale(0.2439) translate(-560 -590)';

/** A profile against the dusk, and inside it a whole night with a moon over its own hills. */
export const scene = (): string =>
  frame(
    sky([
      [0, oklch(0.5, 0.045, 168)],
      [0.45, oklch(0.74, 0.05, 142)],
      [0.75, oklch(0.88, 0.05, 115)],
      [1, oklch(0.62, 0.045, 160)],
    ]),
    glow([760, 480], 90, p.pale, { strength: 0.8, reach: 7, outer: p.light }),
    land(
      ridge(
        541,
        [
          [-20, 720],
          [220, 660],
          [480, 720],
          [760, 680],
          [1000, 640],
          [1220, 700],
        ],
        0.14,
      ),
      oklch(0.62, 0.046, 160),
      oklch(0.84, 0.048, 125),
      { foot: 920, fade: 1 },
    ),
    mist(620, 860, p.light, { veil: 0.45, torn: 0.5, seed: 542 }),
    layer(
      { transform: place },
      layer(
        { transform: 'translate(.5 -.2)' },
        shape(
          profile(),
          sideways(-90, 44, [
            [0, p.pale, 0.2],
            [1, p.pale, 0.8],
          ]),
        ),
      ),
      layer(
        { within: profile() },
        layer(
          { transform: inward },
          box(
            0,
            0,
            1200,
            1100,
            downward(150, 1000, [
              [0, oklch(0.12, 0.03, 200)],
              [0.35, oklch(0.24, 0.046, 190)],
              [0.62, oklch(0.46, 0.05, 176)],
              [1, oklch(0.3, 0.045, 180)],
            ]),
          ),
          stars(543, 300, '#f4fff8', { low: 470, opacity: 1, from: 370, to: 750 }),
          glow([486, 296], 30, p.pale, { strength: 0.6, reach: 9, outer: oklch(0.7, 0.06, 160) }),
          moon([486, 296], 36, '#fbf6dc', oklch(0.62, 0.05, 140), 5),
          land(
            ridge(
              544,
              [
                [200, 470],
                [360, 440],
                [440, 400],
                [520, 446],
                [600, 404],
                [680, 440],
                [800, 430],
              ],
              0.2,
            ),
            oklch(0.4, 0.05, 178),
            oklch(0.62, 0.048, 160),
            { foot: 1000, hazeAt: 540, fade: 1 },
          ),
          mist(420, 560, oklch(0.72, 0.05, 150), { veil: 0.5, torn: 0.5, seed: 545 }),
          land(
            ridge(
              546,
              [
                [150, 540],
                [360, 520],
                [480, 500],
                [600, 524],
                [760, 500],
                [960, 540],
              ],
              0.14,
            ),
            oklch(0.24, 0.042, 182),
            oklch(0.5, 0.048, 166),
            { foot: 1000, hazeAt: 660 },
          ),
          shape(
            woods(
              547,
              [
                [340, 522],
                [480, 504],
                [600, 526],
                [760, 504],
              ],
              9,
              8,
              [12, 48],
            ),
            oklch(0.19, 0.036, 184),
          ),
          mist(520, 720, oklch(0.62, 0.05, 160), { veil: 0.55, torn: 0.5, seed: 548 }),
          land(
            ridge(
              550,
              [
                [60, 720],
                [260, 690],
                [420, 720],
                [560, 680],
                [720, 712],
                [960, 700],
              ],
              0.12,
            ),
            oklch(0.19, 0.036, 184),
            oklch(0.3, 0.044, 178),
            { foot: 1000 },
          ),
          shape(
            woods(
              551,
              [
                [160, 716],
                [420, 722],
                [560, 684],
                [720, 714],
                [900, 704],
              ],
              12,
              9,
              [20, 76],
            ),
            oklch(0.145, 0.03, 184),
          ),
        ),
      ),
    ),
    finish([700, 470], { vignette: 0.5, ink: oklch(0.08, 0.024, 180), tint: p.haze, seed: 549 }),
  );
