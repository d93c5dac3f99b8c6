import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { rawWords } from '#words/index.ts';
import type { OrderView } from '../order/order.server.ts';
import { WordsProvider } from '../shell/words.tsx';
import { ReportBought } from './report-bought.tsx';

interface Props {
  email: string | null;
}

const Page = ({ email }: Props) =>
  WordsProvider({
    words: { paying: JSON.stringify(rawWords('EN', 'paying')), way: JSON.stringify(rawWords('EN', 'way')) },
    variety: 'EN',
    children: createElement(ReportBought, {
      order: { orderNumber: 'N', email } as OrderView,
      posted: undefined,
    }),
  });

/** The page of a paid order, whose receipt went to an address or to none. */
function shown(email: string | null): string {
  const element = createElement(Page, { email });
  const router = createMemoryRouter([{ id: 'exam', path: '/', loader: () => null, element }], {
    hydrationData: { loaderData: { exam: { exam: { goods: 'report' }, reference: 'US-SUBS-1002' } } },
  });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

it('asks for an address only where the order has none', () => {
  const { again } = rawWords('EN', 'paying').success;
  const [addressed, without] = [shown('reader@example.org'), shown(null)];
  expect(addressed).toContain('reader@example.org');
  expect(addressed).toContain(again);
  expect(addressed).not.toContain('<form');
  expect(without).toContain('<form');
  expect(without).not.toContain(again);
});
