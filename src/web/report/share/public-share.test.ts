import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { HeldShare } from '#contract/shares.ts';
import { rawWords } from '#words/index.ts';
import { WordsProvider } from '../../shell/words.tsx';
import { PublicShare } from './public-share.tsx';
import { shareTargets } from './targets.ts';

const share: HeldShare = {
  key: 'a-public-card',
  public: true,
  shows: { tells: 'result', sign: false, name: null },
  address: 'https://example.org/share/a-public-card',
};

const Page = () =>
  WordsProvider({
    words: { share: JSON.stringify(rawWords('EN', 'share')), shell: JSON.stringify(rawWords('EN', 'shell')) },
    variety: 'EN',
    children: createElement(PublicShare, { share, text: 'My result' }),
  });

/** The ways out of a card on a site with the share flag set, or not. */
function waysOut(sharing: boolean): string {
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', loader: () => null, element: createElement(Page) }],
    { initialEntries: ['/'], hydrationData: { loaderData: { root: { config: { sharing } } } } },
  );
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

it('leads to its page and its picture on every site, and to targets and a link only where the share flag is set', () => {
  const [without, flagged] = [waysOut(false), waysOut(true)];
  for (const page of [without, flagged]) {
    expect(page).toContain(share.address);
    expect(page).toContain('story-EN.png');
  }
  const hosts = [
    'instagram.com',
    'twitter.com',
    'linkedin.com',
    'medium.com',
    'pinterest.com',
    'facebook.com',
  ];
  expect(shareTargets).toHaveLength(hosts.length);
  expect(hosts.filter((host) => flagged.includes(host))).toEqual(hosts);
  expect(hosts.filter((host) => without.includes(host))).toEqual([]);
  expect(flagged).toContain('<input');
  expect(without).not.toContain('<input');
});
