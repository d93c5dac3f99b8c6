import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';

/**
 * The specification's sentence on a clinical review. No such review is on record, so it belongs to a demonstration, and
 * stands only where the sample figures stand.
 */
export function ReviewNote() {
  const t = useWords('gates.review');
  const { exam } = useExam();
  return exam.figures.mode === 'showcase' ? <p className="small soft">{t('sample')}</p> : null;
}
