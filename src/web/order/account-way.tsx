import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import styles from './account-way.module.css';
import { kindOf } from './kinds.ts';
import type { OrderView } from './order.server.ts';

/** What of its report an account opens for nothing, in the test's own words; undefined where it opens nothing, or where that is open. */
export const accountOpens = (order: OrderView): string | undefined =>
  order.unlocked || !kindOf(order).hasReport
    ? undefined
    : order.free?.blocks.find((one) => one.block === 'locked')?.text;

interface Props {
  order: OrderView;
  /** Its button is the filled one: what costs nothing may lead, but not where a payment is already being made. */
  leads?: boolean;
  className?: string | undefined;
}

/** The way that costs nothing, on a sheet as the packages are, before anything is asked for that costs something. */
export function AccountWay({ order, leads = false, className = '' }: Props) {
  const nav = useWords('shell.nav');
  const address = useAddress();
  const opens = accountOpens(order);
  if (opens === undefined) return null;
  return (
    <div className={`sheet ${styles.way} ${className}`}>
      <p>{opens}</p>
      <a className={`button ${leads ? '' : 'button--quiet'}`} href={address('/user/login')}>
        {nav('login')}
      </a>
    </div>
  );
}
