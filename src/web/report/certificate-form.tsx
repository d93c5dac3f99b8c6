import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { nameCertificate } from '#contract/certificates.ts';
import type { HeldCertificate } from '#contract/reports.ts';
import { readHolderName } from '#contract/typed.ts';
import { useClient } from '../shell/client.ts';
import { type Problem, problemOf } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './certificate.module.css';

interface Props {
  orderNumber: string;
  /** As it stands on the certificate now. */
  holderName: string | undefined;
  onNamed: (held: HeldCertificate) => void;
  /** Leaves the name as it is; absent where there is none. */
  onKeep: (() => void) | undefined;
}

/** Asks for the name, and has the certificate made out to it. */
export function CertificateForm({ orderNumber, holderName, onNamed, onKeep }: Props) {
  const t = useWords('certificate.make');
  const client = useClient();
  const id = useId();
  /** What is wrong with the name, as it is said under the field. */
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const [making, setMaking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const changing = holderName !== undefined;

  // The button that was pressed to change the name is gone: the name has the focus instead.
  useEffect(() => {
    if (!changing) return;
    field.current?.focus();
    field.current?.select();
  }, [changing]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (making) return;
    const typed = String(new FormData(event.currentTarget).get('holderName') ?? '');
    const name = readHolderName(typed);
    setProblem(undefined);
    setWrong(name === undefined ? t(typed.trim() === '' ? 'missing' : 'wrong') : undefined);
    if (name === undefined) return;
    setMaking(true);
    const made = await client.call(nameCertificate, { body: { orderNumber, holderName: name } });
    setMaking(false);
    if (made.ok) return onNamed(made.data);
    const why = problemOf(made);
    if (why.kind === 'said' && why.name === 'nameNotPrintable') setWrong(why.message);
    else setProblem(why);
  };

  return (
    <form
      noValidate
      className={styles.form}
      data-by-script="certificate"
      onSubmit={(event) => void onSubmit(event)}
    >
      <p className="soft">{t('lead')}</p>
      <div className="field">
        <label htmlFor={id}>{t('label')}</label>
        <input
          ref={field}
          id={id}
          name="holderName"
          type="text"
          dir="auto"
          autoComplete="name"
          required
          maxLength={200}
          defaultValue={holderName}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong ? `${id}-error ${id}-hint` : `${id}-hint`}
        />
        {wrong && (
          <p className="field__error" id={`${id}-error`} role="alert">
            {wrong}
          </p>
        )}
        <p className="field__hint" id={`${id}-hint`}>
          {t('hint')}
        </p>
      </div>
      <ProblemNotice problem={problem} failed={t('failed')} stake="answers" />
      <div className={styles.row}>
        <button type="submit" className="button button--quiet" aria-disabled={making}>
          {making ? t('making') : t('button')}
        </button>
        {onKeep && (
          <button type="button" className="button button--quiet button--small" onClick={onKeep}>
            {t('keep')}
          </button>
        )}
      </div>
    </form>
  );
}
