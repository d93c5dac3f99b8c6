import { profile } from '#art/scene/bust.ts';
import { oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { mist, noise } from '#art/scene/mist.ts';
import { box, downward, radial, shape, sideways, stroke } from '#art/scene/paint.ts';
import { veilPalette as p } from '#art/scene/palette.ts';

const leaf = 'M690-20H1220V920H690Z';

/** A head bent to the gap of a door; the light of the next room falls in a line across the face. */
export const scene = (): string =>
  frame(
    box(
      0,
      0,
      width,
      height,
      sideways(0, width, [
        [0, oklch(0.13, 0.009, 60)],
        [0.5, oklch(0.4, 0.017, 70)],
        [1, oklch(0.2, 0.011, 62)],
      ]),
    ),
    layer(
      { opacity: 0.4 },
      noise(oklch(0.06, 0.006, 60), { across: 0.005, down: 0.008, gain: 2.4, floor: -1.15, seed: 521 }),
    ),
    shape(
      leaf,
      sideways(690, 1220, [
        [0, oklch(0.42, 0.017, 72)],
        [0.08, oklch(0.26, 0.012, 65)],
        [1, oklch(0.13, 0.009, 60)],
      ]),
    ),
    [
      [90, 380],
      [500, 830],
    ]
      .map(
        ([from = 0, to = 0]) =>
          box(
            800,
            from,
            300,
            to - from,
            sideways(800, 1100, [
              [0, oklch(0.17, 0.01, 61)],
              [1, oklch(0.1, 0.008, 60)],
            ]),
          ) + stroke(`M800 ${to}V${from}H1100`, oklch(0.42, 0.016, 72), 2, 0.4),
      )
      .join(''),
    glow([682, 430], 34, p.light, { strength: 0.9, reach: 15, outer: p.rose, flat: 0.7 }),
    layer(
      { blur: [2.2, 1] },
      box(
        668,
        -20,
        22,
        940,
        downward(0, height, [
          [0, p.light],
          [0.5, '#fffaf0'],
          [1, p.light],
        ]),
      ),
    ),
    layer(
      { blur: [22, 6], opacity: 0.6 },
      shape(
        'M668-20L420 920H690V-20Z',
        sideways(420, 690, [
          [0, p.light, 0],
          [1, p.light, 0.5],
        ]),
      ),
    ),
    mist(300, 800, p.haze, { veil: 0.12, torn: 0.3, seed: 522 }),
    layer(
      { transform: 'translate(470 560) rotate(6) scale(3.5)' },
      layer(
        { transform: 'translate(1.3 .2)' },
        shape(
          profile(),
          sideways(-20, 44, [
            [0, p.light, 0],
            [0.55, p.light, 0.2],
            [1, '#fff6e6', 1],
          ]),
        ),
      ),
      shape(
        profile(),
        radial([46, -40], 130, [
          [0, oklch(0.22, 0.012, 64)],
          [0.5, oklch(0.12, 0.009, 60)],
          [1, oklch(0.07, 0.007, 60)],
        ]),
      ),
    ),
    finish([682, 430], { vignette: 0.64, ink: oklch(0.04, 0.006, 60), tint: p.haze, seed: 523 }),
  );
