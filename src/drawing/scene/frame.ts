/** Every scene is this large, in units and in pixels of its largest picture. */
export const width = 1200;
export const height = 900;

/** Wider than the frame on all sides, so that no filter shows its own edge. */
export const bleed = 120;

/** What was drawn, back to front, as an SVG of its own. */
export const scene = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `${parts.join('')}</svg>`;

/** An id that equal content shares, so that a definition may stand twice and nobody has to name it (FNV-1a). */
export function idOf(content: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index++) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193);
  }
  return `i${(hash >>> 0).toString(36)}`;
}
