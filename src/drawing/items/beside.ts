import { svg } from '../svg.ts';

/**
 * What a reader needs a key for: the field of the answer given, or its frame of dashes; the ground of the right one; what is
 * ringed, or a ring of dashes where something is missing; the line of a mirror.
 */
export const faultSigns = ['field', 'dashes', 'ground', 'ring', 'gap', 'mirror'] as const;
export type FaultSign = (typeof faultSigns)[number];

/** What each of them says, by the names of the words for it. */
export const keyOfSign = {
  field: 'yours',
  dashes: 'yours',
  ground: 'correct',
  ring: 'key.wrong',
  gap: 'key.missing',
  mirror: 'key.mirror',
} as const satisfies Record<FaultSign, string>;

/** Marks what is drawn as one of the signs that a key explains. */
export const asSign = (sign: FaultSign): string => ` data-sign="${sign}"`;

/** The signs that some drawings hold, in the order of their key. */
export const faultSignsIn = (svgs: readonly string[]): FaultSign[] =>
  faultSigns.filter((sign) => svgs.some((svg) => svg.includes(asSign(sign))));

/** What a reader is to see of two figures beside each other: that they differ, that they agree, or that a mirror stands between them. */
type Sign = 'unequal' | 'equal' | 'mirror' | 'none';

/** Side of the field of a figure, and how far two fields are apart. */
const field = 112;
const between = 36;

const line = 'fill="none" stroke="currentColor" stroke-linecap="round"';

const signs: Readonly<Record<Sign, string>> = {
  unequal: `<path d="M-8 -4H8M-8 4H8M4.5 -11L-4.5 11" ${line} stroke-width="2.2"/>`,
  equal: `<path d="M-8 -4H8M-8 4H8" ${line} stroke-width="2.2"/>`,
  mirror: `<path d="M0 -50V50" ${line} stroke-width="1.6" stroke-dasharray="5 4"${asSign('mirror')}/>`,
  none: '',
};

const at = (x: number, y: number, drawn: string): string =>
  `<g transform="translate(${x} ${y})">${drawn}</g>`;

/**
 * The figure of an answer, and beside it the one that it is compared with.
 *
 * @param yours drawn around the origin, within half a field of it, as is `other`
 * @param other on a pale ground where it is the right answer
 * @param under what is written below the two, within their height
 */
export function drawBeside(
  yours: string,
  other: string,
  {
    sign,
    right = false,
    under = 0,
  }: { readonly sign: Sign; readonly right?: boolean; readonly under?: number },
): string {
  const [first, second, middle] = [field / 2, field * 1.5 + between, field / 2];
  const height = field + under;
  // The one without a ground has its field marked, so that what lies apart in it is seen in its place.
  const grounds = `<rect x="1" y="1" width="${field - 2}" height="${height - 2}" rx="7" fill="none" stroke="currentColor" stroke-opacity="0.25" stroke-width="1.5"${asSign('field')}/><rect x="${field + between}" y="0" width="${field}" height="${height}" rx="7" fill="currentColor" fill-opacity="0.1"${asSign('ground')}/>`;
  return svg(
    2 * field + between,
    height,
    right ? grounds : '',
    at(first, middle, yours),
    at(field + between / 2, middle, signs[sign]),
    at(second, middle, other),
  );
}

/** Around what should not be as it is. */
export const ringAt = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="currentColor" stroke-width="1.6"${asSign('ring')}/>`;

/** Where something is missing. */
export const gapAt = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-dasharray="2.5 2.5"${asSign('gap')}/>`;

/** Around something written, which a circle would be too high for. */
export const loopAt = (x: number, y: number, wide: number, high: number): string =>
  `<rect x="${x - wide}" y="${y - high}" width="${2 * wide}" height="${2 * high}" rx="${high}" fill="none" stroke="currentColor" stroke-width="1.6"${asSign('ring')}/>`;
