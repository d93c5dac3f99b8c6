import type { Question } from '#contract/exams.ts';
import { countsHeld } from '#words/unbroken.ts';
import { NumberTable } from '../../ui/number-table.tsx';
import styles from './given.module.css';

/** What a question in words starts from: sentences, or a table of numbers. */
export function Given({ question }: { question: Question & { kind: 'statements' } }) {
  const { given = [], table } = question;
  return (
    <>
      {given.length > 0 && (
        <ul className={styles.given}>
          {given.map((sentence) => (
            <li key={sentence}>{countsHeld(sentence)}</li>
          ))}
        </ul>
      )}
      {table && (
        <div className={styles.numbers}>
          <NumberTable table={table} />
        </div>
      )}
    </>
  );
}
