import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Gate, Question } from '#contract/exams.ts';
import { unbrokenOnScreen } from '#words/unbroken.ts';
import { useWords } from '../shell/words.tsx';
import { Figure } from '../ui/figure.tsx';
import { AnswersByGate } from './answers-by-gate.tsx';
import { choiceOf, type KeptSitting } from './kept.ts';
import spoken from './statements.module.css';
import styles from './submit.module.css';

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
  const stages = useWords('stages.submit');
  const sayOpen = (place: number, choice: number | null) =>
    choice === null ? t('open', { place }) : t('chosen', { place, number: choice + 1 });
  const sayClosed = (place: number, choice: number | null) =>
    choice === null ? stages('none', { place }) : stages('chosen', { place, number: choice + 1 });
  const inWords = questions.some(({ kind }) => kind !== 'figures');
  const look = inWords ? spoken : styles;
  return (
    <ol className={inWords ? spoken.answers : styles.list} role="list" aria-label={t('list')}>
      {questions.map((question) => {
        const { id, place, options } = question;
        const choice = choiceOf(kept, id);
        const chosen = choice === null ? undefined : options[choice];
        const closed = kept.closed.includes(id);
        const say = closed ? sayClosed : sayOpen;
        return (
          <li key={id}>
            <Chip
              closed={closed}
              to={to}
              look={`${look.chip} ${chosen ? '' : look.missing}`}
              onClick={() => onOpen(place)}
            >
              <span className="visually-hidden">{say(place, choice)}</span>
              <span className={`${look.place} figures`} aria-hidden="true">
                {place}
              </span>
              {question.kind !== 'figures' && (
                <span className={spoken.asked}>{unbrokenOnScreen(question.prompt)}</span>
              )}
              {chosen === undefined && <span aria-hidden="true">{t('noAnswer')}</span>}
              {typeof chosen === 'string' && <span>{unbrokenOnScreen(chosen)}</span>}
              {typeof chosen === 'object' && <Figure figure={chosen} silent className={styles.mini} />}
            </Chip>
          </li>
        );
      })}
    </ol>
  );
}

interface ChipProps {
  /** Its answer stands: nothing leads back to it. */
  closed: boolean;
  to: string;
  look: string;
  onClick: () => void;
  children: ReactNode;
}

function Chip({ closed, to, look, onClick, children }: ChipProps) {
  return closed ? (
    <span className={`${look} ${styles.closed}`}>{children}</span>
  ) : (
    <Link to={to} className={look} onClick={onClick}>
      {children}
    </Link>
  );
}
