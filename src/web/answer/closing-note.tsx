import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './closing-note.module.css';
import type { Closes } from './stages.ts';

/** What describes the button that closes questions. */
export const closingId = 'closing-note';

/** Says that going on closes some questions: why, the first time, and each time what becomes of those without an answer. */
export function ClosingNote({ from, to, missing }: Closes) {
  const t = useWords('stages.closing');
  const { exam } = useExam();
  return (
    <p id={closingId} className={styles.note}>
      {t(from === 1 ? 'first' : 'again', { from, to })}
      {missing > 0 && exam.openIsWrong && <strong> {t('open', { missing })}</strong>}
    </p>
  );
}
