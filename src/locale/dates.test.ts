import { expect, it } from 'vitest';
import { heldDay, writtenDay } from './dates.ts';
import type { Variety } from './locales.ts';

const day = new Date('2026-11-28T00:00:00Z');

// An underscore stands for a space that holds, a plus sign for a U+2060.
it.each<[Variety, string]>([
  ['EN', 'November_28, 2026'],
  ['DE', '28._November 2026'],
  ['FR', '28_novembre 2026'],
  ['ES', '28_de_noviembre de 2026'],
  ['PT', '28_de_novembro de 2026'],
  ['PT-BR', '28_de_novembro de 2026'],
  ['KR', '2026년_11월_28일'],
  ['JA', '2026+年+11+月+28+日'],
  ['CN', '2026+年+11+月+28+日'],
])('a day is held together from its number to its month, in %s', (variety, held) => {
  expect(heldDay(writtenDay(day, variety)).replaceAll('\u00a0', '_').replaceAll('\u2060', '+')).toBe(held);
});
