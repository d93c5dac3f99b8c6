import { describe, expect, it } from 'vitest';
import { varieties } from '#locale/locales.ts';
import type { MailKind } from '#server/jobs/mails.ts';
import { mails } from '#server/jobs/mails.ts';
import { type Sold, specimenOf } from '#tests/support/letters.ts';
import { htmlOf } from './html.ts';
import { inOneLine, plainOf } from './letter.ts';
import { band, schemes } from './look.ts';
import { picturesIn, withPictures } from './pictures.ts';

const kinds = Object.keys(mails) as MailKind[];
const sold: Sold = { exam: 'IQ', product: 'IQ: Plus', price: '14,90 €', counted: '−9,90 €', total: '5,00 €' };

/** Gmail cuts longer letters off and hides what follows, the legal pages among it. */
const longest = 102_000;

/** What no reader sees in the letter itself. */
const unseen = new Set(['subject', 'preview', 'replyTo', 'url']);

const textsOf = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : Object.entries(part ?? {}).flatMap(([name, inner]) => (unseen.has(name) ? [] : textsOf(inner)));

const spaced = (text: string) => inOneLine(text).replace(/\s+/g, ' ').trim();

const bodyOf = (html: string) => html.slice(html.indexOf('<body'));
const hidden = /<div style="display:none[\s\S]*?<\/div>/;

/** Words of a page, without its markup. */
const readable = (html: string) =>
  spaced(
    bodyOf(html)
      .replace(hidden, '')
      // A word held together is still one word.
      .replace(/<span style="white-space:nowrap">([^<]*)<\/span>/g, '$1')
      .replaceAll('<wbr>', '')
      .replace(/<!--[\s\S]*?-->|<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  );

describe.each(varieties)('every letter in %s', (variety) => {
  it.each(kinds)('%s: says in HTML what it says in text, in one design, with one thing to do', (kind) => {
    const letter = specimenOf(kind, variety, sold);
    const html = htmlOf(letter, variety);
    const [words, plain] = [readable(html), spaced(plainOf(letter))];
    const missing = textsOf(letter)
      .map(spaced)
      .filter((text) => !words.includes(text) || !plain.includes(text));
    expect(missing).toEqual([]);
    for (const { url } of [...letter.links, ...(letter.legal ?? [])])
      expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    expect(bodyOf(html)).not.toMatch(/\{|\}|undefined|MISSING/);
    expect(html.match(/class="act"/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(Buffer.byteLength(html)).toBeLessThan(longest);
  });
});

describe.each(varieties)('the titles of letters in %s', (variety) => {
  const titles = kinds.map((kind) => {
    const html = htmlOf(specimenOf(kind, variety, sold), variety);
    return html.match(/<h1[^>]*>(.*)<\/h1>/)?.[1] ?? '';
  });

  it('hold a day and its month together', () => {
    const dated = titles.filter((title) => /\b20\d\d|\d日/.test(title));
    expect(dated.length).toBeGreaterThan(1);
    for (const title of dated)
      expect(title).toMatch(/<span style="white-space:nowrap">[\d年月日]{8,}<\/span>|21\.?\u00a0|\u00a021/);
  });

  it('bear no sign that a mail program might draw, and subjects and plain texts no place for a line to end', () => {
    expect(titles.filter((title) => /[\u200b\u2060]/.test(title))).toEqual([]);
    const letters = kinds.map((kind) => specimenOf(kind, variety, sold));
    const written = letters.flatMap((letter) => [letter.subject, plainOf(letter)]);
    expect(written.filter((text) => text.includes('\u200b'))).toEqual([]);
  });
});

it('shows no picture that would have to be fetched, and sends along those it shows', () => {
  const told = kinds.map((kind) => {
    const html = htmlOf(specimenOf(kind, 'EN', sold), 'EN');
    const sources = [...html.matchAll(/(?:src|background)="([^"]*)"|url\(/g)].map(([, source]) => source);
    const pictures = picturesIn(html).map(({ cid }) => cid);
    expect(new Set(sources)).toEqual(new Set(pictures.map((name) => `cid:${name}`)));
    expect(withPictures(html)).not.toContain('cid:');
    return pictures.length === 2 ? [kind] : [];
  });
  expect(told.flat()).toEqual(['mail.report-ready', 'mail.gift', 'mail.membership-started', 'mail.together']);
});

it('tells a code beside the subject, and shows no present’s code there', () => {
  const preview = (kind: MailKind) => htmlOf(specimenOf(kind, 'EN', sold), 'EN').match(hidden)?.[0];
  expect(preview('mail.account')).toContain('042719');
  expect(preview('mail.gift')).not.toContain('AB12');
});

it('reads well in both schemes: no pair of colours below 4.5 to 1 (WCAG 2.2, 1.4.3)', () => {
  for (const { paper, sheet, sunk, ink, soft, accent, accentInk } of Object.values(schemes)) {
    for (const ground of [paper, sheet, sunk])
      for (const letters of [ink, soft, accent]) expect(contrast(letters, ground)).toBeGreaterThan(4.5);
    expect(contrast(accentInk, accent)).toBeGreaterThan(4.5);
  }
  expect(contrast(band.name, band.night)).toBeGreaterThan(4.5);
});

/** Relative luminance and contrast as WCAG defines them. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it('ends no line within “e-mail”', () => {
  expect(htmlOf(specimenOf('mail.withdrawal', 'EN', sold), 'EN')).toContain(
    '<span style="white-space:nowrap">e-mail</span>',
  );
});
