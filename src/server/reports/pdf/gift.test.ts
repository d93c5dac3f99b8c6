import { describe, expect, it } from 'vitest';
import { bounds } from '#contract/bounds.ts';
import { languageTags, type Variety, varieties } from '#locale/locales.ts';
import { papers } from '#locale/paper.ts';
import { languageOf } from '#locale/varieties.ts';
import { hardest } from '#tests/support/form.ts';
import { forSuite } from '#tests/support/suite.ts';
import { type GiftCardInput, giftCardData } from './gift.ts';
import { createPdfPress } from './render.ts';

const inputOf = (locale: Variety, change: Partial<GiftCardInput> = {}): GiftCardInput => ({
  product: 'IQ test: Essential',
  code: '4F7K-0QWX-9B2M-TZ6H',
  giver: 'Ada Lovelace',
  line: 'You always wanted to know.',
  locale,
  paper: 'a4',
  address: `https://tests.example.org/answer/start/DE-SUBS-1002?hl=${languageOf(locale)}`,
  madeAt: '2026-11-28T10:00:00.000Z',
  ...change,
});

describe('the card of a gift', () => {
  const press = forSuite(() => createPdfPress());
  const print = async (locale: Variety, change?: Partial<GiftCardInput>) =>
    Buffer.from(await press.giftCard(inputOf(locale, change))).toString('latin1');

  it.each(hardest(varieties, ['DE', 'JA']))(
    'is one tagged sheet in %s, and the same again',
    async (locale) => {
      const pdf = await print(locale);
      expect(/<xmpTPg:NPages>(\d+)</.exec(pdf)?.[1]).toBe('1');
      expect(pdf).toContain(`/Lang (${languageTags[locale]})`);
      expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
      expect(await print(locale)).toBe(pdf);
    },
  );

  it('lies across the paper of its market', async () => {
    const sizes = { a4: [842, 595], 'us-letter': [792, 612] };
    for (const paper of papers) {
      const [, width, height] =
        /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(await print('EN', { paper })) ?? [];
      expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual(sizes[paper]);
    }
  });

  it('keeps whatever is written on its sheet, harmlessly', async () => {
    const { name, giftLine } = bounds;
    const words = [
      '#set page(width: 1pt)',
      '*bold* $x^2$ @a',
      'محمد علي',
      '₩5,000 €5 ₴5 ฿5 ￥5',
      'คึกฤทธิ์',
      'W'.repeat(giftLine.max),
    ];
    for (const line of words) {
      const pdf = await print('DE', { line, giver: line.slice(0, name.max) });
      expect(pdf).toContain('<xmpTPg:NPages>1<');
      expect(pdf).toMatch(/\/MediaBox \[0 0 841\./);
    }
  });

  it('refuses a character that no face shows', async () => {
    const made = print('EN', { line: 'Happy birthday 🎂' });
    await expect(made).rejects.toMatchObject({ isMissingGlyph: true });
  });

  it('says the code, where it is redeemed and from whom; without a name or a line, nothing of them', () => {
    expect(giftCardData(inputOf('EN'))).toMatchObject({
      product: 'IQ test: Essential',
      giver: { text: 'From Ada Lovelace', rightToLeft: false },
      line: { text: 'You always wanted to know.' },
      code: { value: '4F7K-0QWX-9B2M-TZ6H' },
      start: { address: 'tests.example.org/answer/start/DE-SUBS-1002' },
    });
    expect(giftCardData(inputOf('EN', { line: 'מזל טוב' })).line).toMatchObject({ rightToLeft: true });
    expect(giftCardData(inputOf('EN', { giver: null, line: null }))).toMatchObject({
      giver: null,
      line: null,
    });
    const square = (address: string) => giftCardData(inputOf('EN', { address })).start.square;
    expect(square('https://a.example/1')).not.toBe(square('https://a.example/2'));
  });
});
