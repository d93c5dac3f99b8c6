import type { Exam } from './exam.ts';
import { iq } from './iq/exam.ts';

/** Every test there is; one folder each. */
export const exams: readonly Exam[] = [iq];

export function findExam(id: string): Exam | undefined {
  return exams.find((exam) => exam.id === id);
}
