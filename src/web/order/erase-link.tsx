import { Link } from 'react-router';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import styles from './erase-link.module.css';

type Props = { orderNumber: string } | { sittingId: string | undefined };

/**
 * The first of the two presses by which answers and results are deleted: those of an order, or of a sitting under way, which
 * is named by its test so that nobody takes it for beginning anew; without a sitting, all that this browser holds.
 */
export function EraseLink(meant: Props) {
  const t = useWords('way.erase');
  const address = useAddress();
  const to = address('/report/erase', meant);
  if ('orderNumber' in meant)
    return (
      <p className={`${styles.results} small screen-only`}>
        <Link to={to}>{t('results')}</Link>
      </p>
    );
  return (
    <p className="small screen-only">
      <a href={to}>{t(meant.sittingId ? 'test' : 'answers')}</a>
    </p>
  );
}
