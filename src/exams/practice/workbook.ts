import type { Block, BlockOf } from '#contract/blocks.ts';
import type { ReportDocument } from '#contract/report.ts';
import type { Variety } from '#locale/locales.ts';
import type { CourseInput } from '../exam.ts';
import { frameOf, normOf } from '../kit/frame.ts';
import { prose } from '../kit/prose.ts';
import { sentence } from '../words.ts';
import { type Exercise, exercisesOf, type WorkbookInput } from './exercises.ts';
import { skills } from './item.ts';
import { norm, version } from './norm.ts';
import { practiceWords } from './words/index.ts';

const solutionOf = ({ item }: Exercise, locale: Variety) => ({
  answer: sentence(locale, practiceWords[locale].course.answer, { number: item.key + 1 }),
  why: item.why(locale),
});

function exerciseOf(exercise: Exercise, locale: Variety): BlockOf<'exercises'>['items'][number] {
  const { number, item } = exercise;
  const shown = item.show(locale);
  const asked = { number, prompt: shown.prompt, solution: solutionOf(exercise, locale) };
  if (shown.kind === 'figures') return { ...asked, stem: shown.stem, figures: shown.options };
  const { given, table } = shown.kind === 'statements' ? shown : {};
  return {
    ...asked,
    ...(given && { given }),
    ...(table && { table }),
    options: [...(shown.options as string[])],
  };
}

const questionsPart = 'workbook';

/** What a workbook holds: how to use it, the questions skill by skill, and the solutions. */
export function workbookParts(input: WorkbookInput, locale: Variety): ReportDocument['parts'] {
  const { course, skill: names } = practiceWords[locale];
  const exercises = exercisesOf(input);
  const questions: Block[] = skills.map((skill, at) => ({
    block: 'exercises',
    id: skill,
    page: at > 0,
    title: names[skill],
    lead: course.lead,
    items: exercises.filter((one) => one.skill === skill).map((one) => exerciseOf(one, locale)),
  }));
  const solutions: Block = {
    block: 'solutions',
    part: questionsPart,
    items: exercises.map((one) => ({ number: one.number, ...solutionOf(one, locale) })),
  };
  const opening = prose({ id: 'solutions', title: course.solutions, paragraphs: [] }, { page: true });
  return [
    {
      id: questionsPart,
      title: course.questions,
      blocks: [prose({ id: 'how', title: course.howTitle, paragraphs: [course.how] }), ...questions],
    },
    { id: 'solutions', title: course.solutions, blocks: [opening, solutions] },
  ];
}

const emblemOf = (locale: Variety): ReportDocument['emblem'] => ({
  facts: [
    {
      value: practiceWords[locale].offer.features.workbook.name,
      text: practiceWords[locale].offer.summaries.basic,
    },
  ],
  drawing: { kind: 'picture', picture: { set: 'faces', name: 'practice', alt: '' } },
});

/** The course by itself, for who has taken no set. */
export function courseDocument({ seed, locale, orderedAt }: CourseInput): ReportDocument {
  const words = practiceWords[locale];
  return {
    ...frameOf(
      { examId: 'SUBS-2001', packVersion: version, normVersion: norm.id, totalMilliseconds: 0 },
      { locale, norm: normOf(norm, words.norm), emblem: emblemOf(locale) },
    ),
    title: words.course.title,
    takenAt: orderedAt,
    made: true,
    parts: workbookParts({ seed, orderedAt }, locale),
    closing: [],
  };
}
