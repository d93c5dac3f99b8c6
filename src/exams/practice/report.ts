import type { Block, Emblem } from '#contract/blocks.ts';
import type { FreeDocument, ReportDocument } from '#contract/report.ts';
import type { Variety } from '#locale/locales.ts';
import type { Presenter, ReportInput } from '../exam.ts';
import { frameOf, normOf } from '../kit/frame.ts';
import { howSure, prose } from '../kit/prose.ts';
import { sentence } from '../words.ts';
import { norm } from './norm.ts';
import type { PracticeResult, SkillResult } from './score.ts';
import { practiceWords } from './words/index.ts';
import { workbookParts } from './workbook.ts';

/** Sets that the chart shows: the newest ones. */
const mostSets = 12;

const sumOf = ({ skills }: PracticeResult, of: (skill: SkillResult) => number): number =>
  skills.reduce((sum, skill) => sum + of(skill), 0);

export function solvedOf(result: PracticeResult, locale: Variety): string {
  const counts = { correct: sumOf(result, ({ correct }) => correct), of: sumOf(result, ({ of }) => of) };
  return sentence(locale, practiceWords[locale].free.solved, counts);
}

export function emblem(result: PracticeResult, locale: Variety): Emblem {
  return {
    facts: [{ label: practiceWords[locale].free.solvedTitle, value: solvedOf(result, locale) }],
    drawing: { kind: 'picture', picture: { set: 'faces', name: 'practice', alt: '' } },
  };
}

const levelOf = ({ level, low, high }: SkillResult) => ({ level, low, high });

const pointOf = ({ level, low, high }: SkillResult) => ({
  value: level / 100,
  low: low / 100,
  high: high / 100,
});

/** A line for each skill over all sets that asked it, the newest last; of one that none did there is nothing to tell. */
function progressOf(sets: readonly PracticeResult[], locale: Variety): Block {
  const { free, skill: names } = practiceWords[locale];
  const shown = sets.slice(-mostSets);
  const newest = shown.at(-1) as PracticeResult;
  const rows = newest.skills.map(({ id, correct, of, milliseconds }) => {
    // Before the first answer a level is what everybody's is, and nobody's own.
    const asked = shown.flatMap(({ skills }) => skills.filter((one) => one.id === id && one.of > 0));
    const last = asked.at(-1);
    const seconds = Math.round(milliseconds / 1000 / of);
    return {
      id,
      label: names[id],
      points: asked.map(pointOf),
      value: last ? sentence(locale, free.level, levelOf(last)) : free.notAskedYet,
      ...(last && { text: of === 0 ? free.notAsked : sentence(locale, free.row, { correct, of, seconds }) }),
    };
  });
  return {
    block: 'progress',
    title: free.progressTitle,
    lead: shown.length > 1 ? free.progressLead : free.progressFirst,
    alt: sentence(locale, free.progressAlt, { count: shown.length }),
    rows: rows.toSorted((one, other) => Number(other.points.length > 0) - Number(one.points.length > 0)),
  };
}

/** What a set came to, beside those before it. */
function setBlocks(result: PracticeResult, earlier: readonly PracticeResult[], locale: Variety): Block[] {
  const { free } = practiceWords[locale];
  // Of a skill that was not asked the level is what everybody's is before: nothing was found weak.
  const asked = result.skills.filter(({ of }) => of > 0);
  const told = asked.length > 0 ? asked : result.skills;
  const weakest = told.reduce((least, one) => (one.level < least.level ? one : least));
  return [
    prose(
      { id: 'solved', title: free.solvedTitle, paragraphs: [free.solvedText] },
      { lead: solvedOf(result, locale) },
    ),
    progressOf([...earlier, result], locale),
    prose({ id: 'next', title: free.nextTitle, paragraphs: [free.next[weakest.id]] }),
  ];
}

/** All of a set is free, with the progress over all sets; the course is told of. */
export function free(
  result: PracticeResult,
  locale: Variety,
  _market?: string,
  earlier: readonly PracticeResult[] = [],
): FreeDocument {
  const words = practiceWords[locale];
  return {
    ...frameOf(result, { locale, norm: normOf(norm, words.norm), emblem: emblem(result, locale) }),
    blocks: [
      ...setBlocks(result, earlier, locale),
      { block: 'locked', form: 'rest', title: words.free.addsTitle, items: Object.values(words.free.adds) },
      howSure(locale, [words.free.text, words.norm]),
    ],
  };
}

/** The report of a set with the sets before it, which a chart of levels is about. */
export const besideSets = (
  report: ReportDocument,
  result: PracticeResult,
  earlier: readonly PracticeResult[],
): ReportDocument => ({
  ...report,
  parts: report.parts.map((part) =>
    part.id === setPart ? { ...part, blocks: setBlocks(result, earlier, report.locale) } : part,
  ),
});

const setPart = 'set';

/** The set, and a workbook of its own. */
export function report({ seed, result, locale, takenAt }: ReportInput<PracticeResult>): ReportDocument {
  const words = practiceWords[locale];
  return {
    ...frameOf(result, { locale, norm: normOf(norm, words.norm), emblem: emblem(result, locale) }),
    title: words.course.title,
    takenAt,
    made: true,
    parts: [
      ...workbookParts({ seed, orderedAt: takenAt }, locale),
      { id: setPart, title: words.course.set, blocks: setBlocks(result, [], locale) },
    ],
    closing: [],
  };
}

/** Who presents the course. */
export const tutor = (locale: Variety): Presenter => ({
  ...practiceWords[locale].course.tutor,
  portrait: { set: 'faces', name: 'tutor', alt: '' },
});
