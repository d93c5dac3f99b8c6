import { between, clamp } from './numbers.ts';

type Triple = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toEncoded = (channel: number): number =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;

// The matrices are those of Ottosson's OKLab (2020).
function labToLinear([lightness, a, b]: Triple): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Red, green and blue of `#rrggbb`, each from 0 to 1 and encoded as in the text. */
export const channels = (colour: string): Triple => {
  const channel = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
};

function toLab(colour: string): Triple {
  const [encodedRed, encodedGreen, encodedBlue] = channels(colour);
  const red = toLinear(encodedRed);
  const green = toLinear(encodedGreen);
  const blue = toLinear(encodedBlue);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function toHex([lightness, a, b]: Triple): string {
  let linear = labToLinear([lightness, 0, 0]);
  // Chroma gives way, lightness and hue stay, until the colour fits sRGB.
  for (let kept = 1; kept > 0; kept -= 0.04) {
    const candidate = labToLinear([lightness, a * kept, b * kept]);
    if (candidate.every((channel) => channel > -0.001 && channel < 1.001)) {
      linear = candidate;
      break;
    }
  }
  const digits = linear.map((channel) =>
    Math.round(clamp(toEncoded(clamp(channel))) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** `#rrggbb` of a lightness 0 … 1, a chroma 0 … 0.3 and a hue in degrees (OKLCH). */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  return toHex([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

/** A colour on the straight way from one to another in OKLab, so that the middle is not grey. */
export function blend(from: string, to: string, share: number): string {
  const [lightness, a, b] = toLab(from);
  const [otherLightness, otherA, otherB] = toLab(to);
  const part = clamp(share);
  return toHex([
    between(lightness, otherLightness, part),
    between(a, otherA, part),
    between(b, otherB, part),
  ]);
}
