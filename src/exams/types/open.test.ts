import { expect, it } from 'vitest';
import { typeCodes } from '#contract/types.ts';
import { locales } from '#locale/locales.ts';
import { openTypes } from './open.ts';
import { wordsOf } from './words/index.ts';

it('tells everybody who the sixteen are, and nothing of what is sold', () => {
  for (const locale of locales) {
    expect(openTypes.all(locale).map(({ code }) => code)).toEqual([...typeCodes]);
    const { profiles, axes, pairs } = wordsOf(locale);
    const open = JSON.stringify([
      typeCodes.map((code) => openTypes.one(code, locale)),
      typeCodes.flatMap((one) => typeCodes.map((other) => openTypes.pair(one, other, locale))),
    ]);
    const sold = [
      ...Object.values(profiles).flatMap(({ blindSpots, strengths, growth, work, love, friendship }) => [
        ...[...blindSpots, ...strengths, ...growth].map(({ text }) => text),
        ...work,
        ...love,
        ...friendship,
      ]),
      ...Object.values(axes).flatMap(({ lowDegrees, highDegrees, undecided }) => [
        ...Object.values(lowDegrees).flat(),
        ...Object.values(highDegrees).flat(),
        ...undecided,
      ]),
      ...Object.values(pairs).map(([, second]) => second),
    ];
    expect(sold.filter((text) => text && open.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  }
});

it('has the types that differ in one letter beside each', () => {
  for (const code of typeCodes) {
    const { near, letters } = openTypes.one(code, 'EN');
    expect(letters.map(({ letter }) => letter.toLowerCase()).join('')).toBe(code);
    expect(near).toHaveLength(4);
    for (const other of near)
      expect([...other.code].filter((letter, at) => letter !== code[at])).toHaveLength(1);
  }
});

it('says the same of two types in either order, and something of their own of like and unlike', () => {
  expect(openTypes.pair('infj', 'estp', 'EN').chapters.map(({ paragraph }) => paragraph)).toEqual(
    openTypes.pair('estp', 'infj', 'EN').chapters.map(({ paragraph }) => paragraph),
  );
  const [like, unlike] = [openTypes.pair('infj', 'infj', 'EN'), openTypes.pair('infj', 'estp', 'EN')];
  for (const [at, { paragraph }] of like.chapters.entries())
    expect(paragraph).not.toBe(unlike.chapters[at]?.paragraph);
});
