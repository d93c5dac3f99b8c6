import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { trackingParameters } from '#contract/tracking.ts';
import { rawWords } from '#words/index.ts';
import { WordsProvider } from '../shell/words.tsx';
import { Brings } from './brings.tsx';

const named = Object.fromEntries(trackingParameters.map((name) => [name, `${name}-0001`]));

/** What a package brought, as it stands on the page of a report that an advertisement led to. */
function Page() {
  return WordsProvider({
    words: { report: rawWords('EN', 'report') },
    variety: 'EN',
    children: createElement(Brings, {
      brings: [
        { examId: 'SUBS-1004', name: 'Brain', orderNumber: null },
        { examId: 'SUBS-1005', name: 'EQ', orderNumber: '20261121-BROUGHT' },
      ],
    }),
  });
}

it('leads to each test that a package brings with what the advertisement named', () => {
  const reference = 'DE-SUBS-1002';
  const search = new URLSearchParams({ hl: 'EN', ...named });
  const router = createMemoryRouter(
    [{ id: 'exam', path: '/report/result/:ref', loader: () => null, element: createElement(Page) }],
    {
      initialEntries: [`/report/result/${reference}?${search}`],
      hydrationData: { loaderData: { exam: { reference, market: 'DE', exam: {} } } },
    },
  );
  const page = renderToStaticMarkup(createElement(RouterProvider, { router }));
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&'), 'https://example.org'),
  );
  expect(links.map(({ pathname }) => pathname)).toEqual([
    '/report/result/DE-SUBS-1005',
    '/answer/start/DE-SUBS-1004',
  ]);
  for (const { searchParams } of links) expect(Object.fromEntries(searchParams)).toMatchObject(named);
  expect(links[0]?.searchParams.get('orderNumber')).toBe('20261121-BROUGHT');
});
