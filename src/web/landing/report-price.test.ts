import { createElement } from 'react';
import { expect, it } from 'vitest';
import { varieties } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { useReportPrice } from './report-price.ts';

const price = { amount: 990, currency: 'EUR', tax: 'included' as const };

function Told({ part }: { part: 'whole' | 'part' }) {
  const told = useReportPrice();
  const beyond = part === 'part' ? { beyondAccount: 'OCCUPATIONS' } : {};
  return told({ exam: { freeWithAccount: part, ...beyond, goods: 'report' }, price, several: false });
}

it.each(varieties)('tells in %s what of a report an account leaves, before the test is begun', (variety) => {
  const shown = (part: 'whole' | 'part') =>
    drawnPage(createElement(Told, { part }), { landing: rawWords(variety, 'landing') }, { variety });
  expect(shown('part')).toMatch(/[“„«「‘]\s?OCCUPATIONS\s?[”“»」’,]/);
  expect(shown('whole')).not.toContain('OCCUPATIONS');
});
