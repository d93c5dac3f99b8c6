import { describe, expect, it } from 'vitest';
import { languageTags, locales } from '#locale/locales.ts';
import { testWording } from '#tests/support/wording.ts';
import { rawWords } from '#words/index.ts';
import { gift } from './gift-letter.ts';
import { htmlOf } from './html.ts';
import { type Letter, plainOf } from './letter.ts';
import type { Places } from './places.ts';
import { type Receipt, receipt, refund, withdrawal } from './receipt-letters.ts';

const places: Places = {
  addressOf: () => '',
  codeOf: () => '042719',
  accountTokenOf: (linkId) => `key-${linkId}`,
  publicUrl: 'https://example.org',
  supportEmail: 'help@example.org',
  home: 'XX-SUBS-1002',
};

const order = { to: 'a@example.org', orderNumber: '01ABC', product: 'IQ: Complete' };
const bought = '2026-11-21T10:00:00.000Z';
const until = '2026-12-05T23:59:59.999Z';

function receiptIn(
  locale: (typeof locales)[number],
  changes: Partial<Receipt> = {},
  to: Places = places,
): Letter {
  const props: Receipt = {
    ...order,
    locale,
    reference: 'DE-SUBS-1002',
    paidAt: bought,
    price: '9,90 €',
    account: null,
    raises: false,
    counted: null,
    discount: null,
    total: '9,90 €',
    givenBack: null,
    agreed: null,
    tax: 'included',
    method: { kind: 'card', brand: null },
    renews: false,
    period: null,
    withdrawal: { of: 'report', until },
    waiver: null,
    ...changes,
  };
  return receipt(props, to);
}

