import { profile } from '#art/scene/bust.ts';
import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { mist } from '#art/scene/mist.ts';
import { between, random, tenth } from '#art/scene/numbers.ts';
import { box, downward, radial, shape, sideways, stroke } from '#art/scene/paint.ts';
import { mirrorPalette as p } from '#art/scene/palette.ts';

// Only the face of the profile, as a thin shell that is held before it.
const mask =
  'M22-93C29-88 32-82 33-74C34-66 33-61 34-57C36-51 40-46 42.4-42C42.6-40 39-39 38-37.600C39.6-35 39.8-32 37-29.600C38.6-27.4 38-24 35-21.600C36-17 35-12 29-9.600C24-12 21-20 20-32C18-54 17-76 22-93Z';

/** The folds of a stage curtain, light and dark by turns. */
const curtain = (): string => {
  const next = random(561);
  return Array.from({ length: 26 }, (_, fold) => {
    const x = between(-30, 1210, (fold + next() * 0.7) / 26);
    const wide = 12 + next() * 26;
    return shape(
      `M${tenth(x)}-20C${tenth(x + 8)} 300 ${tenth(x - 8)} 600 ${tenth(x + 4)} 920H${tenth(x + wide)}C${tenth(x + wide - 10)} 600 ${tenth(x + wide + 6)} 300 ${tenth(x + wide)}-20Z`,
      fold % 2 ? oklch(0.1, 0.035, 276) : oklch(0.4, 0.08, 300),
      fold % 2 ? 0.6 : 0.2,
    );
  }).join('');
};

/** A profile before a curtain; its bright face is held a hand's breadth in front of it. */
export const scene = (): string =>
  frame(
    box(
      0,
      0,
      width,
      height,
      radial([760, 400], 800, [
        [0, oklch(0.42, 0.09, 330)],
        [0.45, oklch(0.27, 0.07, 300)],
        [1, oklch(0.13, 0.04, 275)],
      ]),
    ),
    layer({ blur: [6, 2] }, curtain()),
    glow([800, 400], 60, p.light, { strength: 0.7, reach: 8, outer: p.rose }),
    layer(
      { transform: 'translate(470 600) scale(3.9)' },
      layer(
        { transform: 'translate(1 -.2)' },
        shape(
          profile(),
          sideways(-30, 44, [
            [0, p.rose, 0],
            [0.6, p.rose, 0.2],
            [1, p.light, 0.9],
          ]),
        ),
      ),
      shape(
        profile(),
        radial([50, -40], 150, [
          [0, oklch(0.2, 0.05, 300)],
          [0.5, oklch(0.12, 0.035, 280)],
          [1, oklch(0.08, 0.026, 272)],
        ]),
      ),
    ),
    layer(
      { transform: 'translate(610 588) rotate(4) scale(3.9)' },
      stroke('M30 -14C34 6 36 30 38 62', oklch(0.16, 0.04, 285), 2.2),
      layer({ transform: 'translate(-1.6 .6)' }, shape(mask, oklch(0.36, 0.09, 350))),
      shape(
        mask,
        sideways(16, 43, [
          [0, oklch(0.6, 0.12, 12)],
          [0.5, p.light],
          [1, p.pale],
        ]),
      ),
      shape('M27 -58C30 -60 33 -59.5 34 -57.500C32 -56.5 29 -56.5 27 -58Z', oklch(0.14, 0.04, 285)),
    ),
    box(
      0,
      760,
      width,
      140,
      downward(760, height, [
        [0, oklch(0.08, 0.026, 272), 0],
        [1, oklch(0.07, 0.024, 272), 0.8],
      ]),
    ),
    mist(560, 860, oklch(0.4, 0.08, 310), { veil: 0.12, torn: 0.3, seed: 562 }),
    finish([780, 420], { vignette: 0.62, ink: oklch(0.05, 0.02, 274), tint: p.haze, seed: 563 }),
  );
