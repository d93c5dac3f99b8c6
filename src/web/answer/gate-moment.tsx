import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Gate } from '#contract/exams.ts';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './gate-moment.module.css';
import { ReviewNote } from './review-note.tsx';

/** A gate is drawn over the whole height of the screen and cut at its sides. */
export const gateSizes = '(min-width: 60em) 75vw, 130vw';

interface Props {
  gate: Gate;
  /** Its place among the gates, from 1. */
  place: number;
  count: number;
  leaving: boolean;
  /** Nothing of the way is left after this. */
  last: boolean;
  onNext: () => void;
  onBack: () => void;
}

/** The moment of arriving at a gate or of leaving it: its picture, a few words, and one way on. */
export function GateMoment({ gate, place, count, leaving, last, onNext, onBack }: Props) {
  const t = useWords('gates.moment');
  const heading = useRef<HTMLHeadingElement>(null);
  const moment = `${gate.id} ${leaving}`;

  /** After the new moment has been painted: a reader is told of it, and keys work at once. */
  useEffect(() => {
    if (!moment) return;
    const timer = setTimeout(() => heading.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [moment]);

  const onKeyDown = (event: KeyboardEvent) => {
    const held = event.ctrlKey || event.altKey || event.metaKey;
    if (held || (event.target as HTMLElement).closest('button, a')) return;
    if (event.key === 'Enter') onNext();
    else if (event.key === 'Backspace') onBack();
    else return;
    event.preventDefault();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };

  return (
    <form
      className={leaving ? `${styles.moment} ${styles.leaving}` : styles.moment}
      data-by-script={moment}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      <Picture key={moment} picture={gate.picture} sizes={gateSizes} className={styles.picture} />
      <div key={`words ${moment}`} className={styles.words}>
        <p className="small soft">{t('place', { place, count })}</p>
        <h1 ref={heading} tabIndex={-1} className={styles.name}>
          {gate.name}
        </h1>
        {leaving ? (
          <>
            <p>{gate.completion}</p>
            <p className={`display ${styles.said}`}>{gate.leaving}</p>
          </>
        ) : (
          <>
            <p className={`display ${styles.said}`}>{gate.arrival}</p>
            <p>{gate.intro}</p>
            {place === 1 && <ReviewNote />}
          </>
        )}
        <p className={styles.go}>
          <button type="submit" className="button">
            {t(leaving ? (last ? 'finish' : 'leave') : 'enter')}
            <Icon name="next" />
          </button>
          <span className={`small soft ${styles.key}`}>{t('key')}</span>
        </p>
      </div>
    </form>
  );
}
