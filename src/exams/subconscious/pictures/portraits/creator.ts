import { profile } from '#drawing/scene/bust.ts';
import { oklch } from '#drawing/scene/colour.ts';
import { finish } from '#drawing/scene/finish.ts';
import { scene as frame } from '#drawing/scene/frame.ts';
import { land, ridge } from '#drawing/scene/land.ts';
import { layer } from '#drawing/scene/layer.ts';
import { glow } from '#drawing/scene/light.ts';
import { mist } from '#drawing/scene/mist.ts';
import { box, downward, shape, sideways } from '#drawing/scene/paint.ts';
import { mirrorPalette, insightPalette as p } from '#drawing/scene/palette.ts';
import { moon, sky, stars } from '#drawing/scene/sky.ts';
import { woods } from '#drawing/scene/trees.ts';

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
        { transform: 'translate(.9 -.3)' },
        shape(
          profile(),
          sideways(-90, 44, [
            [0, p.pale, 0.2],
            [1, '#ffffff', 0.95],
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
          stars(543, 330, '#f4fff8', { low: 640, opacity: 1 }),
          glow([512, 330], 40, mirrorPalette.pale, { strength: 0.7, reach: 9, outer: p.light }),
          moon([512, 330], 46, '#fbf6dc', oklch(0.62, 0.05, 140), 5),
          land(
            ridge(
              544,
              [
                [200, 620],
                [330, 560],
                [440, 610],
                [560, 530],
                [660, 590],
                [760, 570],
                [900, 620],
              ],
              0.2,
            ),
            oklch(0.36, 0.048, 178),
            oklch(0.56, 0.046, 165),
            { foot: 1000, hazeAt: 760, fade: 1 },
          ),
          mist(560, 720, oklch(0.66, 0.046, 160), { veil: 0.45, torn: 0.5, seed: 545 }),
          land(
            ridge(
              546,
              [
                [150, 720],
                [320, 680],
                [480, 720],
                [640, 690],
                [820, 740],
                [960, 720],
              ],
              0.14,
            ),
            oklch(0.22, 0.04, 182),
            oklch(0.36, 0.045, 176),
            { foot: 1000, hazeAt: 900 },
          ),
          shape(
            woods(
              547,
              [
                [150, 722],
                [320, 684],
                [480, 722],
                [640, 694],
                [820, 742],
                [960, 722],
              ],
              14,
              9,
              [16, 62],
            ),
            oklch(0.17, 0.034, 184),
          ),
          mist(700, 920, oklch(0.4, 0.045, 175), { veil: 0.4, torn: 0.5, seed: 548 }),
        ),
      ),
    ),
    finish([700, 470], { vignette: 0.5, ink: oklch(0.08, 0.024, 180), tint: p.haze, seed: 549 }),
  );
