import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type Locale, locales } from '#locale/locales.ts';
import { hardest } from '#tests/support/form.ts';
import { specimen } from '#tests/support/specimen.ts';
import { rawWords } from '#words/index.ts';
import { WordsProvider } from '../../shell/words.tsx';
import { Blocks } from './index.tsx';

/** Questions and solutions of a workbook as the server writes them into the page. */
function written(locale: Locale): string[] {
  const { blocks } = specimen(locale);
  return (['exercises', 'solutions'] as const).map((kind) => {
    const words = {
      report: JSON.stringify(rawWords(locale, 'report')),
      way: JSON.stringify(rawWords(locale, 'way')),
      shell: JSON.stringify(rawWords(locale, 'shell')),
    };
    const children = createElement(Blocks, {
      blocks: blocks.filter(({ block }) => block === kind),
      order: { orderNumber: 'COURSE', unlocked: true },
    });
    const page = () => WordsProvider({ words, variety: locale, children });
    const path = '/report/result/DE-SUBS-2001';
    const router = createMemoryRouter([{ path, element: createElement(page) }], {
      initialEntries: [`${path}?orderNumber=COURSE&tab=solutions`],
    });
    return renderToStaticMarkup(createElement(RouterProvider, { router }));
  });
}

it.each(hardest(locales, ['DE', 'JA']))(
  'each question has its solution folded under it, and each solution leads back, in %s',
  (locale) => {
    const [questions = '', solutions = ''] = written(locale);
    const articles = questions.split('<article ').slice(1);
    expect(articles).toHaveLength(40);
    for (const [at, article] of articles.entries()) {
      expect(article).toContain(`id="question-${at + 1}"`);
      expect(article.match(/<details class/g)).toHaveLength(1);
      expect(article).not.toContain('<details open');
    }
    const ways = [...solutions.matchAll(/href="([^"]*)"/g)].map(([, way = '']) =>
      way.replaceAll('&amp;', '&'),
    );
    expect(ways).toEqual(
      articles.map(
        (_, at) => `/report/result/DE-SUBS-2001?orderNumber=COURSE&tab=workbook#question-${at + 1}`,
      ),
    );
  },
);
