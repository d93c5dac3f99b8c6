import type { ReactNode } from 'react';
import type { Question } from '#contract/exams.ts';
import { useWords } from '../../shell/words.tsx';
import { Moon } from '../../ui/moon.tsx';
import { Choices } from './choices.tsx';
import styles from './try.module.css';

export type PictureQuestion = Extract<Question, { kind: 'picture' }>;

/** The steps of a picture's sentence, to be pressed on the spot. Nothing is kept of it: the test asks for consent first. */
export function Steps({
  question: { options },
  children,
}: {
  question: PictureQuestion;
  /** What follows each answer. */
  children?: ReactNode;
}) {
  const t = useWords('landing.try.picture');
  return (
    <>
      <p className={styles.ends} aria-hidden="true">
        <span>{options[0]}</span>
        <span>{options.at(-1)}</span>
      </p>
      <Choices
        name="felt"
        className={styles.steps}
        choices={options.map((step, at) => ({
          label: step,
          face: <Moon step={at} of={options.length} className={styles.moon} />,
          answer: (
            <>
              <p className={`display ${styles.said}`}>{step}</p>
              <p>{t('pressed')}</p>
              {children}
            </>
          ),
        }))}
      />
    </>
  );
}
