import { Link } from 'react-router';
import type { Gate, Question } from '#contract/exams.ts';
import { useWords } from '../shell/words.tsx';
import { Figure } from '../ui/figure.tsx';
import { AnswersByGate } from './answers-by-gate.tsx';
import { choiceOf, type KeptSitting } from './kept.ts';
import styles from './sitting.module.css';
import spoken from './statements.module.css';

interface Props {
  questions: readonly Question[];
  gates: readonly Gate[];
  kept: KeptSitting;
  /** The question screen. */
  to: string;
  onOpen: (place: number) => void;
}

/** Every answer at a glance, each leading back to its question: figures as chips, statements as lines, pictures small. */
export function AllAnswers(props: Props) {
  return props.gates.length > 0 ? <AnswersByGate {...props} /> : <AnswersInARow {...props} />;
}

function AnswersInARow({ questions, kept, to, onOpen }: Props) {
  const t = useWords('answer.submit');
  const inWords = questions.some(({ kind }) => kind !== 'figures');
  const look = inWords ? spoken : styles;
  return (
    <ol className={inWords ? spoken.answers : styles.list} role="list" aria-label={t('list')}>
      {questions.map((question) => {
        const { id, place, options } = question;
        const choice = choiceOf(kept, id);
        const chosen = choice === null ? undefined : options[choice];
        return (
          <li key={id}>
            <Link
              to={to}
              className={chosen ? look.chip : `${look.chip} ${styles.missing}`}
              onClick={() => onOpen(place)}
            >
              <span className="visually-hidden">
                {choice === null ? t('open', { place }) : t('chosen', { place, number: choice + 1 })}
              </span>
              <span className={`${look.place} figures`} aria-hidden="true">
                {place}
              </span>
              {question.kind !== 'figures' && <span className={spoken.asked}>{question.prompt}</span>}
              {chosen === undefined && <span aria-hidden="true">{t('noAnswer')}</span>}
              {typeof chosen === 'string' && <span>{chosen}</span>}
              {typeof chosen === 'object' && <Figure figure={chosen} silent className={styles.mini} />}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
