import { Link } from 'react-router';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';

/** The first of the two presses by which answers and results are deleted. */
export function EraseLink({ orderNumber }: { orderNumber: string }) {
  const t = useWords('report.erase');
  const address = useAddress();
  return (
    <p className="small screen-only">
      <Link to={address('/report/erase', { orderNumber })}>{t('link')}</Link>
    </p>
  );
}
