import { inflateSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Certificate } from '#contract/certificates.ts';
import { type Locale, languageTags, locales } from '#locale/locales.ts';
import type { Paper } from '#locale/paper.ts';
import { hardest, oneInTurn } from '#tests/support/form.ts';
import { pdfFixture, portraitFixture } from '#tests/support/printed.ts';
import { certificateData } from './certificate.ts';
import { PdfError } from './compile.ts';
import { createPdfPress } from './render.ts';

vi.setConfig({ testTimeout: 60_000 });
const press = createPdfPress();
afterAll(press.close);

const checkUrl = 'https://tests.example.org/certificate/4F7K-0QWX-9B2M-TZ6H';

const made = new Map<string, ReturnType<typeof pdfFixture>['report']>();

/** The report of a certificate; composed once, which takes longer than to print the certificate. */
function reportOf(kind: 'score' | 'portrait', locale: Locale) {
  const name = `${kind} ${locale}`;
  const report = made.get(name) ?? (kind === 'score' ? pdfFixture(locale) : portraitFixture(locale)).report;
  made.set(name, report);
  return report;
}

function inputOf(kind: 'score' | 'portrait', locale: Locale, holderName = 'Ada Lovelace') {
  const report = reportOf(kind, locale);
  const certificate: Certificate = {
    code: '4F7K-0QWX-9B2M-TZ6H',
    holderName,
    test: report.title,
    takenAt: report.takenAt,
    result: report.emblem,
    norm: report.norm.text,
  };
  return { certificate, locale, paper: 'a4' as Paper, checkUrl };
}

const print = async (...wish: Parameters<typeof inputOf>) =>
  Buffer.from(await press.certificate(inputOf(...wish))).toString('latin1');

/** The text of the name: of what stands between the heading, in 11 pt, and the day, in 12.5 pt. */
function nameText(pdf: string): { left: number; height: string; size: number }[] {
  let place = { left: 0, height: '' };
  const runs = [];
  const cursor = /^1 0 0 -1 ([\d.]+) ([\d.]+) cm$|^\/f\d+ ([\d.]+) Tf$/gm;
  for (const [, left, height = '', size] of pageOf(pdf).matchAll(cursor)) {
    if (size) runs.push({ ...place, size: Number(size) });
    else place = { left: Number(left), height };
  }
  const sizes = runs.map(({ size }) => size);
  return runs.slice(sizes.lastIndexOf(11, sizes.indexOf(12.5)) + 1, sizes.indexOf(12.5));
}

/** The size of each line of the name. */
const nameLines = (pdf: string) => [
  ...new Map(nameText(pdf).map(({ height, size }) => [height, size])).values(),
];

/** How many shapes are drawn on the page that are no text and have no meaning of their own. */
const drawnShapes = (pdf: string) =>
  pageOf(pdf)
    .match(/^\/Artifact BMC$[\s\S]*?^EMC$/gm)
    ?.flatMap((drawn) => drawn.match(/^f$/gm) ?? []).length ?? 0;

/** The drawing of the page: the only stream that sets type. */
function pageOf(pdf: string): string {
  const texts = [...pdf.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length;
    return inflateSync(Buffer.from(pdf.slice(start, pdf.indexOf('endstream', start)), 'latin1'));
  });
  return texts.map((text) => text.toString('latin1')).find((text) => / Tf$/m.test(text)) ?? '';
}

