import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { startSeconds, stopped, tick } from './countdown.ts';
import styles from './success.module.css';

/** Opens the report by itself after some seconds, unless it is stopped or the visitor has begun to write. */
export function OpenReport({ orderNumber, waits }: { orderNumber: string; waits: boolean }) {
  const t = useWords('paying.success');
  const address = useAddress();
  const { goods } = useExam().exam;
  const navigate = useNavigate();
  const report = address('/report/result', { orderNumber });
  // Without script nothing runs and nothing could be stopped, so the page says that it waits.
  const [countdown, setCountdown] = useState({ left: startSeconds, stopped: true });

  const view = useRef<HTMLAnchorElement>(null);

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

  /** The button that was pressed goes with the countdown: the keyboard goes on from what remains to be done. */
  const stop = () => {
    setCountdown(stopped);
    view.current?.focus();
  };

  return (
    <div className={styles.open}>
      <Link ref={view} className="button" to={report}>
        {t('view', { goods })}
      </Link>
      {countdown.stopped ? (
        <p className="soft">{t('stopped', { goods })}</p>
      ) : (
        <>
          <p className="soft figures" role="timer" aria-live="off">
            {t('opening', { t: countdown.left })}
          </p>
          <button type="button" className={styles.stop} onClick={stop}>
            {t('stop')}
          </button>
        </>
      )}
    </div>
  );
}
