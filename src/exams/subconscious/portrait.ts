import type { Picture } from '#contract/exams.ts';
import type { FreePortrait, PortraitReport, ScaleRow } from '#contract/reports.ts';
import type { Locale } from '#locale/locales.ts';
import type { FeatureId } from '../exam.ts';
import { type DimensionRow, freeOf, reportOf } from './report.ts';
import type { SubconsciousResult } from './result.ts';
import { wordsOf } from './words/index.ts';

/**
 * @param set the folder of the picture
 * @param alt nothing where the words beside the picture say all of it
 */
export const pictured = (set: 'subconscious' | 'gates' | 'portraits', name: string, alt = ''): Picture => ({
  set,
  name,
  alt,
});

/** What is free, as the contract has it. */
export function free(result: SubconsciousResult, locale: Locale): FreePortrait {
  const { text, scale, referenceRange, rows, gate, norm } = freeOf(result, locale);
  return {
    kind: 'portrait',
    examId: result.examId,
    locale,
    text,
    scale,
    referenceRange,
    scales: rows.map(scaleRow),
    gate: { ...gate, picture: pictured('gates', gate.id) },
    norm,
  };
}

interface Input {
  readonly result: SubconsciousResult;
  readonly locale: Locale;
  readonly takenAt: string;
  readonly features: readonly FeatureId[];
}

/** The report, as the contract has it: what the features unlock and no more. */
export function report({ result, locale, takenAt, features }: Input): PortraitReport {
  const words = wordsOf(locale);
  const { rows, character, dream, modules, lockedTabs, methods, ...frame } = reportOf(
    result,
    locale,
    features,
  );
  const { clarity: _, ...described } = character;
  return {
    ...frame,
    kind: 'portrait',
    examId: result.examId,
    takenAt,
    packVersion: result.packVersion,
    normVersion: result.normVersion,
    scales: rows.map(scaleRow),
    character: {
      ...described,
      portrait: [...character.portrait],
      picture: pictured('portraits', character.id),
    },
    dream: {
      title: dream.title,
      paragraphs: [...dream.paragraphs],
      pictures: dream.pictures.map((id) => pictured('subconscious', id, words.items[id].alt)),
    },
    modules: modules.map(({ paragraphs, ...module }) => ({ ...module, paragraphs: [...paragraphs] })),
    lockedTabs: [...lockedTabs],
    methods: {
      title: methods.title,
      chapters: methods.chapters.map(({ title, paragraphs }) => ({ title, paragraphs: [...paragraphs] })),
    },
    tabs: words.test.tabs,
  };
}

function scaleRow({ score, ...row }: DimensionRow): ScaleRow {
  const { value, standardError, low, high } = score;
  return { ...row, score: { value, standardError, low, high } };
}
