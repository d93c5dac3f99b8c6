import { Link } from 'react-router';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';

/** The way out of the contract, by the name that the law gives it. */
export function Withdrawal({ orderNumber }: { orderNumber: string }) {
  const t = useWords('shell.footer');
  const address = useAddress();
  return (
    <p className="small">
      <Link to={address('/paying/withdraw', { orderNumber })}>{t('withdraw')}</Link>
    </p>
  );
}
