import type { Variety } from '#locale/locales.ts';

/** The pages of a report that are shown before anybody has one, in the order in which they are shown. */
export const samplePages = [1, 2, 3] as const;
export type SamplePage = (typeof samplePages)[number];

/** Widths of their pictures, in pixels: to be seen side by side, and to be read. */
export const sampleWidths = { small: 420, large: 1100 } as const;
export type SampleSize = keyof typeof sampleWidths;

/** Sides of a sheet (A4), of which a picture keeps the shape. */
export const sampleShape = { width: 210, height: 297 } as const;

/** Where the picture of a page is. */
export const samplePath = (examId: string, variety: Variety, page: SamplePage, size: SampleSize): string =>
  `/sample/${examId}/${variety}/${page}-${size}.webp`;
