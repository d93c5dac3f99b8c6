import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Question } from '#contract/exams.ts';
import { useWords } from '../shell/words.tsx';
import { Figure } from '../ui/figure.tsx';
import { Icon } from '../ui/icon.tsx';
import { ClosingNote, closingId } from './closing-note.tsx';
import { Options } from './options.tsx';
import pictured from './picture.module.css';
import styles from './question.module.css';
import { Scene } from './scene.tsx';
import type { Closes } from './stages.ts';
import spoken from './statements.module.css';
import { Steps } from './steps.tsx';
import { useQuestionKeys } from './use-question-keys.ts';

const looks = {
  figures: styles.question,
  statements: `${styles.question} ${spoken.question}`,
  scale: `${styles.question} ${spoken.question}`,
  picture: pictured.question,
} as const;

interface Props {
  question: Question;
  place: number;
  count: number;
  choice: number | null;
  /** Whether confirming comes next. */
  last: boolean;
  canGoBack: boolean;
  /** The questions whose answers stand once one goes on. */
  closes: Closes | undefined;
  onChoose: (option: number) => void;
  onNext: () => void;
  onBack: () => void;
  /** Small print under the buttons. */
  children: ReactNode;
}

/** Figure, options, back and next. Options are plain radios, so that a tap counts before any script has run. */
export function QuestionForm({
  question,
  place,
  count,
  choice,
  last,
  canGoBack,
  closes,
  onChoose,
  onNext,
  onBack,
  children,
}: Props) {
  const t = useWords('answer.question');
  const stages = useWords('stages.closing');
  const form = useRef<HTMLFormElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);

  const takeOver = useEffectEvent(() => {
    const tapped = form.current?.querySelector<HTMLInputElement>('input:checked');
    if (tapped && Number(tapped.value) !== choice) onChoose(Number(tapped.value));
  });
  useLayoutEffect(() => takeOver(), []);

  /** After the new question has been painted: a reader is told of it, and keys work at once. */
  useEffect(() => {
    if (!question.id) return;
    const timer = setTimeout(() => group.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [question.id]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  useQuestionKeys({ question, form, choice, onChoose, onNext, onBack });

  return (
    <form
      ref={form}
      className={looks[question.kind]}
      data-by-script={question.id}
      tabIndex={-1}
      autoComplete="off"
      onSubmit={onSubmit}
    >
      <h1 className="visually-hidden">{t('title', { place, count })}</h1>
      {question.kind === 'figures' && (
        <div className={styles.figure}>
          <Figure figure={question.stem} className={styles.stem} />
        </div>
      )}
      {question.kind === 'picture' && <Scene question={question} />}
      {question.kind === 'picture' || question.kind === 'scale' ? (
        <Steps question={question} choice={choice} onChoose={onChoose} group={group} />
      ) : (
        <Options question={question} choice={choice} onChoose={onChoose} group={group} />
      )}
      <div className={styles.go}>
        {closes && <ClosingNote {...closes} />}
        <button
          type="button"
          className={`button button--quiet ${styles.back}`}
          disabled={!canGoBack}
          onClick={onBack}
        >
          <Icon name="back" />
          <span>{t('back')}</span>
        </button>
        <button
          type="submit"
          className={choice === null ? 'button button--quiet' : 'button'}
          aria-describedby={closes && closingId}
        >
          {last ? t('submit') : choice !== null ? t('next') : closes ? stages('leaveOpen') : t('skip')}
          <Icon name="next" />
        </button>
      </div>
      {children}
    </form>
  );
}
