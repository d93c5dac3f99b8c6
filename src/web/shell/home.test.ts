import { expect, it } from 'vitest';
import { homeAddress, houseAddress, landingAddress } from './home.ts';

const home = { defaultExam: 'SUBS-1001', defaultLanding: 'universe' } as const;
const kept = new URLSearchParams('gclid=click-0001&orderNumber=secret');

it.each([
  ['the house', houseAddress('/no/page', 'DE', home, { kept }), '/tests/DE-SUBS-1001'],
  [
    'support',
    houseAddress('/x/FR-SUBS-1002', 'DE', home, { page: '/support', kept }),
    '/support/FR-SUBS-1001',
  ],
  ['home', homeAddress('/no/page', 'JA', home, kept), '/landing/universe/JP-SUBS-1001'],
  [
    'another test',
    landingAddress('/no/page', 'EN', { examId: 'SUBS-1003', landing: 'boy' }, kept),
    '/landing/boy/US-SUBS-1003',
  ],
])('the way to %s takes along what an address keeps, and nothing else of it', (_, address, path) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  expect(pathname).toBe(path);
  expect([...searchParams.keys()].sort()).toEqual(['gclid', 'hl']);
});

it('is the index where nothing is known of the site', () => {
  expect([houseAddress('/', 'EN', undefined), homeAddress('/', 'EN', undefined)]).toEqual(['/', '/']);
});
