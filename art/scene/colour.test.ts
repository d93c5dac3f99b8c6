import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blend, channels, oklch } from './colour.ts';

describe('oklch', () => {
  it('gives the greys and the colours that its definition gives', () => {
    expect(oklch(0, 0, 0)).toBe('#000000');
    expect(oklch(1, 0, 0)).toBe('#ffffff');
    // sRGB red, after Ottosson.
    expect(oklch(0.62796, 0.25768, 29.234)).toMatch(/^#(?:ff|fe)0[0-4]0[0-4]$/);
  });

  it('gives up chroma, never lightness, where a colour does not exist', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.2, max: 0.9, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (lightness, hue) => {
          const luminance = (colour: string) => {
            const [red, green, blue] = channels(colour).map((one) => one ** 2.2) as [number, number, number];
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          };
          const darker = luminance(oklch(lightness - 0.15, 0.3, hue));
          expect(luminance(oklch(lightness, 0.3, hue))).toBeGreaterThan(darker);
        },
      ),
    );
  });
});

describe('blend', () => {
  it('begins and ends at its colours and does not go beyond them', () => {
    expect(blend('#102030', '#d0a060', 0)).toBe('#102030');
    expect(blend('#102030', '#d0a060', 1)).toBe('#d0a060');
    expect(blend('#102030', '#d0a060', 2)).toBe('#d0a060');
  });
});