describe('the printed certificate', () => {
  it.each(hardest(locales, ['EN', 'JA', 'KR']))(
    'is one tagged page in %s, whatever it certifies, and the same again',
    async (locale) => {
      for (const kind of ['score', 'portrait'] as const) {
        const pdf = await print(kind, locale);
        expect(/<xmpTPg:NPages>(\d+)</.exec(pdf)?.[1]).toBe('1');
        expect(pdf).toContain(`/Lang (${languageTags[locale]})`);
        expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
        expect(await print(kind, locale)).toBe(pdf);
      }
    },
  );

  it('keeps the longest names on its page', async () => {
    const names = [
      'Ö'.repeat(80),
      'Maximiliane '.repeat(6).trim(),
      'م'.repeat(80),
      'กี่'.repeat(26),
      'क्षि'.repeat(20),
    ];
    for (const name of names) {
      expect(await print('portrait', 'EN', name)).toContain('<xmpTPg:NPages>1<');
    }
  });

  // PDF/UA refuses a document with a character that no face has.
  const scripts = [
    ['Latin', 'Łukasz Żółć'],
    ['Latin of Vietnam', 'Nguyễn Thị Ngọc Ánh'],
    ['Latin of Nigeria', 'Ọlá Adébọ̀wálé Ɗanjuma Ƙasimu'],
    ['Latin of Azerbaijan', 'Əliyev Nəriman'],
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['polytonic Greek', 'Ἀχιλλεὺς Πηλεΐδης'],
    ['Cyrillic', 'Анна Ковальська-Їжакевич'],
    ['Cyrillic of Kazakhstan', 'Әлихан Құнанбайұлы'],
    ['Armenian', 'Արամ Խաչատրյան'],
    ['Georgian', 'შოთა რუსთაველი'],
    ['Hebrew', 'דוד בן־גוריון'],
    ['pointed Hebrew', 'שָׂרָה לֵוִי'],
    ['Arabic', 'محمد علي'],
    ['vocalised Arabic', 'مُحَمَّدٌ'],
    ['Persian', 'علی\u200cرضا پژمان‌فر'],
    ['Urdu', 'ڈاکٹر عبدالقدیر خان'],
    ['Thai', 'คึกฤทธิ์ ปราโมช'],
    ['Devanagari', 'श्रीमती ज्ञानेश्वरी'],
    ['Bengali', 'রবীন্দ্রনাথ ঠাকুর'],
    ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['Gujarati', 'નરેન્દ્ર શ્રીવાસ્તવ'],
    ['Odia', 'ଶ୍ରୀମତୀ କୃଷ୍ଣା'],
    ['Tamil', 'ஸ்ரீனிவாச இராமானுஜன்'],
    ['Telugu', 'శ్రీనివాస రావు'],
    ['Kannada', 'ಕುವೆಂಪು ಪುಟ್ಟಪ್ಪ'],
    ['Malayalam', 'ശ്രീകുമാരൻ തമ്പി'],
    ['Chinese', '陳大文'],
    ['Japanese', '山田 花子'],
    ['Korean', '김지우'],
    ['several scripts', 'Dr. محمد علي (Мухаммед)'],
  ].map(([script, name = ''], at) => ({ script, name, at }));
  const either = [
    ['score', 'EN'],
    ['portrait', 'CN'],
  ] as const;

  it.each(scripts)(
    'prints names in $script on either certificate, and the same again',
    async ({ name, at }) => {
      for (const [kind, locale] of oneInTurn(either, at)) {
        const pdf = await print(kind, locale, name);
        expect(pdf).toContain('<xmpTPg:NPages>1<');
        expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
        expect(await print(kind, locale, name)).toBe(pdf);
      }
    },
  );

  // As text that is shaped, their dots and marks would stand on heights of their own, and each repeat its letter.
  it.each(['محمد علي', 'שָׂרָה לֵוִי', 'คึกฤทธิ์', 'कुलकर्णी', 'ঠাকুর', 'Ọlábọ̀'])(
    'gives the letters of %s to whoever reads, copies or hears the page as they were written',
    async (name) => {
      const pdf = await print('score', 'EN', name);
      expect(nameLines(pdf)).toEqual([46]);
      expect(drawnShapes(pdf)).toBeGreaterThan(drawnShapes(await print('score', 'EN')) + 3);
    },
  );

  it('draws no name that can stand there as text', async () => {
    const field = drawnShapes(await print('score', 'EN'));
    // The ground of the curve, and the six arches of the sign.
    expect(field).toBe(1 + 6);
    for (const name of ['דוד בן־גוריון', 'Ελένη', '陳大文']) {
      expect(drawnShapes(await print('score', 'EN', name))).toBe(field);
    }
  });

  it.each([
    ['Ada Lovelace', false],
    ['Dr. محمد علي', false],
    ['محمد علي (Mo)', true],
    ['“דוד” Ben', true],
  ])('sets %s in the direction of its first letter', (name, rightToLeft) => {
    expect(certificateData(inputOf('score', 'EN', name)).holder).toMatchObject({ name, rightToLeft });
  });

  it('begins a name at the same edge, in whichever direction it is read', async () => {
    for (const name of ['Ada', 'דוד בן־גוריון', 'محمد (Mo)']) {
      const lefts = nameText(await print('score', 'EN', name)).map(({ left }) => left);
      expect(Math.min(...lefts)).toBeCloseTo(68.03, 1);
    }
  });

  it.each([
    ['Ada Lovelace', 'EN', 46, 1],
    ['山田 花子', 'JA', 46, 1],
    ['Dr. Maximilian-Friedrich von Wolkenstein-Trostburg', 'DE', 29, 2],
    ['Maximiliane '.repeat(6).trim(), 'EN', 20, 2],
    ['W'.repeat(80), 'EN', 13, 3],
    ['字'.repeat(80), 'HK', 13, 3],
    ['김'.repeat(80), 'KR', 13, 3],
  ] as const)(
    'sets %s in %s at %d pt, on as many lines as that takes in its column: %d',
    async (name, locale, size, count) => {
      for (const kind of ['score', 'portrait'] as const) {
        expect(nameLines(await print(kind, locale, name))).toEqual(new Array(count).fill(size));
      }
    },
  );

  it('says when a name has a character that no face shows', async () => {
    for (const name of ['ᏣᎳᎩ', 'محمد ᏣᎳᎩ']) {
      const problem = await print('score', 'EN', name).catch((error: unknown) => error);
      expect(problem).toBeInstanceOf(PdfError);
      expect((problem as PdfError).isMissingGlyph).toBe(true);
    }
  });

  it('is one page of the paper that the market prints on, in the longest of its results', async () => {
    const sizeOn = async (paper: Paper, kind: 'score' | 'portrait') => {
      const pdf = Buffer.from(await press.certificate({ ...inputOf(kind, 'DE'), paper })).toString('latin1');
      expect(/<xmpTPg:NPages>(\d+)</.exec(pdf)?.[1]).toBe('1');
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
      return [Math.round(Number(width)), Math.round(Number(height))];
    };
    for (const kind of ['score', 'portrait'] as const) {
      // 11 by 8.5 inches, and 297 by 210 mm, in points.
      expect(await sizeOn('us-letter', kind)).toEqual([792, 612]);
      expect(await sizeOn('a4', kind)).toEqual([842, 595]);
    }
  });

  it('carries the address where it is checked, in words and as a square', () => {
    const { check } = certificateData(inputOf('score', 'DE'));
    expect(check).toMatchObject({ address: 'tests.example.org/certificate', code: '4F7K-0QWX-9B2M-TZ6H' });
    expect(check.alt).toContain(checkUrl);
    expect(check.square).toMatch(/^<svg/);
    const other = certificateData({ ...inputOf('score', 'DE'), checkUrl: `${checkUrl}X` });
    expect(other.check.square).not.toBe(check.square);
  });
});
