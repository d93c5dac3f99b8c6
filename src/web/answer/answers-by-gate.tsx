import { Link } from 'react-router';
import type { Gate, Question } from '#contract/exams.ts';
import { useWords } from '../shell/words.tsx';
import { Moon } from '../ui/moon.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './answers-by-gate.module.css';
import { choiceOf, type KeptSitting } from './kept.ts';

const sizes = '(min-width: 62em) 10.5rem, (min-width: 40em) 18vw, 30vw';

interface Props {
  questions: readonly Question[];
  gates: readonly Gate[];
  kept: KeptSitting;
  /** The question screen. */
  to: string;
  onOpen: (place: number) => void;
}

/** The whole way once more, gate by gate: every picture small, with the step that was chosen for it. */
export function AnswersByGate({ questions, gates, kept, to, onOpen }: Props) {
  const t = useWords('gates.answers');
  return (
    <div className={styles.way}>
      {gates.map((gate) => (
        <section key={gate.id} className={styles.gate} aria-labelledby={`gate-${gate.id}`}>
          <h2 id={`gate-${gate.id}`}>{gate.name}</h2>
          <ol role="list" className={styles.pictures}>
            {questions.map((question) => {
              if (question.kind !== 'picture' || question.gate !== gate.id) return null;
              const { id, place, prompt, options, picture } = question;
              const choice = choiceOf(kept, id);
              const step = choice === null ? undefined : options[choice];
              return (
                <li key={id}>
                  <Link
                    to={to}
                    className={step ? styles.answer : `${styles.answer} ${styles.missing}`}
                    onClick={() => onOpen(place)}
                  >
                    <span className="visually-hidden">
                      {prompt} {step ? t('chosen', { place, step }) : t('open', { place })}
                    </span>
                    <Picture
                      picture={{ ...picture, alt: '' }}
                      sizes={sizes}
                      late
                      className={styles.picture}
                    />
                    <span className={styles.step} aria-hidden="true">
                      {choice !== null && <Moon step={choice} of={options.length} />}
                      {step ?? t('none')}
                    </span>
                  </Link>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </div>
  );
}
