import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterOneSlash, canonicalPage } from './spelling.ts';

const written = '/landing/home/US-SUBS-1002';

/** A path spelled otherwise, by one number for each of its characters. */
function spelled(path: string, ways: readonly number[]): string {
  return [...path]
    .map((character, at) => {
      const way = ways[at] ?? 0;
      if (character === '/') return ['/', '//', '/./', '///'][way % 4];
      if (way % 3 === 1)
        return character === character.toUpperCase() ? character.toLowerCase() : character.toUpperCase();
      return way % 3 === 2 ? `%${character.charCodeAt(0).toString(16)}` : character;
    })
    .join('');
}

describe('canonicalPage', () => {
  it('is one for a thousand spellings', () => {
    const spellings = new Set<string>();
    const ways = fc.array(fc.nat(11), { minLength: written.length, maxLength: written.length });
    fc.assert(
      fc.property(ways, fc.constantFrom('', '/', '//', '/.'), (how, end) => {
        const path = spelled(written, how) + end;
        spellings.add(path);
        expect(canonicalPage(path), path).toBe(written);
      }),
      { numRuns: 1_100 },
    );
    expect(spellings.size).toBeGreaterThan(1_000);
  });

  it.each(['/tests/types/enfp/with/istj', '/tests/types/istj/with/enfp', '/tests/types/ENFP/with/ISTJ/'])(
    'of two types is one, whichever is named first: %s',
    (path) => {
      expect(canonicalPage(`${path}/DE-SUBS-1003`)).toBe('/tests/types/istj/with/enfp/DE-SUBS-1003');
    },
  );

  it.each([
    written,
    '/landing/universe/JP-SUBS-1001',
    '/tests/DE-SUBS-1002',
    '/tests/types/DE-SUBS-1002',
    '/sample/2/DE-SUBS-1002',
  ])('stays what it is: %s', (path) => {
    expect(canonicalPage(path)).toBe(path);
  });

  it.each([
    '/',
    '/landing',
    '/landing/home',
    '/landing/home/QQ-SUBS-1002',
    '/landing/home/US-SUBS-1002/more',
    '/answer/start/US-SUBS-1002',
    '/landing/home/US-SUBS-1002%zz',
    '/landing/home/%E0%A4%A',
    '/landing/home/US-SUBS-1002%3Fhl=DE',
    '/landing/home/%2555S-SUBS-1002',
    '//elsewhere.example/landing/home/US-SUBS-1002',
  ])('%s has none', (path) => {
    expect(canonicalPage(path)).toBeUndefined();
  });
});

describe('afterOneSlash', () => {
  it('leaves no other host to be named', () => {
    for (const path of ['//a.example/b', '/\\a.example/b', '\\\\a.example/b']) {
      expect(new URL(afterOneSlash(path), 'http://localhost').host).toBe('localhost');
    }
  });
});
