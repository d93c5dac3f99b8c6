import { type Price, useMoney } from '../order/price.ts';
import { useAddress } from '../shell/addresses.ts';
import { useDay } from '../shell/day.ts';
import { useWords } from '../shell/words.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { Membership, Overdue, Standing } from './membership.server.ts';
import { phaseOf, renews } from './phase.ts';

const titles = {
  incomplete: 'incompleteTitle',
  active: 'activeTitle',
  ending: 'endingTitle',
  pastDue: 'pastDueTitle',
  canceled: 'canceledTitle',
} as const;

/** The heading that tells where a membership stands; `fresh` greets who has just begun one. */
export function useMembershipTitle(membership: Membership, fresh: boolean): string {
  const t = useWords('member.state');
  const date = useDay();
  const phase = phaseOf(membership);
  if (phase === 'active' && fresh) return t('became');
  return t(titles[phase], { date: date(membership.periodEnd) });
}

interface Props {
  membership: Membership;
  standing: Pick<Standing, 'plans' | 'email' | 'refunded' | 'overdue'>;
}

/** What follows from where a membership stands, in whole sentences. */
export function MembershipText({ membership, standing }: Props) {
  const t = useWords('member.state');
  const money = useMoney();
  const date = useDay();
  const phase = phaseOf(membership);
  const { plans, email, refunded, overdue } = standing;
  const { graceUntil, nextSkuId, periodEnd, price } = membership;
  const until = date(periodEnd);
  const next = plans.find((plan) => plan.skuId === nextSkuId);
  const own = plans.find((plan) => plan.skuId === membership.skuId);
  return (
    <>
      {own && <p className="lede">{own.name}</p>}
      {phase === 'incomplete' && <p>{t('incompleteText')}</p>}
      {phase === 'active' && (
        <p>
          {next ? t('activeText', { date: until }) : t('renews', { date: until, price: money.amount(price) })}
        </p>
      )}
      {phase === 'active' && next && (
        <p>{t('next', { date: until, every: next.every, price: money.amount(price) })}</p>
      )}
      {phase === 'ending' && <p>{t('endingText')}</p>}
      {phase === 'pastDue' && (
        <div className="notice notice--warn stack">
          <p>{t('due', { price: money.amount(amountDue(membership, overdue)) })}</p>
          <p>{graceUntil === null ? t('pastDueOver') : t('pastDueText', { date: date(graceUntil) })}</p>
        </div>
      )}
      {phase === 'canceled' && <p>{refunded ? t('withdrawnText') : t('canceledText', { date: until })}</p>}
      {email !== null && renews(phase) && (
        <p className="soft">
          <Unbroken part={email} within={t('receipts', { email })} />
        </p>
      )}
    </>
  );
}

/** Of one that has not begun: the way to its payment. */
export function UnpaidWays({ membership }: Pick<Props, 'membership'>) {
  const t = useWords('member.state');
  const address = useAddress();
  const { orderNumber, skuId } = membership;
  return (
    <>
      <a className="button" href={address('/paying/paypage', { orderNumber, skuId })}>
        {t('pay')}
      </a>
      <a href={address('/paying/check', { orderNumber })}>{t('check')}</a>
    </>
  );
}

/** What a renewal costs that was declined: by its provider, else by our own books. */
export function amountDue({ price }: Membership, overdue: Overdue): Price {
  return overdue === null || overdue === 'unknown' ? price : overdue;
}
