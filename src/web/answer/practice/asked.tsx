import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, Link, useNavigation, useSearchParams } from 'react-router';
import type { Question } from '#contract/exams.ts';
import { useWords } from '../../shell/words.tsx';
import { Figure } from '../../ui/figure.tsx';
import { Options } from '../options.tsx';
import { useQuestionKeys } from '../use-question-keys.ts';
import { Given } from './given.tsx';
import type { Pace } from './kept-set.ts';
import { limitSeconds } from './limit.ts';
import styles from './practice.module.css';

interface Props {
  question: Question;
  sittingId: string;
  /** Undefined where neither the address nor this device says one. */
  pace: Pace | undefined;
}

/** A question with its answers: a plain form, which works before any script does. */
export function Asked({ question, sittingId, pace }: Props) {
  const words = useWords('practice.question');
  const [choice, setChoice] = useState<number | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const spent = useRef<HTMLInputElement>(null);
  const begun = useRef(0);
  const group = useRef<HTMLFieldSetElement>(null);
  const sending = useNavigation().state !== 'idle';

  useEffect(() => {
    begun.current = performance.now();
    const tapped = form.current?.querySelector<HTMLInputElement>('input:checked');
    if (tapped) setChoice(Number(tapped.value));
    group.current?.focus({ preventScroll: true });
  }, []);

  useQuestionKeys({
    question,
    form,
    choice,
    onChoose: setChoice,
    onNext: () => {
      if (!sending) form.current?.requestSubmit();
    },
  });

  if (question.kind !== 'statements' && question.kind !== 'figures') return null;
  return (
    <Form
      ref={form}
      method="post"
      className={styles.question}
      data-kind={question.kind}
      onSubmit={() => {
        if (spent.current) spent.current.value = String(Math.round(performance.now() - begun.current));
      }}
    >
      <input type="hidden" name="sittingId" value={sittingId} />
      <input type="hidden" name="place" value={question.place} />
      <input type="hidden" name="questionId" value={question.id} />
      <input ref={spent} type="hidden" name="milliseconds" defaultValue="0" />
      <Clock pace={pace} onEnd={() => form.current?.requestSubmit()} />
      {question.kind === 'figures' && <Figure figure={question.stem} className={styles.stem} />}
      {question.kind === 'statements' && <Given question={question} />}
      <Options question={question} choice={choice} onChoose={setChoice} group={group} />
      <div className={styles.go}>
        <span />
        <button
          type="submit"
          className={choice === null ? 'button button--quiet' : 'button'}
          aria-disabled={sending}
        >
          {choice === null ? words('open') : words('check')}
        </button>
      </div>
    </Form>
  );
}

/** What is left of a question's time, and the way to practise with or without it. Without script there is no clock. */
function Clock({ pace, onEnd }: { pace: Props['pace']; onEnd: () => void }) {
  const words = useWords('practice.question');
  const [search] = useSearchParams();
  const [left, setLeft] = useState<number>();
  const end = useEffectEvent(onEnd);
  const isTimed = pace === 'timed';
  useEffect(() => {
    setLeft(limitSeconds);
    if (!isTimed) return;
    const ends = performance.now() + limitSeconds * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((ends - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      end();
    }, 250);
    return () => clearInterval(timer);
  }, [isTimed]);
  if (left === undefined) return <p className={styles.clock} />;
  const other = new URLSearchParams(search);
  other.delete('told');
  other.set('pace', isTimed ? 'free' : 'timed');
  return (
    <p className={`${styles.clock} small soft`}>
      {isTimed && (
        <span role="timer" className="figures">
          {words('seconds', { seconds: left })}
        </span>
      )}
      <Link to={`?${other}`} replace preventScrollReset>
        {isTimed ? words('clockOff') : words('clockOn')}
      </Link>
    </p>
  );
}
