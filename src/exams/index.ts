import { brain } from './brain/exam.ts';
import { career } from './career/exam.ts';
import { eq } from './eq/exam.ts';
import type { Exam } from './exam.ts';
import { iq } from './iq/exam.ts';
import { practice } from './practice/exam.ts';
import { stress } from './stress/exam.ts';
import { subconscious } from './subconscious/exam.ts';
import { types } from './types/exam.ts';

const registered: Exam[] = [subconscious, iq, brain, types, eq, career, stress, practice];

/** Every test there is; one folder each. */
export const exams: readonly Exam[] = registered;

/**
 * Registers a test of another folder, for as long as it is wanted.
 *
 * @returns takes it out again
 * @throws RangeError where its id or its slug is taken
 */
export function addExam(exam: Exam): () => void {
  if (exams.some(({ id, slug }) => id === exam.id || slug === exam.slug))
    throw new RangeError(`There is a test ${exam.id}, or one called ${exam.slug}.`);
  registered.push(exam);
  return () => {
    registered.splice(registered.indexOf(exam), 1);
  };
}

/** The test as it is given today. */
export function findExam(id: string): Exam | undefined {
  return exams.find((exam) => exam.id === id);
}

/** The test as it was when a sitting began by it. */
export function findVersion(id: string, version: string, normVersion: string): Exam | undefined {
  const isIt = (exam: Exam) => exam.id === id && exam.version === version && exam.normVersion === normVersion;
  const today = findExam(id);
  return today && isIt(today) ? today : today?.earlier?.find(isIt);
}
