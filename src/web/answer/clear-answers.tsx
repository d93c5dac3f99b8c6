import { useRef } from 'react';
import { useWords } from '../shell/words.tsx';
import styles from './clear-answers.module.css';
import { choiceOf } from './kept.ts';
import { useSitting } from './sitting-context.tsx';

/** Takes every answer back that is not closed, after asking once. */
export function ClearAnswers({ onClear }: { onClear: () => void }) {
  const t = useWords('answer.clear');
  const closed = useWords('stages.clear');
  const { questions, kept } = useSitting();
  const from = kept.closed.length + 1;
  const answered = questions.slice(from - 1).filter(({ id }) => choiceOf(kept, id) !== null).length;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className={styles.open}
        disabled={answered === 0}
        onClick={() => dialog.current?.showModal()}
      >
        {from === 1 ? t('open') : closed('open', { from })}
      </button>
      <dialog ref={dialog} aria-labelledby="clear-title" aria-describedby="clear-text">
        <div className="stack">
          <h2 id="clear-title">{from === 1 ? t('title') : closed('title', { from })}</h2>
          <p id="clear-text">{from === 1 ? t('text', { answered }) : closed('text', { answered, from })}</p>
          <p className={styles.ways}>
            <button type="button" className="button button--small" onClick={close}>
              {t('cancel')}
            </button>
            <button
              type="button"
              className="button button--small button--quiet"
              onClick={() => {
                close();
                onClear();
              }}
            >
              {from === 1 ? t('confirm') : closed('confirm')}
            </button>
          </p>
        </div>
      </dialog>
    </>
  );
}
