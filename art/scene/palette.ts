import { oklch } from './colour.ts';

/**
 * One dark hue and one light hue a gate. `ink` is the nearest dark, `haze` the farthest; `light` shines, `pale` is its
 * core, `rose` its outer glow.
 */
export interface Palette {
  readonly ink: string;
  readonly deep: string;
  readonly mid: string;
  readonly haze: string;
  readonly rose: string;
  readonly light: string;
  readonly pale: string;
}

/** Night blue, and the rose of another hour. */
export const mirrorPalette: Palette = {
  ink: oklch(0.13, 0.035, 268),
  deep: oklch(0.22, 0.055, 266),
  mid: oklch(0.36, 0.065, 262),
  haze: oklch(0.5, 0.06, 264),
  rose: oklch(0.68, 0.12, 14),
  light: oklch(0.84, 0.09, 38),
  pale: oklch(0.93, 0.045, 62),
};

/** Petrol, and lamp gold. */
export const labyrinthPalette: Palette = {
  ink: oklch(0.13, 0.022, 215),
  deep: oklch(0.21, 0.035, 212),
  mid: oklch(0.34, 0.042, 208),
  haze: oklch(0.47, 0.04, 200),
  rose: oklch(0.62, 0.1, 70),
  light: oklch(0.84, 0.11, 82),
  pale: oklch(0.94, 0.06, 92),
};

/** Dark red earth, and amber. */
export const wellPalette: Palette = {
  ink: oklch(0.13, 0.03, 18),
  deep: oklch(0.21, 0.05, 20),
  mid: oklch(0.33, 0.062, 24),
  haze: oklch(0.46, 0.06, 32),
  rose: oklch(0.6, 0.13, 45),
  light: oklch(0.82, 0.12, 70),
  pale: oklch(0.94, 0.06, 85),
};

/** Sea green, and moonlight. */
export const insightPalette: Palette = {
  ink: oklch(0.14, 0.025, 178),
  deep: oklch(0.23, 0.038, 176),
  mid: oklch(0.38, 0.045, 172),
  haze: oklch(0.56, 0.042, 165),
  rose: oklch(0.74, 0.06, 130),
  light: oklch(0.91, 0.055, 105),
  pale: oklch(0.96, 0.03, 105),
};

/** Violet dusk, and the last of the sun. */
export const bridgePalette: Palette = {
  ink: oklch(0.14, 0.035, 300),
  deep: oklch(0.24, 0.05, 300),
  mid: oklch(0.4, 0.055, 302),
  haze: oklch(0.6, 0.05, 320),
  rose: oklch(0.72, 0.1, 35),
  light: oklch(0.86, 0.09, 62),
  pale: oklch(0.95, 0.05, 78),
};

/** Almost no colour: soot, ash and linen. */
export const veilPalette: Palette = {
  ink: oklch(0.12, 0.008, 60),
  deep: oklch(0.2, 0.012, 60),
  mid: oklch(0.35, 0.014, 65),
  haze: oklch(0.5, 0.016, 70),
  rose: oklch(0.66, 0.03, 75),
  light: oklch(0.88, 0.03, 85),
  pale: oklch(0.95, 0.02, 90),
};
