import { describe, expect, it } from 'vitest';
import { findExam } from '#exams/index.ts';
import { languageTags, locales } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';
import { htmlOf } from './html.ts';
import { plainOf } from './letter.ts';
import { addressChanged, reportLinks, reportReady } from './letters.ts';
import type { Places } from './places.ts';

const places: Places = {
  addressOf: ({ linkId, reference }, locale) =>
    `https://example.org/report/retrieve/${reference}?token=${linkId}&hl=${locale}`,
  codeOf: () => '042719',
  accountTokenOf: (linkId) => `key-${linkId}`,
  publicUrl: 'https://example.org',
  supportEmail: 'help@example.org',
  home: 'XX-SUBS-1002',
};

const until = '2026-12-21T10:00:00.000Z';

function lettersIn(locale: (typeof locales)[number]) {
  const exam = findExam('SUBS-1002')?.name(locale) ?? '';
  const link = { linkId: 'link-one', reference: 'DE-SUBS-1002' };
  const ready = {
    to: 'a@example.org',
    locale,
    exam,
    orderNumber: '01ABC',
    booklet: true,
    total: '9,90 €',
    link,
    until,
  };
  const report = { ...link, exam, takenAt: '2026-11-21T10:00:00.000Z' };
  const many = { to: 'a@example.org', locale, reports: [report, { ...report, linkId: 'link-two' }], until };
  return {
    ready: reportReady(ready, places),
    workbook: reportReady({ ...ready, goods: 'workbook', booklet: false }, places),
    one: reportLinks({ ...many, reports: [report] }, places),
    many: reportLinks(many, places),
  };
}

describe.each(locales)('mails in %s', (locale) => {
  const letters = lettersIn(locale);

  it.each(['ready', 'workbook', 'one', 'many'] as const)(
    'say everything, in text and HTML alike: %s',
    (name) => {
      const letter = letters[name];
      const plain = plainOf(letter);
      const html = htmlOf(letter, locale);
      expect(plain + html.slice(html.indexOf('<body'))).not.toMatch(
        /\{|\}\}|undefined|MISSING|common\.|reportReady|reportLinks/,
      );
      expect(letter.subject.length).toBeGreaterThan(5);
      expect(html).toContain(`lang="${languageTags[locale]}"`);
      for (const { label, url } of letter.links) {
        expect(plain).toContain(`${label}\n${url}`);
        expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
      }
      expect(letter.links).toHaveLength(name === 'many' ? 2 : 1);
      expect(plain).toMatch(/2026/);
      expect(html).not.toMatch(/<(script|link|iframe)/);
    },
  );

  it('call a workbook so, and no report', () => {
    const { ready, workbook } = letters;
    expect(workbook.subject).not.toBe(ready.subject);
    expect(workbook.title).not.toBe(ready.title);
    expect(workbook.links[0]?.label).not.toBe(ready.links[0]?.label);
    expect(workbook.paragraphs.filter((text) => ready.paragraphs.includes(text))).toEqual([]);
    expect(rawWords(locale, 'mail').common.private).not.toMatch(
      /report|rapport|Bericht|informe|relat|レポート|보고서|报告|報告/,
    );
  });

  it('are not in English where another language was asked for', () => {
    if (locale === 'EN') return;
    const english = lettersIn('EN');
    for (const name of ['ready', 'one', 'many'] as const) {
      expect(letters[name].subject).not.toBe(english[name].subject);
      for (const [at, text] of letters[name].paragraphs.entries())
        expect(text).not.toBe(english[name].paragraphs[at]);
    }
  });
});

it.each(locales)(
  'says in %s until when a change of address can be undone, and who helps after that',
  (locale) => {
    const link = { linkId: 'link-one', reference: 'DE-SUBS-1002' };
    const { small } = addressChanged({ to: 'a@example.org', locale, exam: 'IQ', link, until }, places);
    const { validUntil } = rawWords(locale, 'mail').common;
    expect(small[0]).toMatch(/2026.*help@example\.org/);
    // Another link by “Retrieve report” would undo nothing.
    expect(small[0]).not.toContain(validUntil.slice(validUntil.indexOf('}') + 12));
  },
);

it('lets no words become markup', () => {
  const html = htmlOf(
    {
      subject: '<b>',
      title: '<i>&',
      paragraphs: ['<script>'],
      links: [{ label: '"', url: '"onclick="' }],
      small: [],
      signature: '',
    },
    'EN',
  );
  expect(html).not.toMatch(/<b>|<i>|<script>|"onclick/);
});
