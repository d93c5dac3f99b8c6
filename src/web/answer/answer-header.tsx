import { Brand } from '../shell/brand.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './answer-header.module.css';
import { TimeUsed } from './time-used.tsx';

interface Props {
  place: number;
  count: number;
  readTime: () => number;
}

/** The question screen's own header: the way home, where you are, the time used, and the progress as a line. */
export function AnswerHeader({ place, count, readTime }: Props) {
  const t = useWords('answer.question');
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand />
        <p className={`${styles.place} figures`}>{t('position', { place, count })}</p>
        <TimeUsed read={readTime} />
      </div>
      <progress max={count} value={place - 1} aria-label={t('progress')} />
    </header>
  );
}
