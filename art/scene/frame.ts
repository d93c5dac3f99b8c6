/** Every scene is this large, in units and in pixels of its largest picture. */
export const width = 1200;
export const height = 900;

/** Wider than the frame on all sides, so that no filter shows its own edge. */
export const bleed = 120;

/** The part of the plane that a picture shows, from its upper left corner on, and how many pixels a unit takes. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

const whole: View = { width, height, scale: 1 };

/** What was drawn, back to front, as an SVG of one view of it. */
export const seen = ({ width, height, scale }: View, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"` +
  ` width="${Math.round(width * scale)}" height="${Math.round(height * scale)}">${parts.join('')}</svg>`;

/** What was drawn, back to front, as an SVG of its own. */
export const scene = (...parts: readonly string[]): string => seen(whole, ...parts);

/** An id that equal content shares, so that a definition may stand twice and nobody has to name it (FNV-1a). */
export function idOf(content: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index++) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193);
  }
  return `i${(hash >>> 0).toString(36)}`;
}
