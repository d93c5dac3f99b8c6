import { useRef } from 'react';
import { useWords } from '../shell/words.tsx';
import styles from './clear-answers.module.css';

/** Takes every answer back, after asking once. */
export function ClearAnswers({ answered, onClear }: { answered: number; onClear: () => void }) {
  const t = useWords('answer.clear');
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
        {t('open')}
      </button>
      <dialog ref={dialog} aria-labelledby="clear-title" aria-describedby="clear-text">
        <div className="stack">
          <h2 id="clear-title">{t('title')}</h2>
          <p id="clear-text">{t('text', { answered })}</p>
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
              {t('confirm')}
            </button>
          </p>
        </div>
      </dialog>
    </>
  );
}
