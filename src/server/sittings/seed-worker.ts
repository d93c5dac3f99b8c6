import { findExam } from '#exams/index.ts';
import { drawSeed } from './seeds.ts';

/**
 * Proves a form away from the thread that answers requests.
 *
 * @param examId a test's id
 * @returns a seed for it, or nothing where this thread knows no such test
 */
export default (examId: string): string | undefined => {
  const exam = findExam(examId);
  return exam && drawSeed(exam);
};
