import { idOf } from './frame.ts';

// A frequency that does not beat with the pixel grid; higher ones show a weave.
const frequency = '0.617 0.731';

/**
 * Zero-mean film grain as a tile that repeats without a seam: a light half and a dark half. The pictures are stored
 * without it, for grain costs most of a file, and it is laid over them where they are shown.
 */
export function grain(size: number, strength = 0.13, seed = 5): string {
  const half = (level: number, gain: number, floor: number): string => {
    const primitives =
      `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}" stitchTiles="stitch"/>` +
      `<feColorMatrix values="0 0 0 0 ${level} 0 0 0 0 ${level} 0 0 0 0 ${level} ${gain} 0 0 0 ${floor}"/>`;
    const id = idOf(primitives);
    return (
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${size}" height="${size}"` +
      ` color-interpolation-filters="sRGB">${primitives}</filter>` +
      `<rect width="${size}" height="${size}" filter="url(#${id})"/>`
    );
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">` +
    `${half(1, strength * 2, -strength)}${half(0, -strength * 2.4, strength * 1.2)}</svg>`
  );
}
