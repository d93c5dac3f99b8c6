import type { Block } from '#contract/blocks.ts';
import { iq } from '#exams/iq/exam.ts';
import { practice } from '#exams/practice/exam.ts';
import { stress } from '#exams/stress/exam.ts';
import { subconscious } from '#exams/subconscious/exam.ts';
import { items } from '#exams/subconscious/items.ts';
import type { Locale } from '#locale/locales.ts';
import type { PdfInput } from '#server/reports/pdf/document.ts';
import { allBlocks, blocksOf } from './documents.ts';
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
  const documents = [
    tinyExam.free(tiny, locale),
    ...['weather-report', 'steps'].map((_, at, all) =>
      tinyExam.report({
        seed,
        answers: tinyAnswers,
        result: tiny,
        locale,
        takenAt,
        features: all.slice(0, at + 1),
      }),
    ),
    iq.free(iq.score(seed, []), locale),
    subconscious.free(dreamt, locale),
    practice.free(practice.score(seed, []), locale, 'DE', [practice.score('before', [])]),
    ...[practice.course?.document({ seed, locale, orderedAt: takenAt })].filter((one) => one !== undefined),
    portraitFixture(locale).report,
    report,
  ].map(allBlocks);
  const strained = stress.score('', []);
  const mapped = stress.report({
    seed,
    answers: [],
    result: strained,
    locale,
    takenAt,
    features: ['report'],
  });
  documents.push(blocksOf(mapped, 'plane'));
  const results = [
    dreamt,
    { ...dreamt, scales: dreamt.scales.map((one) => ({ ...one, value: 50 })) },
  ] as const;
  const beside = { results, names: ['Ada', 'Björn'], extent: 'whole', scores: false, locale } as const;
  documents.push((subconscious.together?.blocks(beside) ?? []).filter(({ block }) => block === 'pair'));
  // What follows the opening of a page is laid on it, so that each document is a part.
  const parts = documents.map((blocks, at) => ({
    id: `document-${'abcdefghijk'[at]}`,
    title: report.title,
    blocks: blocks.filter(({ block }) => block !== 'answers'),
  }));
  const answers = blocksOf(report, 'answers');
  const printed = [...parts, { id: 'answers', title: report.title, blocks: answers }];
  return { ...rest, report: { ...report, parts: printed }, blocks: documents.flat() };
}
