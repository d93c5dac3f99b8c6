import { describe, expect, it, vi } from 'vitest';
import { addExam } from '#exams/index.ts';
import { iq } from '#exams/iq/exam.ts';
import { reportFrom } from '#exams/source.ts';
import { pdfFixture, sourceFixture } from '#tests/support/printed.ts';
import { forSuite } from '#tests/support/suite.ts';
import { tinyExam } from '#tests/support/tiny/exam.ts';
import { PdfError } from './compile.ts';
import { composedJob, createComposer } from './composing.ts';
import type { FromSource } from './jobs.ts';
import { createPdfPress } from './render.ts';

vi.setConfig({ testTimeout: 60_000 });

const wanted = sourceFixture('EN');
const cover: FromSource = { ...wanted, coverOnly: true };

describe('what is composed where it is printed', () => {
  const press = forSuite(() => createPdfPress());

  it('is the same to the byte as what was composed before', async () => {
    const whole = pdfFixture('EN');
    const composed = { ...whole, report: { ...whole.report, parts: [], closing: [] } };
    const composing = vi.spyOn(iq, 'report');
    const bytes = await press.report(cover);
    expect(composing).not.toHaveBeenCalled();
    expect(Buffer.compare(bytes, await press.report(composed))).toBe(0);
  });

  it('is a certificate as well', async () => {
    const { source, variety: locale } = wanted;
    const held = { code: '4F7K-0QWX-9B2M-TZ6H', holderName: 'Ada Lovelace', checkUrl: 'https://x.example/1' };
    const input = { source, locale, paper: 'a4', ...held } as const;
    const job = composedJob({ kind: 'certificate', input }, reportFrom);
    const { emblem, norm, takenAt } = pdfFixture('EN').report;
    expect(job?.input).toMatchObject({ certificate: { result: emblem, norm: norm.text, takenAt } });
    const composed = await press.certificate(job?.input as Parameters<typeof press.certificate>[0]);
    expect(Buffer.compare(await press.certificate(input), composed)).toBe(0);
  });

  describe('of a test that only the thread of requests knows', () => {
    const { id: examId, version, normVersion } = tinyExam;
    const answers = tinyExam
      .questions('', 'EN')
      .map(({ id }) => ({ questionId: id, choice: 1, milliseconds: 9000 }));
    const source = {
      ...wanted.source,
      ...{ examId, version, normVersion, answers, result: tinyExam.score('', answers) },
      features: Object.keys(tinyExam.features),
    } as FromSource['source'];

    it('is composed there', async () => {
      const remove = addExam(tinyExam);
      const pdf = await press.report({ ...cover, source }).finally(remove);
      expect(Buffer.from(pdf).toString('utf8')).toContain(`>${tinyExam.name('EN')}</rdf:li>`);
    });

    it('fails where nobody knows it', async () => {
      const lost = await press.report({ ...cover, source }).catch((problem: unknown) => problem);
      expect(lost).toBeInstanceOf(PdfError);
    });
  });
});

describe('a composer', () => {
  it('makes the booklet of the report that it has', () => {
    const compose = createComposer();
    const report = compose(wanted.source, 'EN');
    expect(compose(structuredClone(wanted.source), 'EN')).toBe(report);
    expect(compose(wanted.source, 'DE')).not.toBe(report);
    expect(compose(wanted.source, 'EN')).not.toBe(report);
    expect(compose(wanted.source, 'EN')).toEqual(report);
  });
});
