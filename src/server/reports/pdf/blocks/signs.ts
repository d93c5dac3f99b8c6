import { type FaultSign, faultSignsIn, keyOfSign } from '#drawing/items/beside.ts';
import { ink, palette } from '../palette.ts';

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

/** The two ends of a range, as hairlines. */
export const hairlines = (colour: string): string =>
  long(`<path d="M0 3H44M0 17H44" stroke="${colour}" stroke-width="1.5"/>`);

/** A dashed line. */
export const dashes = (colour: string): string =>
  long(`<path d="M0 10H44" stroke="${colour}" stroke-width="2" stroke-dasharray="5 5"/>`);

export const sign = (drawing: string, text: string) => ({ drawing, text });

/** What line and mist of a profile are. */
export const profileSigns = (words: (key: 'profile.line' | 'profile.mist') => string) => [
  sign(stroke, words('profile.line')),
  sign(stretch(palette.interval, 0.6), words('profile.mist')),
];

const square = (drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${drawn}</svg>`;

const drawnSigns: Readonly<Record<FaultSign, string>> = {
  field: `<rect x="1" y="1" width="18" height="18" rx="3" fill="none" stroke="${ink}" stroke-opacity="0.35" stroke-width="2"/>`,
  dashes: `<rect x="1" y="1" width="18" height="18" rx="3" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="4 3"/>`,
  ground: `<rect width="20" height="20" rx="3" fill="${ink}" fill-opacity="0.12"/>`,
  ring: `<circle cx="10" cy="10" r="8.5" fill="none" stroke="${ink}" stroke-width="2"/>`,
  gap: `<circle cx="10" cy="10" r="8.5" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="3.3 2.6"/>`,
  mirror: `<path d="M10 0V20" stroke="${ink}" stroke-width="2" stroke-dasharray="4 3"/>`,
};

/** What the signs in drawings of wrong answers mean: those that the drawings hold. */
export const faultKey = (
  svgs: readonly string[],
  words: (key: `answers.${(typeof keyOfSign)[FaultSign]}`) => string,
) => faultSignsIn(svgs).map((one) => sign(square(drawnSigns[one]), words(`answers.${keyOfSign[one]}`)));
