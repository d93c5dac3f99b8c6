import { profile } from '#art/scene/bust.ts';
import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { mist } from '#art/scene/mist.ts';
import { box, downward, shape, sideways, stroke } from '#art/scene/paint.ts';
import { mirrorPalette as p } from '#art/scene/palette.ts';
import { sky, stars } from '#art/scene/sky.ts';
import { tree } from '#art/scene/trees.ts';

/** Somebody under bare branches, watching one lit window a long way off. */
export const scene = (): string =>
  frame(
    sky([
      [0, oklch(0.17, 0.05, 272)],
      [0.5, oklch(0.34, 0.068, 266)],
      [0.85, oklch(0.55, 0.07, 278)],
      [1, oklch(0.3, 0.06, 270)],
    ]),
    stars(501, 110, '#e2e8ff', { low: 420, opacity: 0.8 }),
    shape(
      'M-20 640L180 590L420 632L640 596L820 570L1000 604L1220 566V900H-20Z',
      downward(560, 860, [
        [0, oklch(0.29, 0.06, 267)],
        [1, oklch(0.42, 0.065, 272)],
      ]),
    ),
    mist(540, 720, oklch(0.5, 0.064, 275), { veil: 0.5, torn: 0.5, seed: 502 }),
    shape('M858 600V520L914 468L970 520V600Z', oklch(0.19, 0.05, 268)),
    glow([914, 548], 16, p.light, { strength: 1, reach: 17, outer: p.rose }),
    box(
      902,
      530,
      25,
      34,
      downward(530, 564, [
        [0, p.pale],
        [1, p.light],
      ]),
    ),
    stroke('M914.5 530V564M902 545H927', oklch(0.3, 0.06, 320), 2),
    mist(600, 840, oklch(0.42, 0.066, 272), { veil: 0.5, torn: 0.5, seed: 503 }),
    layer(
      { transform: 'translate(400 600) scale(3.2)' },
      layer(
        { transform: 'translate(1.1 -.4)' },
        shape(
          profile(),
          sideways(-30, 46, [
            [0, p.light, 0],
            [0.6, p.light, 0.1],
            [1, p.light, 0.95],
          ]),
        ),
      ),
      shape(
        profile(),
        sideways(-90, 60, [
          [0, oklch(0.1, 0.03, 272)],
          [1, oklch(0.15, 0.04, 274)],
        ]),
      ),
    ),
    shape(
      tree(61, [96, 930], 1080, { lean: 0.06, depth: 6, spread: 0.55, thick: 0.024, thinnest: 1.1 }).outline,
      oklch(0.075, 0.022, 270),
    ),
    shape(
      tree(67, [1190, 980], 760, { lean: -0.16, depth: 6, spread: 0.5, thick: 0.02, thinnest: 0.9 }).outline,
      oklch(0.08, 0.024, 270),
    ),
    box(
      0,
      760,
      width,
      height - 760,
      downward(760, height, [
        [0, oklch(0.07, 0.022, 270), 0],
        [1, oklch(0.06, 0.02, 270), 0.85],
      ]),
    ),
    finish([700, 520], { vignette: 0.45, ink: oklch(0.05, 0.02, 272), tint: p.haze, seed: 504 }),
  );
