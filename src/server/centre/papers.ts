import type { Picture } from '#contract/exams.ts';
import type { Paper } from '#contract/privileges.ts';
import type { ReportPart } from '#contract/report.ts';
import { exams } from '#exams/index.ts';
import { prose } from '#exams/kit/prose.ts';
import type { Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import type { PdfInput, Printable } from '#server/reports/pdf/document.ts';
import { wordsIn } from '#words/translator.ts';

/** What a paper holds; the first moment of a month in UTC, since workbooks are of a month. */
type Made = (locale: Variety, month: Date) => Printable;

/** Every test that says how it measures: what, by which numbers, how surely, and what it cannot say. */
const measuringParts = (locale: Variety): ReportPart[] =>
  exams.flatMap(({ slug, name, methods }) => {
    const said = methods?.(locale);
    if (!said) return [];
    const title = name(locale);
    const blocks = said.chapters.map(({ title: chapter, paragraphs }, at) =>
      prose({ id: `${slug}-${at + 1}`, title: chapter, paragraphs }),
    );
    return [{ id: slug, title, blocks: [{ block: 'page', id: slug, title }, ...blocks] }];
  });

/** The types of each test that tells them, as everybody may read of them, a page each. */
const typologyParts = (locale: Variety): ReportPart[] =>
  exams.flatMap(({ slug, name, types }) =>
    types
      ? [
          {
            id: slug,
            title: name(locale),
            blocks: types.all(locale).map(({ code, name: type, tagline }) => {
              const { summary, portrait } = types.one(code, locale);
              return prose(
                { id: code, title: `${code.toUpperCase()} · ${type}`, paragraphs: [summary, ...portrait] },
                { lead: tagline, page: true },
              );
            }),
          },
        ]
      : [],
  );

/** What the first test that tells types puts on the cover. */
function coverOfTypes(): Picture {
  const types = exams.find((exam) => exam.types)?.types;
  if (!types) throw new Error('No test tells types apart.');
  return types.cover;
}

const guide =
  (
    id: Exclude<Paper, 'workbook'>,
    coverOf: () => Picture,
    partsOf: (locale: Variety) => ReportPart[],
  ): Made =>
  (locale, month) => {
    const words = wordsIn(locale, 'user');
    const title = words(`resources.papers.${id}.title`);
    const text = words(`resources.papers.${id}.text`);
    return {
      locale: languageOf(locale),
      title,
      takenAt: month.toISOString(),
      made: true,
      emblem: {
        facts: [{ value: title, text }],
        drawing: { kind: 'picture', picture: coverOf() },
      },
      parts: partsOf(locale),
      closing: [],
    };
  };

const made: Readonly<Record<Paper, Made>> = {
  measuring: guide('measuring', () => ({ set: 'gates', name: 'insight', alt: '' }), measuringParts),
  typology: guide('typology', coverOfTypes, typologyParts),
  workbook(locale, month) {
    const course = exams.find((exam) => exam.course)?.course;
    if (!course) throw new Error('No test has a course, and so no workbook.');
    const orderedAt = month.toISOString();
    // Other questions than those of any order, whose seed is its number.
    return course.document({ seed: `members ${orderedAt.slice(0, 7)}`, locale, orderedAt });
  },
};

/** The first moment of a day's month, in UTC. */
export const monthOf = (day: Date): Date => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth()));

/**
 * What is printed of a paper that members download: the same all month, and for all members of a language.
 *
 * @param month its first moment
 */
export function paperInput(id: Paper, locale: Variety, month: Date): PdfInput<Printable> {
  return {
    orderNumber: null,
    report: made[id](locale, month),
    variety: locale,
    madeAt: month.toISOString(),
  };
}
