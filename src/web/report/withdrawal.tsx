import { Link } from 'react-router';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import styles from './files.module.css';

interface Props {
  orderNumber: string;
  /** Tells it from another contract's; absent where there is only one. */
  name?: string;
}

/** The way out of the contract, by the name that the law gives it. */
export function Withdrawal({ orderNumber, name }: Props) {
  const t = useWords('shell.footer');
  const address = useAddress();
  return (
    <p className={`small ${styles.withdrawal}`}>
      <Link to={address('/paying/withdraw', { orderNumber })}>{name ?? t('withdraw')}</Link>
    </p>
  );
}