describe.each(locales)('letters about money in %s', (locale) => {
  const membership = {
    renews: true,
    withdrawal: { of: 'membership' as const, until },
    period: { from: bought, to: '2026-12-21T10:00:00.000Z' },
  };
  const agreed: Receipt['agreed'] = {
    documents: [
      { id: 'terms', version: '7' },
      { id: 'refunds', version: '1' },
    ],
    at: bought,
  };
  const waiver = { sentence: 'I want it now.', at: bought };
  const back = { ...order, locale, amount: '9,90 €', fully: true, byHand: null, demonstration: false };
  const letters: Record<string, Letter> = {
    report: receiptIn(locale, { agreed }),
    waived: receiptIn(locale, { waiver, discount: '−1,00 €', total: '8,90 €' }),
    gift: receiptIn(locale, { withdrawal: { of: 'gift', until }, method: { kind: 'local', brand: 'iDEAL' } }),
    membership: receiptIn(locale, membership),
    renewal: receiptIn(locale, { ...membership, withdrawal: null, method: { kind: 'sandbox', brand: null } }),
    upgrade: receiptIn(locale, {
      raises: true,
      price: '14,90 €',
      counted: '−9,90 €',
      total: '5,00 €',
      withdrawal: { of: 'upgrade', until },
    }),
    partlyBack: receiptIn(locale, { givenBack: '4,95 €' }),
    withdrawn: refund({ ...back, reason: 'withdrawal' }),
    surplus: refund({ ...back, reason: 'surplus', fully: false }),
    partly: refund({ ...back, reason: 'operator', fully: false, demonstration: true }),
    byHand: refund({ ...back, reason: 'withdrawal', byHand: 'SEPA 7' }),
    withdrawal: withdrawal({ ...order, locale, amount: '9,90 €', kind: 'membership', at: bought }),
    present: gift(
      {
        ...order,
        locale,
        reference: 'DE-SUBS-1002',
        code: 'AB12-CD34',
        giver: null,
        line: null,
        paper: 'a4',
      },
      places,
    ),
  };

  it.each(Object.keys(letters))('say everything, in text and HTML alike: %s', (name) => {
    const letter = letters[name] as Letter;
    const plain = plainOf(letter);
    const html = htmlOf(letter, locale);
    const body = html.slice(html.indexOf('<body'));
    expect(plain + body).not.toMatch(
      /\{|\}\}|undefined|MISSING|(?:receipt|upgrade|refund|withdrawal|gift)\.\w/,
    );
    expect(html).toContain(`lang="${languageTags[locale]}"`);
    expect(plain).toContain('01ABC');
    expect(plain).toContain('IQ: Complete');
    for (const { url } of letter.links) {
      expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
      expect(new URL(url).searchParams.get('hl')).toBe(locale);
    }
    for (const { value } of [...(letter.rows ?? []), ...(letter.code ? [letter.code] : [])]) {
      expect(plain).toContain(value);
      expect(html).toContain(value);
    }
  });

  it('name the documents that were agreed to, each with its version, and when', () => {
    const { agreed: label } = rawWords(locale, 'mail').receipt;
    const row = letters.report?.rows?.find((one) => one.label === label);
    for (const part of [rawWords(locale, 'shell').legal.terms, '7', '2026'])
      expect(row?.value).toContain(part);
    expect(letters.gift?.rows?.some((one) => one.label === label)).toBe(false);
  });

  it('tell what has gone back, and by which way', () => {
    const row = { label: rawWords(locale, 'mail').receipt.givenBack, value: '4,95 €' };
    expect(letters.partlyBack?.bill?.after).toEqual([row]);
    expect(letters.report?.bill?.after).toEqual([]);
    expect(plainOf(letters.byHand as Letter)).toContain('SEPA 7');
    expect(plainOf(letters.byHand as Letter)).not.toContain(
      plainOf(letters.withdrawn as Letter).split('\n\n')[1],
    );
  });

  it('say of an upgrade what it is, what its package costs, and what was paid of that before', () => {
    const words = rawWords(locale, 'mail');
    const [upgrade, report] = [letters.upgrade as Letter, letters.report as Letter];
    expect(upgrade.bill).toEqual({
      product: { label: words.upgrade.product, value: 'IQ: Complete' },
      lines: [
        { label: words.receipt.price, value: '14,90 €' },
        { label: words.upgrade.counted, value: '−9,90 €' },
      ],
      total: { label: words.receipt.total, value: '5,00 €' },
      note: words.receipt.taxIncluded,
      after: [],
    });
    expect(upgrade.notices?.join(' ')).toContain('5,00 €');
    expect(report.bill?.product.label).toBe(words.receipt.product);
    expect(report.bill?.lines).toEqual([]);
  });

  it('say of the tax what is so in the market, and nothing where there is none', () => {
    const { taxIncluded, taxAdded } = rawWords(locale, 'mail').receipt;
    const notes = (['included', 'added', 'none'] as const).map(
      (tax) => receiptIn(locale, { tax }).bill?.note,
    );
    expect(notes).toEqual([taxIncluded, taxAdded, undefined]);
  });

  it('tell the way to withdraw, and the sentence that was agreed to', () => {
    expect(plainOf(letters.report as Letter)).toContain(
      `https://example.org/paying/withdraw/DE-SUBS-1002?orderNumber=01ABC&hl=${locale}`,
    );
    expect(plainOf(letters.report as Letter)).toContain('help@example.org');
    expect(plainOf(letters.waived as Letter)).toContain('I want it now.');
    expect(plainOf(letters.renewal as Letter)).not.toContain('/paying/withdraw/');
  });
});

it('name the seller by its legal name and address, once they are set', () => {
  const sellerOf = (seller?: string) => receiptIn('EN', {}, { ...places, seller }).rows?.at(-1)?.value;
  expect(sellerOf('Sixgates Ltd, 1 Gate Street, Dublin')).toBe(
    'Sixgates Ltd, 1 Gate Street, Dublin, help@example.org',
  );
  expect(sellerOf()).toBe('Sixgates, help@example.org');
});

testWording(
  'the mails',
  Object.fromEntries(locales.map((locale) => [locale, rawWords(locale, 'mail')])) as Parameters<
    typeof testWording
  >[1],
);
