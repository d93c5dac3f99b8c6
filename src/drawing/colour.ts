/**
 * A colour of even lightness as a hexadecimal triple, for paper, which knows no `oklch()`. What sRGB cannot show is cut off.
 * Matrices: Björn Ottosson, A perceptual color space for image processing (2020).
 *
 * @param lightness 0 to 1
 * @param chroma 0 for grey; some 0.3 at most
 * @param hue degrees
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const radians = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(radians), chroma * Math.sin(radians)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return `#${linear.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`;
}

/** One part of a colour in sRGB, from its linear share. */
function byte(linear: number): number {
  const bent = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, bent)));
}
