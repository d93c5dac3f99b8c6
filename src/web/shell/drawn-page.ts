import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Variety } from '#locale/locales.ts';
import { WordsProvider } from './words.tsx';

/** Where a part is drawn, as far as it is told another than the IQ test's page in the United States, in English. */
interface Place {
  variety?: Variety;
  /** Its market and test, `DE-SUBS-1002`. */
  reference?: string;
  /** What is known of the test there. */
  exam?: object;
  /** What stands in the address behind the test. */
  search?: string;
  /** Whether somebody is logged in. */
  signedIn?: boolean;
}

interface Props {
  words: Readonly<Record<string, string>>;
  variety: Variety;
  part: ReactNode;
}

const Page = ({ words, variety, part }: Props) => WordsProvider({ words, variety, children: part });

/** For tests: the markup of a part of a page about a test, with the words of some rooms. */
export function drawnPage(
  part: ReactNode,
  rooms: Readonly<Record<string, object>>,
  { variety = 'EN', reference = 'US-SUBS-1002', exam = {}, search = '', signedIn = false }: Place = {},
): string {
  const words = Object.fromEntries(Object.entries(rooms).map(([room, said]) => [room, JSON.stringify(said)]));
  const [market] = reference.split('-', 1);
  const known = { exam: { name: 'IQ test', goods: 'report', ...exam }, market, reference };
  const element = createElement(Page, { words, variety, part });
  const page = { id: 'exam', path: '/:ref', loader: () => null, element };
  const router = createMemoryRouter([{ id: 'root', loader: () => null, children: [page] }], {
    initialEntries: [`/${reference}${search}`],
    hydrationData: { loaderData: { root: { signedIn }, exam: known } },
  });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}
