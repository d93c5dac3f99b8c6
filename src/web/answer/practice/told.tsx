import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Form, Link, useNavigation, useSearchParams } from 'react-router';
import type { ExplainedAnswer, Question } from '#contract/exams.ts';
import { countsHeld } from '#words/unbroken.ts';
import { useWords } from '../../shell/words.tsx';
import { Figure } from '../../ui/figure.tsx';
import { Judged } from '../../ui/judged.tsx';
import { Given } from './given.tsx';
import styles from './practice.module.css';

interface Props {
  question: Question;
  told: ExplainedAnswer;
  /** How the set goes. */
  soFar: ReactNode;
  sittingId: string;
  /** Whether the set ends with it. */
  last: boolean;
}

/** What was right, why, and what went wrong with another answer. */
export function Told({ question, told, soFar, sittingId, last }: Props) {
  const words = useWords('practice.question');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const go = useRef<HTMLDivElement>(null);
  useEnter(() => go.current?.querySelector<HTMLElement>('a, button:not([aria-disabled="true"])')?.click());
  const verdict = told.choice === null ? 'left' : told.choice === told.correct ? 'right' : 'wrong';
  return (
    <div className={styles.question}>
      <h2 ref={heading} tabIndex={-1} className={styles.verdict} data-verdict={verdict}>
        {words(verdict)}
      </h2>
      {soFar}
      <div className={styles.asked}>
        {question.kind === 'statements' && <Given question={question} />}
        {question.kind === 'figures' && <Figure figure={question.stem} className={styles.stem} />}
        <p className={styles.prompt}>{countsHeld(question.prompt)}</p>
      </div>
      <ol className={question.kind === 'figures' ? styles.figures : styles.list}>
        {question.options.map((option, at) => (
          <li
            key={typeof option === 'string' ? option : `${at + 1} ${option.alt}`}
            className={styles.option}
            data-told={at === told.correct ? 'right' : at === told.choice ? 'wrong' : undefined}
          >
            <span className="figures soft" aria-hidden="true">
              {at + 1}
            </span>
            {typeof option === 'string' ? <span>{countsHeld(option)}</span> : <Figure figure={option} />}
            <Marks at={at} told={told} />
          </li>
        ))}
      </ol>
      <dl className={styles.why}>
        {told.whyNotYours && (
          <div>
            <dt>{words('slip')}</dt>
            <dd>{countsHeld(told.whyNotYours)}</dd>
          </div>
        )}
        <div>
          <dt>{words('why')}</dt>
          <dd>{countsHeld(told.why)}</dd>
        </div>
      </dl>
      <div ref={go} className={styles.go}>
        <span />
        {last ? <Finish sittingId={sittingId} /> : <Next />}
      </div>
    </div>
  );
}

/** Enter goes on from an explanation as from a question; on a link or a button it has its own meaning, and held down none. */
function useEnter(onEnter: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain =
      event.key === 'Enter' && !event.repeat && !(event.ctrlKey || event.altKey || event.metaKey);
    if (isPlain && !(event.target as HTMLElement).closest('a, button, dialog')) onEnter();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function Marks({ at, told: { choice, correct } }: { at: number; told: ExplainedAnswer }) {
  const words = useWords('practice.question');
  if (at !== choice && at !== correct) return null;
  return (
    <div className={styles.marks}>
      {at === correct && <Judged right>{words('correct')}</Judged>}
      {at === choice && <Judged right={at === correct}>{words('yours')}</Judged>}
    </div>
  );
}

function Next() {
  const words = useWords('practice.question');
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.delete('told');
  return (
    <Link to={`?${next}`} className="button">
      {words('next')}
    </Link>
  );
}

function Finish({ sittingId }: { sittingId: string }) {
  const words = useWords('practice.question');
  const sending = useNavigation().state !== 'idle';
  return (
    <Form method="post">
      <input type="hidden" name="sittingId" value={sittingId} />
      <button type="submit" name="intent" value="finish" className="button" aria-disabled={sending}>
        {words('finish')}
      </button>
    </Form>
  );
}
