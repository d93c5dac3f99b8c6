import { findExam, findVersion } from '#exams/index.ts';
import { courseText, readCourse } from '#exams/stages.ts';
import { type Choice, chooseStage, drawSeed, type Handed } from './seeds.ts';

/**
 * Proves a form away from the thread that answers requests.
 *
 * @param examId a test's id
 * @returns a seed for it, with what was made of it, or nothing where this thread knows no such test
 */
export default (examId: string): Handed | undefined => {
  const exam = findExam(examId);
  if (!exam) return undefined;
  const seed = drawSeed(exam);
  return { chosen: seed, made: exam.handing?.give(seed) };
};

/** Chooses a stage, and proves it. @returns its plan, with what was made of it, or nothing where this thread knows no such test */
export const choose = ({ examId, version, normVersion, ...of }: Choice): Handed | undefined => {
  const exam = findVersion(examId, version, normVersion);
  if (!exam?.stages) return undefined;
  const plan = chooseStage(exam, of);
  const { seed, plans } = readCourse(of.course);
  const before = Array.from({ length: of.stage.number - 1 }, (_, at) => plans[at] ?? null);
  return { chosen: plan, made: exam.handing?.give(courseText({ seed, plans: [...before, plan] })) };
};
