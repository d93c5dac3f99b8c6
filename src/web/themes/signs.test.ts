import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currencies } from '#locale/currencies.ts';
import { varieties } from '#locale/locales.ts';
import { markets } from '#locale/markets.ts';
import { formatAmount } from '#locale/price.ts';
import { charactersOf } from '#tests/support/woff2.ts';

const typography = readFileSync(new URL('base/typography.css', import.meta.url), 'utf8');

/** A file of a face of ours: what it has, and what browsers ask it for, if not for everything. */
interface Face {
  readonly family: string;
  readonly weight: string;
  readonly has: ReadonlySet<string>;
  readonly asked: ReadonlySet<string> | undefined;
}

const faces: Face[] = [...typography.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rules = '']) => {
  const part = (rule: RegExp) => rule.exec(rules)?.[1] ?? '';
  const file = part(/url\('\.\.\/([^'?]+)/);
  const range = part(/unicode-range: ([^;]+)/);
  return {
    family: part(/font-family: '([^']+)'/),
    weight: part(/font-weight: ([^;]+)/),
    has: charactersOf(readFileSync(new URL(file, import.meta.url))),
    asked: range === '' ? undefined : charactersIn(range),
  };
});

/** The characters of a `unicode-range`. */
function charactersIn(range: string): Set<string> {
  const codes = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
    ([, first = '', last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, step) => from + step);
    },
  );
  return new Set(codes.map((code) => String.fromCodePoint(code)));
}

/** Chinese, Japanese and Korean have the faces of their systems, which have the signs of their money. */
const inSystemFaces = ['CN', 'HK', 'JA', 'KR'];

/** Everything but spaces that money is written with in our faces, in any language and market. */
const ofMoney = new Set(
  varieties
    .filter((variety) => !inSystemFaces.includes(variety))
    .flatMap((variety) => [...markets.keys(), undefined].map((market) => ({ variety, market })))
    .flatMap((reader) => currencies.map((currency) => formatAmount(-123_456_789, currency, reader)))
    .join('')
    .replace(/\s/g, ''),
);

describe('the signs of money', () => {
  it.each([
    // Whole Newsreader has no hryvnia and no tenge, and neither has the baht: they are drawn by the reader's system.
    { family: 'Newsreader Display', weight: '400 540', lacks: '฿₴₸' },
    { family: 'Source Sans Screen', weight: '400 600', lacks: '฿' },
  ])('are all in $family, but for $lacks', ({ family, weight, lacks }) => {
    const ours = faces.filter((face) => face.family === family && face.weight === weight);
    const drawn = ({ has, asked }: Face, sign: string) => has.has(sign) && (asked?.has(sign) ?? true);
    const missing = [...ofMoney].filter((sign) => !ours.some((face) => drawn(face, sign)));
    expect(missing.sort().join('')).toBe(lacks);
  });

  it('are asked of a file that has them', () => {
    for (const { family, has, asked } of faces.filter((face) => face.family !== 'Newsreader Letters'))
      expect(
        [...(asked ?? [])].filter((character) => !has.has(character)),
        family,
      ).toEqual([]);
  });
});
