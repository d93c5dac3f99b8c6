import { inflateSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Certificate } from '#contract/certificates.ts';
import { type Locale, languageTags, locales } from '#locale/locales.ts';
import { certifiedResultOf } from '../certificates/certify.ts';
import { certificateData } from './certificate.ts';
import { PdfError } from './compile.ts';
import { pdfFixture, portraitFixture } from './fixture.ts';
import { closePdfPress, renderCertificatePdf } from './render.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(closePdfPress);

const checkUrl = 'https://tests.example.org/certificate/4F7K-0QWX-9B2M-TZ6H';

function inputOf(kind: 'score' | 'portrait', locale: Locale, holderName = 'Ada Lovelace') {
  const { report } = kind === 'score' ? pdfFixture(locale) : portraitFixture(locale);
  const certificate: Certificate = {
    code: '4F7K-0QWX-9B2M-TZ6H',
    holderName,
    test: report.title,
    takenAt: report.takenAt,
    result: certifiedResultOf(report),
    norm: report.norm.text,
  };
  return { certificate, locale, checkUrl };
}

const print = async (...wish: Parameters<typeof inputOf>) =>
  Buffer.from(await renderCertificatePdf(inputOf(...wish))).toString('latin1');

/** The size of each line of the name: of what stands between the heading, in 11 pt, and the day, in 12.5 pt. */
function nameLines(pdf: string): number[] {
  let height = '';
  const lines = new Map<string, number>();
  for (const [, y, size] of pageOf(pdf).matchAll(/^1 0 0 -1 [\d.]+ ([\d.]+) cm$|^\/f\d+ ([\d.]+) Tf$/gm)) {
    if (size) lines.set(height, Number(size));
    else height = y ?? '';
  }
  const sizes = [...lines.values()];
  return sizes.slice(sizes.indexOf(11) + 1, sizes.indexOf(12.5));
}

/** The drawing of the page: the only stream that sets type. */
function pageOf(pdf: string): string {
  const texts = [...pdf.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length;
    return inflateSync(Buffer.from(pdf.slice(start, pdf.indexOf('endstream', start)), 'latin1'));
  });
  return texts.map((text) => text.toString('latin1')).find((text) => / Tf$/m.test(text)) ?? '';
}

describe('the printed certificate', () => {
  it.each(locales)('is one tagged page in %s, whatever it certifies, and the same again', async (locale) => {
    for (const kind of ['score', 'portrait'] as const) {
      const pdf = await print(kind, locale);
      expect(/<xmpTPg:NPages>(\d+)</.exec(pdf)?.[1]).toBe('1');
      expect(pdf).toContain(`/Lang (${languageTags[locale]})`);
      expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
      expect(await print(kind, locale)).toBe(pdf);
    }
  });

  it('keeps the longest names, and names in any of the nine scripts, on its page', async () => {
    const names = ['Ö'.repeat(80), 'Maximiliane '.repeat(6).trim(), '山田花子', '김지우', '陳大文', '王小明'];
    for (const name of names) {
      expect(await print('portrait', 'EN', name)).toContain('<xmpTPg:NPages>1<');
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
    const problem = await print('score', 'EN', 'ภาษาไทย').catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(PdfError);
    expect((problem as PdfError).isMissingGlyph).toBe(true);
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
