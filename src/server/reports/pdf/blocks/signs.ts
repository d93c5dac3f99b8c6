import { palette } from '../palette.ts';

/** Small drawings that stand beside the words of a legend. */
export const swatch = (fill: string, edge: string, dashed = false): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect x="1" y="1" width="18" height="18" rx="3" fill="${fill}" stroke="${edge}" stroke-width="2"${dashed ? ' stroke-dasharray="4 3"' : ''}/></svg>`;

const long = (drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 20">${drawn}</svg>`;

/** A band or a ring, as wide as it is seen in a drawing. */
export const stretch = (fill: string, opacity = 1): string =>
  long(`<rect y="2" width="44" height="16" rx="3" fill="${fill}" fill-opacity="${opacity}"/>`);

/** The line of a profile. */
export const stroke: string = long(`<path d="M0 10H44" stroke="${palette.mark}" stroke-width="4"/>`);

export const sign = (drawing: string, text: string) => ({ drawing, text });

/** What line and mist of a profile are. */
export const profileSigns = (words: (key: 'profile.line' | 'profile.mist') => string) => [
  sign(stroke, words('profile.line')),
  sign(stretch(palette.interval, 0.6), words('profile.mist')),
];
