/** To two decimals, so that equal geometry gives equal text; never a negative zero. */
export const round = (value: number): number => Math.round(value * 100) / 100 + 0;

/** A drawing of its own. Width and height are units, not pixels: it takes the size of whatever it stands in. */
export const svg = (width: number, height: number, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;

/** A line that frames what is drawn and is none of it: as thin on a screen at any size. */
export const hairline = (colour: string): string =>
  `fill="none" stroke="${colour}" stroke-width="1" vector-effect="non-scaling-stroke"`;
