import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { Offer, Shelf } from '#contract/shelf.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { OpenTests } from './open-tests.tsx';

const words = rawWords('EN', 'shelf');

interface Shown {
  member: boolean;
  offers: readonly Offer[];
  own: Shelf['own'];
}

function shown(
  byMembership: boolean,
  { member = byMembership, offers = [], own = [] }: Partial<Shown> = {},
): string {
  const test: Shelf['tests'][number] = {
    examId: 'SUBS-1002',
    countryCode: 'US',
    name: 'IQ test',
    face: { landing: 'home', emblem: { set: 'gates', name: 'labyrinth', alt: '' } },
    offers: [...offers],
    byMembership,
    gift: null,
  };
  return drawnPage(createElement(OpenTests, { tests: [test], own, member, outcome: undefined }), {
    shelf: words,
    store: rawWords('EN', 'store'),
  });
}

it('calls owned only what is kept: what a membership opens lasts as long as it', () => {
  expect(shown(false)).toContain(words.all);
  expect(shown(true)).toContain(words.allLent);
  expect(shown(true)).not.toContain(words.all);
});

it('says to whoever is no member alone that each thing is paid for once', () => {
  expect(shown(false)).toContain(words.openText);
  expect(shown(true)).not.toContain(words.openText);
});

it('leads a member to this month’s workbook', () => {
  const offer = { skuId: null, product: null, price: null, from: false, instead: null, orderNumber: null };
  const page = shown(false, { member: true, offers: [{ ...offer, why: 'monthly' }] });
  expect(page).toContain(words.why.monthly);
  expect(page).toMatch(/href="\/user\/resources\/US-SUBS-1002/);
  expect(page).toContain(words.nothing);
});

it('says what makes a report cheaper: another, or a workbook', () => {
  const orderNumber = '20261121-OWNED';
  const price = { amount: 590, currency: 'USD', tax: 'added' } as const;
  const offer = { skuId: 'iq-extra', product: null, price, from: false, instead: 990, orderNumber } as const;
  const beside = (goods: 'report' | 'workbook') =>
    shown(false, {
      offers: [{ ...offer, why: 'reader' }],
      own: [{ orderNumber, goods }] as unknown as Shelf['own'],
    });
  expect(beside('report')).toContain('because you already own a report');
  expect(beside('workbook')).toContain('because you already own a workbook');
});
