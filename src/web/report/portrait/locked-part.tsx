import { Link } from 'react-router';
import { useAddress } from '../../shell/addresses.ts';
import { useWords } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import result from '../result.module.css';
import portrait from './portrait.module.css';

interface Props {
  /** Of the part. */
  title: string;
  orderNumber: string;
}

/** What the bought package does not hold is named and explained, not hinted at. */
export function LockedPart({ title, orderNumber }: Props) {
  const t = useWords('report.portrait');
  const locked = useWords('report.locked');
  const address = useAddress();
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
        <p>
          <Link to={address('/paying/scheme', { orderNumber })}>{locked('packages')}</Link>
        </p>
      </section>
    </div>
  );
}
