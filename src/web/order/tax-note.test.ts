import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { priceTaxes } from '#locale/markets.ts';
import { TaxNote } from './tax-note.tsx';

it('says how a price stands with its tax, and nothing in a market that has none', () => {
  const drawn = priceTaxes.map((tax) => renderToStaticMarkup(createElement(TaxNote, { tax, said: tax })));
  expect(drawn).toEqual([
    ' <span class="small soft">included</span>',
    ' <span class="small soft">added</span>',
    '',
  ]);
});
