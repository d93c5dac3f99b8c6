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
