import { useEffect, useState } from 'react';
import { clockText } from '#locale/clock.ts';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './answer-header.module.css';

/** A clock that counts up and never speaks: a screen reader finds it, but is not told of every second. */
export function TimeUsed({ read }: { read: () => number }) {
  const t = useWords('answer.question');
  const [shown, show] = useState(read);
  useEffect(() => {
    show(read());
    const timer = setInterval(() => show(read()), 1000);
    return () => clearInterval(timer);
  }, [read]);
  return (
    <p className={`${styles.time} figures soft`}>
      <span className="visually-hidden">{t('timeUsed')}</span>
      <Icon name="clock" />
      <span role="timer" aria-live="off">
        {clockText(shown)}
      </span>
    </p>
  );
}
