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
}

function shown(byMembership: boolean, { member = byMembership, offers = [] }: Partial<Shown> = {}): string {
  const test: Shelf['tests'][number] = {
    examId: 'SUBS-1002',
    countryCode: 'US',
    name: 'IQ test',
    face: { landing: 'home', emblem: { set: 'gates', name: 'labyrinth', alt: '' } },
    offers: [...offers],
    byMembership,
    gift: null,
  };
  return drawnPage(createElement(OpenTests, { tests: [test], member, outcome: undefined }), {
    shelf: words,
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
