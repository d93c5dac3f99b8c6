import { fromBehind } from '#art/scene/bust.ts';
import { blend, oklch } from '#art/scene/colour.ts';
import { finish } from '#art/scene/finish.ts';
import { scene as frame, height, width } from '#art/scene/frame.ts';
import { layer } from '#art/scene/layer.ts';
import { glow } from '#art/scene/light.ts';
import { random } from '#art/scene/numbers.ts';
import { box, downward, radial, shape } from '#art/scene/paint.ts';
import { labyrinthPalette as p } from '#art/scene/palette.ts';

/** Somebody before a wall of small lit windows, all of them in order but one. */
export const scene = (): string => {
  const next = random(511);
  let windows = '';
  for (let row = 0; row < 12; row++) {
    for (let column = 0; column < 17; column++) {
      const x = 24 + column * 69;
      const y = 26 + row * 74;
      const dark = row === 2 && column === 12;
      const away = Math.hypot(x - 600, y - 330) / 760;
      const warm = 1 - away * 0.6 - next() * 0.06;
      windows += dark
        ? box(x, y, 44, 50, oklch(0.1, 0.02, 214))
        : box(
            x,
            y,
            44,
            50,
            downward(y, y + 50, [
              [0, blend(oklch(0.24, 0.04, 205), p.light, warm)],
              [1, blend(oklch(0.2, 0.036, 208), p.rose, warm * 0.9)],
            ]),
          );
      windows += box(x - 4, y + 51, 52, 3, oklch(0.3, 0.04, 200), 0.6);
    }
  }
  return frame(
    box(
      0,
      0,
      width,
      height,
      downward(0, height, [
        [0, oklch(0.14, 0.026, 214)],
        [1, oklch(0.1, 0.02, 214)],
      ]),
    ),
    windows,
    box(
      0,
      0,
      width,
      height,
      radial([600, 330], 760, [
        [0, oklch(0.1, 0.02, 214), 0],
        [0.5, oklch(0.1, 0.02, 214), 0.1],
        [1, oklch(0.07, 0.016, 214), 0.5],
      ]),
    ),
    glow([600, 330], 70, p.light, { strength: 0.5, reach: 7 }),
    layer(
      { transform: 'translate(600 600) scale(3.5)' },
      layer(
        { blur: 0.4, transform: 'translate(0 -1)' },
        shape(
          fromBehind(),
          downward(-104, 60, [
            [0, p.light, 0.95],
            [0.5, p.light, 0.5],
            [1, p.light, 0.15],
          ]),
        ),
      ),
      shape(
        fromBehind(),
        downward(-100, 110, [
          [0, oklch(0.15, 0.026, 212)],
          [1, oklch(0.065, 0.014, 214)],
        ]),
      ),
    ),
    finish([600, 380], { vignette: 0.5, ink: oklch(0.05, 0.014, 214), tint: p.haze, seed: 512 }),
  );
};
