import { describe, expect, it } from 'vitest';
import { foundPaths, sitemapText } from './sitemap.ts';

const iq = { id: 'SUBS-1002', category: 'intelligence', landing: 'home', types: [], hasMethods: true };
const types = {
  id: 'SUBS-1003',
  category: 'personality',
  landing: 'boy',
  types: ['intj', 'esfp'],
  hasMethods: false,
};
const eq = { id: 'SUBS-1005', category: 'emotion', landing: null, types: [], hasMethods: true };

describe('what search may find', () => {
  it('is each test by the landings that are made for it, or by the first', () => {
    expect(foundPaths([iq, types, eq])).toEqual(
      expect.arrayContaining([
        '/landing/home/US-SUBS-1002',
        '/landing/world/US-SUBS-1002',
        '/landing/boy/US-SUBS-1003',
        '/landing/home/US-SUBS-1005',
      ]),
    );
  });

  it('is each type by its own address', () => {
    expect(foundPaths([types])).toContain('/tests/types/esfp/US-SUBS-1003');
  });

  it('is how a test measures, where there is a page on it, and what holds for all of them', () => {
    expect(foundPaths([iq, types])).toEqual(
      expect.arrayContaining(['/methods/US-SUBS-1002', '/methods/answers/US-SUBS-1002']),
    );
    expect(foundPaths([iq, types])).not.toContain('/methods/US-SUBS-1003');
  });

  it('is a list of tests where there is one of its kind', () => {
    expect(foundPaths([iq, types])).toContain('/tests/types/US-SUBS-1002');
    expect(foundPaths([iq, types])).not.toContain('/tests/professional/US-SUBS-1002');
  });

  it('is every page once, and no copy of another', () => {
    const paths = foundPaths([iq, types, eq]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path.includes('copy'))).toEqual([]);
    expect(paths.filter((path) => path.includes('commerce'))).toEqual([]);
  });

  it('names each page in nine languages and in none', () => {
    const text = sitemapText('https://example.org', [eq]);
    const pages = foundPaths([eq]).length;
    expect(text.match(/<url>/g)).toHaveLength(9 * pages);
    expect(text.match(/hreflang="x-default"/g)).toHaveLength(9 * pages);
    expect(text).toContain('<loc>https://example.org/landing/home/US-SUBS-1005?hl=JA</loc>');
    expect(text).toContain('hreflang="de-DE"');
  });
});
