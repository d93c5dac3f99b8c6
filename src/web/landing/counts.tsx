import { useFormatter } from 'use-intl';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './counts.module.css';

/**
 * What was counted; a count that is too small to mean anything has no tile, and without any there is nothing.
 *
 * @param scored whether the test comes to one score, of which there is an average
 */
export function Counts({ scored }: { scored: boolean }) {
  const t = useWords('landing.figures');
  const format = useFormatter();
  const { figures } = useExam().exam;
  const tiles = [
    { label: t('total'), value: figures.totalCount },
    { label: t('month'), value: figures.monthCount },
    { label: t('yesterday'), value: figures.yesterdayCount },
    { label: t('average'), value: scored ? figures.examAvgScore : null },
  ].filter(({ value }) => value !== null);
  if (tiles.length === 0) return null;
  return (
    <div className={styles.tallies}>
      <h3 className="visually-hidden">{t('title')}</h3>
      <dl className={styles.counts}>
        {tiles.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="display">{format.number(value ?? 0, { maximumFractionDigits: 0 })}</dd>
          </div>
        ))}
      </dl>
      {figures.mode === 'showcase' && <p className="small soft">{t('showcase')}</p>}
    </div>
  );
}
