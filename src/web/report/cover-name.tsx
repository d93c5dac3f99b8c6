import { useEffect, useRef, useState } from 'react';
import { nameCover } from '#contract/certificates.ts';
import { useClient } from '../shell/client.ts';
import { type Problem, problemOf } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './certificate.module.css';
import { NameForm } from './name-form.tsx';

interface Props {
  orderNumber: string;
  /** As it stands on the cover now. */
  coverName: string | null;
  onNamed: (coverName: string | null) => void;
}

/** A name for the cover of the files: a quiet line until somebody wants one. */
export function CoverName({ orderNumber, coverName, onNamed }: Props) {
  const t = useWords('report.files.cover');
  const [asking, setAsking] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  // The form that had the focus is gone: what came of it is read out instead.
  useEffect(() => {
    if (!asking && wasAsking.current) (line.current ?? ask.current)?.focus();
    wasAsking.current = asking;
  }, [asking]);

  const close = () => setAsking(false);
  if (asking)
    return (
      <CoverForm
        orderNumber={orderNumber}
        coverName={coverName}
        onNamed={(named) => {
          onNamed(named);
          close();
        }}
        onKeep={close}
      />
    );
  return (
    <div className={styles.row}>
      {coverName !== null && (
        <p ref={line} tabIndex={-1}>
          {t.rich('holder', { name: coverName, bdi: (written) => <bdi>{written}</bdi> })}
        </p>
      )}
      <button
        ref={ask}
        type="button"
        className="button button--quiet button--small"
        onClick={() => setAsking(true)}
      >
        {t(coverName === null ? 'ask' : 'change')}
      </button>
    </div>
  );
}

function CoverForm({ orderNumber, coverName, onNamed, onKeep }: Props & { onKeep: () => void }) {
  const t = useWords('report.files.cover');
  const wrong = useWords('certificate.make')('wrong');
  const client = useClient();
  const [problem, setProblem] = useState<Problem>();
  const [removing, setRemoving] = useState(false);
  const send = async (name: string | null) => {
    const named = await client.call(nameCover, { body: { orderNumber, coverName: name } });
    if (!named.ok) return named;
    onNamed(named.data.coverName);
    return undefined;
  };
  const remove = async () => {
    if (removing) return;
    setRemoving(true);
    setProblem(undefined);
    const failure = await send(null);
    setRemoving(false);
    setProblem(failure && problemOf(failure));
  };
  const words = {
    lead: t('lead'),
    label: t('label'),
    hint: t('hint'),
    button: t('button'),
    making: t('making'),
    missing: t('missing'),
    wrong,
    failed: t('failed'),
  };
  return (
    <>
      <NameForm words={words} name={coverName ?? undefined} isAsked byScript="cover" send={send}>
        {coverName !== null && (
          <button
            type="button"
            className="button button--quiet"
            aria-disabled={removing}
            onClick={() => void remove()}
          >
            {t('remove')}
          </button>
        )}
        <button type="button" className="button button--quiet" onClick={onKeep}>
          {t('keep')}
        </button>
      </NameForm>
      <ProblemNotice problem={problem} failed={t('failed')} stake="answers" />
    </>
  );
}
