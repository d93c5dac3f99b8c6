import type { Block } from '#contract/blocks.ts';
import { iq } from '#exams/iq/exam.ts';
import { subconscious } from '#exams/subconscious/exam.ts';
import { items } from '#exams/subconscious/items.ts';
import type { Locale } from '#locale/locales.ts';
import type { PdfInput } from '#server/reports/pdf/document.ts';
import { allBlocks } from './documents.ts';
import { pdfFixture, portraitFixture } from './printed.ts';
import { tinyExam } from './tiny/exam.ts';

const takenAt = '2026-11-20T10:00:00.000Z';

/** A document with every block that a test makes today, in every form that they make of it. */
export function specimen(locale: Locale): PdfInput & { readonly blocks: readonly Block[] } {
  const tinyAnswers = tinyExam
    .questions('', locale)
    .map(({ id, place }) => ({ questionId: id, choice: place % 2, milliseconds: 5000 }));
  const tiny = tinyExam.score('', tinyAnswers);
  const dreamt = subconscious.score(
    '',
    items.map(({ id }, at) => ({ questionId: id, choice: at % 5, milliseconds: 9000 })),
  );
  const { report, ...rest } = pdfFixture(locale);
  const seed = 'a specimen';
  const blocks = [
    ...allBlocks(tinyExam.free(tiny, locale)),
    ...['weather-report', 'steps'].flatMap((_, at, all) =>
      allBlocks(
        tinyExam.report({
          seed,
          answers: tinyAnswers,
          result: tiny,
          locale,
          takenAt,
          features: all.slice(0, at + 1),
        }),
      ),
    ),
    ...allBlocks(iq.free(iq.score(seed, []), locale)),
    ...allBlocks(report),
    ...allBlocks(subconscious.free(dreamt, locale)),
    ...allBlocks(portraitFixture(locale).report),
  ];
  return { ...rest, report: { ...report, parts: [{ id: 'all', title: report.title, blocks }] }, blocks };
}
