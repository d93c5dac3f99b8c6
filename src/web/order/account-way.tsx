import { useAddress } from '../shell/addresses.ts';
import { useSignedIn } from '../shell/signed-in.ts';
import { useWords } from '../shell/words.tsx';
import styles from './account-way.module.css';
import { kindOf } from './kinds.ts';
import type { OrderView } from './order.server.ts';

/** What of its report an account opens for nothing, in the test's own words; undefined where it opens nothing, or where that is open. */
export const accountOpens = (order: OrderView): string | undefined =>
  order.unlocked || !kindOf(order).hasReport
    ? undefined
    : order.free?.blocks.find((one) => one.block === 'locked')?.text;

/** Whether the way by an account comes before every price: not for who is logged in already. */
export function useAccountLeads(order: OrderView): boolean {
  const signedIn = useSignedIn();
  return accountOpens(order) !== undefined && !signedIn;
}

interface Props {
  order: OrderView;
  /** Its button is the filled one: what costs nothing may lead, but not where a payment is already being made. */
  leads?: boolean;
  className?: string | undefined;
}

/**
 * The way that costs nothing, on a sheet as the packages are, before anything is asked for that costs something. Who is logged in
 * already sees it of a result that is no account's yet (one that a mailed link opened): it joins one in its own browser.
 */
export function AccountWay({ order, leads = false, className = '' }: Props) {
  const nav = useWords('shell.nav');
  const t = useWords('way.account');
  const address = useAddress();
  const signedIn = useSignedIn();
  const opens = accountOpens(order);
  if (opens === undefined) return null;
  if (signedIn)
    return (
      <div className={`sheet ${styles.way} ${className}`}>
        <p>{opens}</p>
        <p className="soft">{t('elsewhere')}</p>
      </div>
    );
  return (
    <div className={`sheet ${styles.way} ${className}`}>
      <p>{opens}</p>
      <a className={`button ${leads ? '' : 'button--quiet'}`} href={address('/user/login')}>
        {nav('login')}
      </a>
    </div>
  );
}
