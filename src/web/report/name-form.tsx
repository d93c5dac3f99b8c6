import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { CallFailure } from '#contract/client.ts';
import { readHolderName } from '#contract/typed.ts';
import { type Problem, problemOf } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import styles from './certificate.module.css';

type Said = 'lead' | 'label' | 'hint' | 'button' | 'making' | 'missing' | 'wrong' | 'failed';

interface Props {
  words: Readonly<Record<Said, string>>;
  /** As it is printed now. */
  name: string | undefined;
  /** It came for a press: the field has the focus. */
  isAsked?: boolean;
  /** Under which mark an early press of the button is kept. */
  byScript: string;
  /** Has the name printed; tells what failed. */
  send: (name: string) => Promise<CallFailure | undefined>;
  /** Further buttons. */
  children?: ReactNode;
}

/** Asks for a name that is to be printed, and says under the field what is wrong with it. */
export function NameForm({ words, name: printed, isAsked = false, byScript, send, children }: Props) {
  const id = useId();
  /** What is wrong with the name, as it is said under the field. */
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [making, setMaking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const changing = printed !== undefined;

  // The button that was pressed for it is gone: the name has the focus instead.
  useEffect(() => {
    if (!changing && !isAsked) return;
    field.current?.focus();
    field.current?.select();
  }, [changing, isAsked]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (making) return;
    const typed = String(new FormData(event.currentTarget).get('holderName') ?? '');
    const name = readHolderName(typed);
    setProblem(undefined);
    setWrong(name === undefined ? words[typed.trim() === '' ? 'missing' : 'wrong'] : undefined);
    if (name === undefined) return;
    setMaking(true);
    const failure = await send(name);
    setMaking(false);
    if (!failure) return;
    const why = problemOf(failure);
    if (why.kind === 'said' && why.name === 'nameNotPrintable') setWrong(why.message);
    else setProblem(why);
  };

  return (
    <form
      noValidate
      className={styles.form}
      data-by-script={byScript}
      onSubmit={(event) => void onSubmit(event)}
    >
      <p className="soft">{words.lead}</p>
      <div className="field">
        <label htmlFor={id}>{words.label}</label>
        <input
          ref={field}
          id={id}
          name="holderName"
          type="text"
          dir="auto"
          autoComplete="name"
          required
          maxLength={200}
          defaultValue={printed}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong ? `${id}-error ${id}-hint` : `${id}-hint`}
        />
        {wrong && (
          <p className="field__error" id={`${id}-error`} role="alert">
            {wrong}
          </p>
        )}
        <p className="field__hint" id={`${id}-hint`}>
          {words.hint}
        </p>
      </div>
      <ProblemNotice problem={problem} failed={words.failed} stake="answers" />
      <div className={styles.row}>
        <button type="submit" className="button button--quiet" aria-disabled={making}>
          {making ? words.making : words.button}
        </button>
        {children}
      </div>
    </form>
  );
}
