import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Question } from '#contract/exams.ts';
import { useWords } from '../shell/words.tsx';
import { Figure } from '../ui/figure.tsx';
import { Icon } from '../ui/icon.tsx';
import { intentOf } from './keys.ts';
import styles from './sitting.module.css';

/** Options keep their places, so that going on changes what they show and builds nothing anew. */
const numbers = [1, 2, 3, 4, 5, 6];

/** Options stand in rows of three at every width. */
const columns = 3;

interface Props {
  question: Question;
  place: number;
  count: number;
  choice: number | null;
  onChoose: (option: number) => void;
  onNext: () => void;
  onBack: () => void;
  /** Small print under the buttons. */
  children: ReactNode;
}

/** Figure, options, back and next. Options are plain radios, so that a tap counts before any script has run. */
export function QuestionForm({ question, place, count, choice, onChoose, onNext, onBack, children }: Props) {
  const t = useWords('answer.question');
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
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const target = event.target as HTMLElement;
    if (target.closest('dialog')) return;
    const intent = intentOf({
      key: event.key,
      modified: event.ctrlKey || event.altKey || event.metaKey,
      on: target.closest('input') ? 'option' : target.closest('button, a') ? 'control' : 'elsewhere',
      chosen: choice,
      options: question.options.length,
      columns,
    });
    if (!intent) return;
    event.preventDefault();
    if (intent.kind === 'next') onNext();
    else if (intent.kind === 'back') onBack();
    else {
      onChoose(intent.option);
      form.current?.querySelectorAll('input')[intent.option]?.focus();
    }
  };

  return (
    <form
      ref={form}
      className={styles.question}
      tabIndex={-1}
      autoComplete="off"
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      <h1 className="visually-hidden">{t('title', { place, count })}</h1>
      <div className={styles.figure}>
        <Figure figure={question.stem} className={styles.stem} />
      </div>
      <fieldset ref={group} className={styles.options} tabIndex={-1}>
        <legend>{question.prompt}</legend>
        <div className={styles.grid}>
          {numbers.slice(0, question.options.length).map((number) => {
            const option = question.options[number - 1];
            return (
              option && (
                <label key={number} className={styles.option}>
                  <input
                    type="radio"
                    name={question.id}
                    value={number - 1}
                    checked={choice === number - 1}
                    onChange={() => onChoose(number - 1)}
                    aria-label={t('option', { number, description: option.alt })}
                  />
                  <span className={`${styles.key} figures`} aria-hidden="true">
                    {number}
                  </span>
                  <Figure figure={option} silent className={styles.choice} />
                </label>
              )
            );
          })}
        </div>
      </fieldset>
      <div className={styles.go}>
        <button
          type="button"
          className={`button button--quiet ${styles.back}`}
          disabled={place === 1}
          onClick={onBack}
        >
          <Icon name="back" />
          <span>{t('back')}</span>
        </button>
        <button type="submit" className={choice === null ? 'button button--quiet' : 'button'}>
          {place === count ? t('submit') : choice === null ? t('skip') : t('next')}
          <Icon name="next" />
        </button>
      </div>
      {children}
    </form>
  );
}
