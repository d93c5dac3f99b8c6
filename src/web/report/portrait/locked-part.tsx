import type { ReactNode } from 'react';
import { useWords } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import result from '../result.module.css';
import portrait from './portrait.module.css';

interface Props {
  /** Of the part. */
  title: string;
  /** The press that opens it. */
  wayUp: ReactNode;
}

/** What the bought package does not hold is named and explained, not hinted at. */
export function LockedPart({ title, wayUp }: Props) {
  const t = useWords('report.portrait');
  return (
    <div className="wrap">
      <h1 tabIndex={-1} className={portrait.partTitle}>
        {title}
      </h1>
      <section className={result.locked} aria-labelledby="locked">
        <h2 id="locked">
          <Icon name="lock" /> {t('lockedTitle')}
        </h2>
        <p>{t('lockedText')}</p>
        {wayUp}
      </section>
    </div>
  );
}
