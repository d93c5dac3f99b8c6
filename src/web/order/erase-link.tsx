import { Link } from 'react-router';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';

type Props = { orderNumber: string } | { sittingId: string | undefined };

/**
 * The first of the two presses by which answers and results are deleted: those of an order, or of a sitting under way;
 * without a sitting, all that this browser holds.
 */
export function EraseLink(meant: Props) {
  const t = useWords('way.erase');
  const address = useAddress();
  const to = address('/report/erase', meant);
  return (
    <p className="small screen-only">
      {'orderNumber' in meant ? <Link to={to}>{t('results')}</Link> : <a href={to}>{t('answers')}</a>}
    </p>
  );
}
