import { heldDay, writtenDay } from '#locale/dates.ts';
import { useExam } from '../shell/exam.tsx';
import { useVariety, useWords } from '../shell/words.tsx';

/** The day that the specification names. */
const reviewed = new Date('2023-03-22');

/**
 * The specification's sentence on a clinical review. No such review is on record, so it belongs to a demonstration, and
 * stands only where the sample figures stand.
 */
export function ReviewNote() {
  const t = useWords('gates.review');
  const { exam } = useExam();
  const date = heldDay(writtenDay(reviewed, useVariety()));
  return exam.figures.mode === 'showcase' ? <p className="small soft">{t('sample', { date })}</p> : null;
}
