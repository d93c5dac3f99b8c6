import { fills, line } from './marks.ts';

/**
 * Figures within 34 of the origin that no turn takes to their mirror image or to themselves. Each is one path: a closed
 * outline that is shaded, and straight strokes.
 */
const outlines: readonly string[] = [
  // A pennant on its pole.
  'M-14 33V-32L24 -16L-14 0',
  // A flag of a bent corner.
  'M-16 33V-31H22V-13L10 -3H-16',
  // A thick L.
  'M-21 -31H-1V11H23V31H-21Z',
  // A half disc at the side of a stick.
  'M-10 33V-32A19 19 0 0 1 -10 6',
  // A right triangle, one leg far longer.
  'M-17 32V-32L21 32Z',
  // A square with a handle along one side.
  'M-20 -4H14V30H-20ZM14 -4V-33',
  // A quarter disc with a tail.
  'M-18 14V-28A42 42 0 0 1 24 14ZM-18 14V33',
  // A trapezium with one upright side.
  'M-20 33V-33H0L22 33Z',
];

/** How many glyphs there are. */
export const glyphCount = outlines.length;

/**
 * @param glyph from 0
 * @param eighths of a turn, clockwise, after the mirroring
 * @param mirrored left for right
 */
export function drawGlyph(glyph: number, eighths: number, mirrored: boolean, shade: number): string {
  const moves = [
    ...(eighths === 0 ? [] : [`rotate(${eighths * 45})`]),
    ...(mirrored ? ['matrix(-1 0 0 1 0 0)'] : []),
  ];
  const placed = moves.length === 0 ? '' : ` transform="${moves.join(' ')}"`;
  return `<path d="${outlines[glyph] ?? ''}"${placed} fill="currentColor" fill-opacity="${fills[shade] ?? 0}" ${line}/>`;
}
