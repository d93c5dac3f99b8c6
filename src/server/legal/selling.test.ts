import { expect, it } from 'vitest';
import { sellingOf } from './selling.ts';

const seller = {
  name: 'Sixgates Ltd',
  address: '1 Gate Street, Dublin',
  phone: '+353 1 234 5678',
  email: 'help@example.org',
};
const market = { DE: true, JP: true, KR: true };
const sold = (shop: Parameters<typeof sellingOf>[0]) =>
  Object.fromEntries(Object.keys(market).map((code) => [code, sellingOf(shop)(code)]));

it.each([
  ['a demonstration', { seller: { email: 'x@localhost' }, secure: true, takesMoney: false }, market],
  ['a site of one’s own', { seller: { email: 'x@localhost' }, secure: false, takesMoney: true }, market],
  [
    'a public site that names nobody',
    { seller: { email: 'help@example.org' }, secure: true, takesMoney: true },
    { DE: false, JP: false, KR: false },
  ],
  [
    'a public site without a mailbox',
    { seller: { ...seller, email: 'reports@localhost' }, secure: true, takesMoney: true },
    { DE: false, JP: false, KR: false },
  ],
  ['a public site', { seller, secure: true, takesMoney: true }, { DE: true, JP: false, KR: false }],
  [
    'a public site with a representative',
    { seller: { ...seller, representative: 'Ada Gate' }, secure: true, takesMoney: true },
    { DE: true, JP: true, KR: false },
  ],
  [
    'a public site that is registered in Korea',
    {
      seller: { ...seller, representative: 'Ada Gate', taxNumber: '1', reportNumber: '2' },
      secure: true,
      takesMoney: true,
    },
    market,
  ],
])('%s sells where its seller is named as the law there asks', (_, shop, expected) => {
  expect(sold(shop)).toEqual(expected);
});
