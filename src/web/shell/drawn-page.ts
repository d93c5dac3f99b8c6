import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { WordsProvider } from './words.tsx';

interface Props {
  words: Readonly<Record<string, string>>;
  part: ReactNode;
}

const Page = ({ words, part }: Props) => WordsProvider({ words, variety: 'EN', children: part });

/** For tests: the markup of a part of a page about the IQ test, in English, with the words of some rooms. */
export function drawnPage(part: ReactNode, rooms: Readonly<Record<string, object>>): string {
  const words = Object.fromEntries(Object.entries(rooms).map(([room, said]) => [room, JSON.stringify(said)]));
  const exam = { name: 'IQ test', goods: 'report' };
  const element = createElement(Page, { words, part });
  const router = createMemoryRouter([{ id: 'exam', path: '/', loader: () => null, element }], {
    hydrationData: { loaderData: { exam: { exam, market: 'US', reference: 'US-SUBS-1002' } } },
  });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}
