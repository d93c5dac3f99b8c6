import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKept } from './answer/read-kept.ts';
import { latest, rememberLatest } from './order/latest.ts';
import { noticeAnswer } from './shell/consent.ts';
import { keep, kept, memoryShelf, type Shelf } from './shell/device.ts';
import { knownLogid, readSession, writeSession } from './shell/session.ts';

const number = '01M84KXM7D50NH5VYT2MBGKH0WETVSY9STXYTP';
const answers = { q1: { questionId: 'q1', choice: 2, milliseconds: 900, sequence: 1 } };
const sitting = {
  page: 3,
  seen: [],
  sequence: 1,
  sent: 0,
  answers,
  closed: [],
  planned: [],
  orderNumber: null,
};

/**
 * What the specification's section 3 keeps on the device, and what stands for it here. Its selected answers and question page are
 * the entry of a sitting; its question list and info the page that the service worker keeps (decision 56); its exam, country, theme,
 * landing and query stand in each address; its form, e-mail and payment method belong to the order, and its protocols to the server,
 * so that no shared device holds them. Language and locale are one entry.
 */
const entries: Readonly<
  Record<string, { key: string; value: unknown; read: (shelf: Shelf) => unknown; where: string }>
> = {
  'locale and language': {
    key: 'locale',
    value: 'JA',
    read: (shelf) => kept(shelf, 'locale', Date.now()),
    where: 'shell/use-kept-language.ts',
  },
  'answer to the notice': {
    key: 'cookie-notice',
    value: 'ok',
    read: () => noticeAnswer(),
    where: 'shell/boot.js',
  },
  'selected answers and question page': {
    key: `sitting:${number}`,
    value: sitting,
    read: (shelf) => readKept(kept(shelf, `sitting:${number}`, Date.now())),
    where: 'answer/store.ts',
  },
  'newest sitting of a test': {
    key: 'latest-sitting:SUBS-1002',
    value: number,
    read: () => latest('sitting', 'SUBS-1002'),
    where: 'order/latest.ts',
  },
  'newest order of a test': {
    key: 'latest-order:SUBS-1002',
    value: number,
    read: () => latest('order', 'SUBS-1002'),
    where: 'order/latest.ts',
  },
};

let shelf: Shelf;
beforeEach(() => {
  shelf = memoryShelf();
  vi.stubGlobal('localStorage', shelf);
});
afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(entries))('what the device keeps: %s', (_, { key, value, read }) => {
  it('is read as it was written, for a year and no longer', () => {
    keep(shelf, key, value, Date.now());
    expect(read(shelf)).toEqual(value);
    keep(shelf, key, value, Date.now() - 366 * 86_400_000);
    expect(read(shelf)).toBeUndefined();
  });

  it('breaks nothing, whatever else wrote there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        shelf.setItem(key, text);
        expect(() => read(shelf)).not.toThrow();
      }),
    );
  });
});

/** Of the locale there is no shape to check: it is written for the server's cookie, and read by nobody. */
const shaped = Object.entries(entries).filter(([, { key }]) => key !== 'locale');

describe.each(shaped)('what the device keeps: %s', (_, { key, value, read }) => {
  it('is nothing where it is of another shape, as of an older build', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (other) => {
        fc.pre(JSON.stringify(other) !== JSON.stringify(value) && other !== 'no' && other !== 'ads');
        keep(shelf, key, other, Date.now());
        expect(read(shelf)).toBeUndefined();
      }),
    );
  });
});

it('the newest order is remembered under the name that is read', () => {
  rememberLatest('order', 'SUBS-1002', number);
  expect(latest('order', 'SUBS-1002')).toBe(number);
});

it('the session keeps the visit, the consent, the continent and the guard of reloads, each under IQ-', () => {
  const session = memoryShelf();
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('location', { search: '' });
  for (const key of ['logid', 'gtag-state', 'coutinent-code', 'token', 'reloaded-for-chunk'] as const) {
    writeSession(key, 'visit-0001');
    expect(session.getItem(`IQ-${key}`)).toBe('visit-0001');
    expect(readSession(key)).toBe('visit-0001');
  }
  expect(knownLogid()).toBe('visit-0001');
  session.setItem('IQ-logid', 'no id\n');
  expect(knownLogid()).toBeUndefined();
});

it('no file writes to the device past these', () => {
  const root = new URL('.', import.meta.url);
  const writing = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|js)$/.test(path) && !/\.test\./.test(path))
    .filter((path) => /\bkeep\(|\.setItem\(/.test(readFileSync(new URL(path, root), 'utf8')));
  const known = [
    ...Object.values(entries).map(({ where }) => where),
    'shell/device.ts',
    'shell/session.ts',
    // The answer to the notice once more: one that is taken back in the settings is a no.
    'shell/consent.ts',
    // Whether a report was reviewed: yes or nothing.
    'report/review.tsx',
    // The practice set that was left, read by its own file.
    'answer/practice/kept-set.ts',
    // Pages and files of a begun test (decision 56).
    'answer/service-worker.js',
  ];
  expect(writing.sort()).toEqual([...new Set(known)].sort());
});
