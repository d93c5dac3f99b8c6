import { brotliDecompressSync } from 'node:zlib';

/** Tables of a face whose bytes WOFF2 may leave as they are: it changes `glyf`, `loca` (10, 11) unless told not to. */
const changed = [10, 11];
const noChange = 3;

/** A stretch of characters that a face has, as its table `cmap` tells it. */
type Stretch = readonly [first: number, last: number];

/**
 * Every character that a face in WOFF2 has (https://www.w3.org/TR/WOFF2/, sections 4 and 5).
 *
 * @throws if `cmap` is no table of the face, or has no mapping of segments (format 4)
 */
export function charactersOf(face: Buffer): ReadonlySet<string> {
  const cmap = tableOf(face, 0);
  const mappings = Array.from({ length: cmap.readUInt16BE(2) }, (_, place) =>
    cmap.readUInt32BE(8 + 8 * place),
  );
  const start = mappings.find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error('The face has no mapping of segments.');
  const codes = stretchesOf(cmap.subarray(start)).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, step) => first + step),
  );
  return new Set(codes.map((code) => String.fromCodePoint(code)));
}

/** Of a mapping of segments; the last of which is none but an end. */
function stretchesOf(mapping: Buffer): Stretch[] {
  const twice = mapping.readUInt16BE(6);
  const ends = Array.from({ length: twice / 2 - 1 }, (_, place) => 14 + 2 * place);
  return ends.map((at) => [mapping.readUInt16BE(at + twice + 2), mapping.readUInt16BE(at)]);
}

/** @param wanted its number among WOFF2's known tables: 0 is `cmap` */
function tableOf(face: Buffer, wanted: number): Buffer {
  let at = 48;
  let offset = 0;
  let found: [number, number] | undefined;
  /** A number of seven bits a byte; the first bit says whether another byte follows. */
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = face.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let table = 0; table < face.readUInt16BE(12); table++) {
    const flags = face.readUInt8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const whole = number();
    const version = flags >> 6;
    const length = (changed.includes(tag) ? version !== noChange : version !== 0) ? number() : whole;
    if (tag === wanted) found = [offset, offset + length];
    offset += length;
  }
  if (!found) throw new Error('The face has no such table.');
  return brotliDecompressSync(face.subarray(at, at + face.readUInt32BE(20))).subarray(...found);
}
