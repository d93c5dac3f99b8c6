import type { RefObject } from 'react';
import type { Question } from '#contract/exams.ts';
import { useWords } from '../shell/words.tsx';
import { Moon } from './moon.tsx';
import styles from './picture.module.css';
import { sceneIds } from './scene.tsx';

interface Props {
  question: Question & { kind: 'picture' };
  choice: number | null;
  onChoose: (step: number) => void;
  group: RefObject<HTMLFieldSetElement | null>;
}

/** The sentence, and the steps from 'not at all' to 'very much' as a moon that waxes. Plain radios. */
export function Steps({ question, choice, onChoose, group }: Props) {
  const t = useWords('answer.question');
  return (
    <fieldset ref={group} className={styles.steps} tabIndex={-1} aria-describedby={sceneIds}>
      <legend className={styles.sentence}>{question.prompt}</legend>
      <div className={styles.scale}>
        {question.options.map((step, at) => (
          <label key={step} className={styles.step}>
            <input
              type="radio"
              name={question.id}
              value={at}
              checked={choice === at}
              onChange={() => onChoose(at)}
              aria-label={t('option', { number: at + 1, description: step })}
            />
            <Moon step={at} className={styles.moon} />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
