import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';

/** What the product says of one test: `SUBS-1002` has its sentence under `subs1002`; undefined where there is none. */
export function useExamWords(about: 'introOf' | 'freeOf'): string | undefined {
  const { exam } = useExam();
  const t = useWords(`answer.${about}`);
  const key = exam.examId.toLowerCase().replace('-', '') as Parameters<typeof t>[0];
  return t.has(key) ? t(key) : undefined;
}
