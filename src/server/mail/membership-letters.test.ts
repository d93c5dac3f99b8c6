import { describe, expect, it } from 'vitest';
import { languageTags, locales } from '#locale/locales.ts';
import { mails } from '#server/jobs/mails.ts';
import { rawWords } from '#words/index.ts';
import { htmlOf } from './html.ts';
import { plainOf } from './letter.ts';
import * as letters from './membership-letters.ts';
import type { Places } from './places.ts';

const places: Places = {
  codeOf: () => '042719',
  accountTokenOf: (linkId) => `key-${linkId}`,
  publicUrl: 'https://example.org',
  supportEmail: 'help@example.org',
  home: 'XX-SUBS-1002',
  addressOf: () => '',
};

function written(locale: (typeof locales)[number]) {
  const props = mails['mail.membership-started'].parse({
    to: 'a@example.org',
    locale,
    reference: 'DE-SUBS-1002',
    orderNumber: '01ABC',
    plan: 'Plan A',
    price: '9,90 €',
    periodEnd: '2027-03-14T10:00:00.000Z',
    graceUntil: '2027-04-21T10:00:00.000Z',
  });
  return Object.entries(letters).map(([name, write]) => ({ name, letter: write(props, places) }));
}

const dated = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

describe.each(locales)('mails about memberships in %s', (locale) => {
  it.each(written(locale))('say everything, in text and HTML alike: $name', ({ letter }) => {
    const plain = plainOf(letter);
    const html = htmlOf(letter, locale);
    expect(plain + html.slice(html.indexOf('<body'))).not.toMatch(
      /\{|\}\}|undefined|MISSING|mails\.|common\./,
    );
    expect(html).toContain(`lang="${languageTags[locale]}"`);
    const url = `https://example.org/member/DE-SUBS-1002?hl=${locale}`;
    const [first, ...others] = letter.links;
    expect(first).toEqual({ label: expect.any(String), url });
    // Before support: the page that mails a link by itself (`server/reports/retrieve.ts`).
    const retrieve = `https://example.org/report/retrieve/DE-SUBS-1002?hl=${locale}`;
    expect(others).toEqual([{ label: expect.any(String), url: retrieve, quiet: true }]);
    const page = rawWords(locale, 'shell').nav.retrieve;
    const browser = letter.small.find((line) => line.includes('help@example.org')) ?? '';
    expect(browser.slice(0, browser.indexOf('help@example.org'))).toContain(page);
    expect(plain).toContain('01ABC');
    expect(plain).toContain('help@example.org');
  });

  it('are not in English where another language was asked for', () => {
    if (locale === 'EN') return;
    const english = written('EN');
    for (const [at, { letter }] of written(locale).entries()) {
      expect(letter.subject).not.toBe(english[at]?.letter.subject);
      for (const [line, text] of letter.paragraphs.entries())
        expect(text).not.toBe(english[at]?.letter.paragraphs[line]);
    }
  });
});

describe('a mail about a membership', () => {
  const find = (name: string) => {
    const found = written('EN').find((one) => one.name === name);
    return plainOf((found as ReturnType<typeof written>[number]).letter);
  };

  it.each([
    'membershipStarted',
    'membershipRenewed',
    'membershipResumed',
    'membershipReminder',
    'membershipSwitched',
  ])('names the price, the date and the way to cancel: %s', (name) => {
    const plain = find(name);
    expect(plain).toContain('9,90 €');
    expect(plain).toContain(dated.format(new Date('2027-03-14')));
    expect(plain).toMatch(/cancel anytime/);
  });

  it('names what is owed, the end of the grace and the way to pay with another card', () => {
    const plain = find('membershipPastDue');
    expect(plain).toContain('9,90 €');
    expect(plain).toContain(dated.format(new Date('2027-04-21')));
    expect(plain).toMatch(/Pay with another card\nhttps:\/\/example\.org\/member\//);
  });
});

it('of a renewal that failed name the period that the page says is due', () => {
  const said = 'for the current period';
  expect(rawWords('EN', 'member').state.due).toContain(said);
  expect(rawWords('EN', 'membership').mails.pastDue.lead).toContain(said);
});
