import { brain } from './brain/exam.ts';
import type { Exam } from './exam.ts';
import { iq } from './iq/exam.ts';
import { subconscious } from './subconscious/exam.ts';

/** Every test there is; one folder each. */
export const exams: readonly Exam[] = [subconscious, iq, brain];

const versions = exams.flatMap((exam) => [exam, ...(exam.earlier ?? [])]);

/** The test as it is given today. */
export function findExam(id: string): Exam | undefined {
  return exams.find((exam) => exam.id === id);
}

/** The test as it was when a sitting began by it. */
export function findVersion(id: string, version: string, normVersion: string): Exam | undefined {
  return versions.find(
    (exam) => exam.id === id && exam.version === version && exam.normVersion === normVersion,
  );
}
