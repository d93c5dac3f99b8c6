import { Form, useNavigation } from 'react-router';
import { useAddress } from '../shell/addresses.ts';
import type { Problem } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './member.module.css';
import type { Membership, Overdue } from './membership.server.ts';
import { amountDue } from './membership-state.tsx';
import { isPaying } from './phase.ts';
import { ShownPrice } from './price.tsx';

interface Props {
  membership: Membership;
  overdue: Overdue;
  problem?: Problem | undefined;
}

/** Of a membership that owes a renewal: the way to pay it with another card, on its provider's page. */
export function AnotherCard({ membership, overdue, problem }: Props) {
  const t = useWords('member.state');
  const change = useWords('member.change');
  const address = useAddress();
  const working = useNavigation().state !== 'idle';
  const { orderNumber } = membership;
  const due = amountDue(membership, overdue);
  if (isPaying(overdue)) {
    return (
      <p>
        <a href={address('/paying/subscribe/check', { orderNumber, renewal: '1' })}>{t('checkingTitle')}</a>
      </p>
    );
  }
  return (
    <Form method="post" action={address('/member')} className={styles.card}>
      <input type="hidden" name="intent" value="card" />
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <ShownPrice price={due} />
      <ProblemNotice problem={working ? undefined : problem} failed={change('failed')} stake="payment" />
      <button type="submit" className="button" aria-disabled={working}>
        {working ? change('working') : t('payCard')}
      </button>
      <p className="small">{t('payCardHint')}</p>
    </Form>
  );
}
