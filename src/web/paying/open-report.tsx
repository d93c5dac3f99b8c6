import { useEffect, useLayoutEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import { startSeconds, stopped, tick } from './countdown.ts';
import styles from './success.module.css';

/** Opens the report by itself after some seconds, unless it is stopped or the visitor has begun to write. */
export function OpenReport({ orderNumber, waits }: { orderNumber: string; waits: boolean }) {
  const t = useWords('paying.success');
  const address = useAddress();
  const navigate = useNavigate();
  const report = address('/report/result', { orderNumber });
  // Without script nothing runs and nothing could be stopped, so the page says that it waits.
  const [countdown, setCountdown] = useState({ left: startSeconds, stopped: true });

  useLayoutEffect(() => {
    if (!waits) setCountdown({ left: startSeconds, stopped: false });
  }, [waits]);

  useEffect(() => {
    if (countdown.stopped) return;
    const timer = setInterval(() => setCountdown(tick), 1000);
    const whenWriting = (event: Event) => {
      if (event.target instanceof HTMLInputElement) setCountdown(stopped);
    };
    document.addEventListener('focusin', whenWriting);
    return () => {
      clearInterval(timer);
      document.removeEventListener('focusin', whenWriting);
    };
  }, [countdown.stopped]);

  useEffect(() => {
    if (!countdown.stopped && countdown.left === 0) void navigate(report);
  }, [countdown, navigate, report]);

  return (
    <div className={styles.open}>
      <Link className="button" to={report}>
        {t('view')}
      </Link>
      {countdown.stopped ? (
        <p className="soft">{t('stopped')}</p>
      ) : (
        <>
          <p className="soft figures" role="timer" aria-live="off">
            {t('opening', { t: countdown.left })}
          </p>
          <button type="button" className={styles.stop} onClick={() => setCountdown(stopped)}>
            {t('stop')}
          </button>
        </>
      )}
    </div>
  );
}
