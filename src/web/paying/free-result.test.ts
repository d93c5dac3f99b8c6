import { createElement } from 'react';
import { expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import type { OrderView } from '../order/order.server.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { FreeResult } from './free-result.tsx';

type Free = NonNullable<OrderView['free']>;

const careful = { title: 'Before you read on', text: 'It should not go on for long.' };
const hurried = 'Some of your answers look hurried.';

const told: Free['blocks'] = [
  { block: 'note', text: hurried, caution: true },
  { block: 'note', caution: true, ...careful },
  { block: 'note', text: 'Here are two of your eight dimensions.' },
];

/** What stands before the packages of a result whose free document has some blocks. */
function shown(blocks: Free['blocks']): string {
  const picture = { set: 'faces', name: 'types', alt: '' } as const;
  const emblem = { facts: [{ value: 'ENTJ' }], drawing: { kind: 'picture' as const, picture } };
  const free = { emblem, blocks } as Free;
  const rooms = { paying: rawWords('EN', 'paying'), way: rawWords('EN', 'way') };
  return drawnPage(createElement(FreeResult, { orderNumber: 'N', free, next: 'rest' }), rooms);
}

it('says what to mind about a result under it, before anything is bought', () => {
  const page = shown(told);
  const at = [page.indexOf('ENTJ'), page.indexOf(hurried), page.indexOf(careful.text), page.indexOf('#rest')];
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  expect(at[0]).toBeGreaterThan(0);
  expect(page).toContain(`<h2>${careful.title}</h2>`);
});

it('leads to more of the result and to the prices, each by its name', () => {
  const links = [...shown(told).matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, text]) => text);
  expect(links).toEqual(['Read more about this result', 'See the report and its price']);
});

it('says of a score at the edge of its test what its report says of it', () => {
  const reach = 'Above about 145 it can’t tell scores apart.';
  const headline: Free['blocks'][number] = {
    block: 'headline',
    interval: { low: 138, high: 155 },
    scale: { mean: 100, deviation: 15 },
    alt: '',
    range: '138 to 155',
    lead: '',
  };
  expect(shown([{ ...headline, reach }])).toContain(reach);
  expect(shown([headline])).not.toContain('class="notice');
});

it('has no caution where none is needed, and nothing else of what is free', () => {
  const page = shown(told.slice(2));
  expect(page).toContain('ENTJ');
  expect(page).not.toContain('class="notice');
  expect(page).not.toContain('eight dimensions');
});
