import { findExam, findVersion } from '#exams/index.ts';
import { readCourse } from '#exams/stages.ts';
import { type Choice, drawSeed } from './seeds.ts';

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

/** Chooses a stage, and proves it. @returns its plan, or nothing where this thread knows no such test */
export const choose = ({ examId, version, normVersion, course, stage }: Choice): string | undefined =>
  findVersion(examId, version, normVersion)?.stages?.choose(readCourse(course), stage);
