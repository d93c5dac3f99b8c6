import { methodsDocuments } from '#contract/methods-documents.ts';
import { protocolIds } from '#contract/protocol-ids.ts';
import { languageTags, locales } from '#locale/locales.ts';
import { isMadeFor, landings, testLists } from '#web/landings.ts';

/** A test, as far as it has pages of its own that search may find. */
export interface FoundTest {
  readonly id: string;
  readonly category: string;
  /** The landing that is made for it. */
  readonly landing: string | null;
  /** The types that it tells apart, as they stand in addresses. */
  readonly types: readonly string[];
  /** Whether there is a page on how it measures. */
  readonly hasMethods: boolean;
}

/** Pages are the same in every market but for their prices; search is told of them in this one. */
const market = 'US';

/** Documents of one market only are found from its pages. */
const everywhere = protocolIds.filter((id) => !id.startsWith('commerce-'));

/** The paths of all pages that search may find: no copy of another page, and nothing that belongs to one person. */
export function foundPaths(tests: readonly FoundTest[]): string[] {
  const [first] = tests;
  if (!first) return [];
  const originals = landings.filter(({ name }) => !name.endsWith(' copy'));
  const ofTests = tests.flatMap(({ id, landing, types, hasMethods }) => {
    const own = originals.filter((one) => one.of !== 'any' && isMadeFor(one, landing));
    const shown = own.length > 0 ? own : originals.slice(0, 1);
    return [
      ...shown.map(({ name }) => `/landing/${name}/${market}-${id}`),
      ...(hasMethods ? [`/methods/${market}-${id}`] : []),
      ...types.map((type) => `/tests/types/${type}/${market}-${id}`),
    ];
  });
  const lists = Object.entries(testLists).filter(
    ([, kind]) => kind === undefined || tests.some(({ category }) => category === kind),
  );
  const ofTheHouse = [
    ...originals.filter(({ of }) => of === 'any').map(({ name }) => `landing/${name}`),
    ...lists.map(([path]) => path),
    ...everywhere.map((id) => `protocol/${id}`),
    ...methodsDocuments.map((document) => `methods/${document}`),
  ];
  return [...ofTests, ...ofTheHouse.map((path) => `/${path}/${market}-${first.id}`)];
}

/**
 * Every page that search may find, each in nine languages that name each other (sitemaps.org; `xhtml:link` as
 * https://developers.google.com/search/docs/specialty/international/localized-versions).
 *
 * @param publicUrl where the site is found, without a slash at its end
 */
export function sitemapText(publicUrl: string, tests: readonly FoundTest[]): string {
  const addressOf = (path: string, hl?: string) => `${publicUrl}${path}${hl ? `?hl=${hl}` : ''}`;
  const pages = foundPaths(tests).flatMap((path) => {
    const others = [
      ...locales.map((hl) => [languageTags[hl], addressOf(path, hl)] as const),
      ['x-default', addressOf(path)] as const,
    ].map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`);
    return locales.map((hl) => `<url><loc>${addressOf(path, hl)}</loc>${others.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}
