import { channels } from './colour.ts';
import { bleed, height, width } from './frame.ts';
import { filterOf, layer } from './layer.ts';
import { box, downward } from './paint.ts';

/** Fractal noise: cycles a unit across and down; opacity = gain × noise + floor. */
export interface Noise {
  readonly across: number;
  readonly down: number;
  readonly octaves?: number;
  readonly gain?: number;
  readonly floor?: number;
  readonly seed?: number;
}

const rows = (colour: string): string =>
  channels(colour)
    .map((channel) => `0 0 0 0 ${Number(channel.toFixed(3))}`)
    .join(' ');

/** The frame full of noise in one colour. */
export function noise(colour: string, noise: Noise): string {
  const { across, down, octaves = 4, gain = 2, floor = -0.7, seed = 1 } = noise;
  const { id, definition } = filterOf(
    `<feTurbulence type="fractalNoise" baseFrequency="${Number(across.toFixed(4))} ${Number(down.toFixed(4))}"` +
      ` numOctaves="${octaves}" seed="${seed}"/>` +
      `<feColorMatrix values="${rows(colour)} ${gain} 0 0 0 ${floor}"/>`,
  );
  return (
    `<defs>${definition}</defs><rect x="${-bleed}" y="${-bleed}" width="${width + 2 * bleed}"` +
    ` height="${height + 2 * bleed}" filter="url(#${id})"/>`
  );
}

/** How a mist bank looks: an even veil, torn wisps, and how stretched these are. */
export interface Bank {
  readonly veil?: number;
  readonly torn?: number;
  readonly seed?: number;
  readonly across?: number;
  readonly down?: number;
}

/** A mist bank between two heights, dying out up and down. */
export function mist(top: number, bottom: number, colour: string, bank: Bank = {}): string {
  const { veil = 0.6, torn = 0.6, seed = 1, across = 0.0028, down = 0.013 } = bank;
  const even = downward(top, bottom, [
    [0, colour, 0],
    [0.55, colour, veil],
    [1, colour, 0],
  ]);
  const fade = downward(top, bottom, [
    [0, '#ffffff', 0],
    [0.5, '#ffffff', torn],
    [1, '#ffffff', 0],
  ]);
  return (
    box(0, top, width, bottom - top, even) +
    layer({ fade }, noise(colour, { across, down, gain: 3, floor: -1.25, seed }))
  );
}
