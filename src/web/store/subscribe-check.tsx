import { data, useSearchParams } from 'react-router';
import { userPrivilege } from '#contract/privileges.ts';
import { hostOf } from '../host.server.ts';
import { findOrder } from '../order/order.server.ts';
import { placeOf } from '../order/order-place.ts';
import { RetrieveWay } from '../order/retrieve-way.tsx';
import { WithoutOrder } from '../order/without-order.tsx';
import { useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { onward } from '../shell/onward.server.ts';
import { referenceOf } from '../shell/reference.ts';
import { useRepeat } from '../shell/use-repeat.ts';
import { useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';
import type { Route } from './+types/subscribe-check';
import { AnotherCard } from './another-card.tsx';
import { loadMembership, type Membership, type Standing } from './membership.server.ts';
import { MembershipText, UnpaidWays, useMembershipTitle } from './membership-state.tsx';
import { isPaying, lasts, phaseOf } from './phase.ts';

export const handle = { route: 'paying-subscribe-check', private: true } satisfies Handle;

/** The membership as the provider has it; never as the address or the browser says. */
export async function loader(args: Route.LoaderArgs) {
  const { params, request, context } = args;
  const host = hostOf(context);
  const found = await findOrder(host, request, 'standing');
  if (found.kind === 'none') {
    const held = await host.call(userPrivilege);
    if (held.ok && (held.data.membership || held.data.begins)) throw onward(args, '/member');
  }
  if (found.kind !== 'found')
    return data({ found, standing: undefined }, found.kind === 'foreign' ? 403 : 200);
  if (placeOf(found.order).path !== '/paying/subscribe/check') {
    throw onward(args, '/paying/check', { orderNumber: found.order.orderNumber });
  }
  const standing = await loadMembership(host, referenceOf(params).market.code);
  // Race: the order is paid in one moment, and the membership begins in a job that follows.
  const begins = found.order.orderState === 'paid';
  if (standing && !standing.membership && !begins) throw onward(args, '/member');
  return data({ found, standing }, standing ? 200 : 503);
}

export default function SubscribeCheckScreen({ loaderData }: Route.ComponentProps) {
  const { found, standing } = loaderData;
  if (found.kind === 'none') return <NoPayment />;
  if (found.kind !== 'found') return <WithoutOrder found={found} path="/paying/subscribe/check" />;
  if (!standing) return <LoadFailed />;
  const { orderNumber, orderState } = found.order;
  if (!standing.membership) return <Beginning orderNumber={orderNumber} />;
  return <Told standing={standing} membership={standing.membership} paid={orderState === 'paid'} />;
}

/** Nobody has paid for a membership here. */
function NoPayment() {
  const t = useWords('member.state');
  const page = useWords('member.page');
  const address = useAddress();
  return (
    <Message title={t('noneTitle')} text={t('noneText')}>
      <a className="button" href={address('/member')}>
        {t('manage')}
      </a>
      <RetrieveWay>{page('elsewhere')}</RetrieveWay>
    </Message>
  );
}

interface Props {
  standing: Standing;
  membership: Membership;
  /** The order is paid; the membership may begin a moment later. */
  paid: boolean;
}

/** `?renewal`: who comes back from the page for another card has not become a member just now. */
function Told({ standing, membership, paid }: Props) {
  const t = useWords('member.state');
  const address = useAddress();
  const isRenewal = useSearchParams()[0].has('renewal');
  const title = useMembershipTitle(membership, !isRenewal);
  const phase = phaseOf(membership);
  const { overdue } = standing;
  const checking = phase === 'pastDue' && (isPaying(overdue) || overdue === 'unknown');
  useRepeat((paid && phase === 'incomplete') || checking);
  if (checking) return <Checking again={{ orderNumber: membership.orderNumber, renewal: '1' }} />;
  return (
    <Message title={title} lit={lasts(phase) ? 6 : 3}>
      {phase === 'pastDue' && isRenewal && <p>{t('unpaid')}</p>}
      <MembershipText membership={membership} standing={standing} />
      {phase === 'incomplete' && <UnpaidWays membership={membership} />}
      {phase === 'pastDue' && <AnotherCard membership={membership} overdue={overdue} />}
      {lasts(phase) && phase !== 'pastDue' && (
        <a className="button" href={address('/answer/start')}>
          {t('tests')}
        </a>
      )}
      <a href={address('/member')}>{t('manage')}</a>
    </Message>
  );
}

/** Paid, and not begun yet. */
function Beginning({ orderNumber }: Pick<Membership, 'orderNumber'>) {
  useRepeat(true);
  return <Checking again={{ orderNumber }} />;
}

/** A payment that is under way, or whose provider does not answer. */
function Checking({ again }: { again: Record<string, string> }) {
  const t = useWords('member.state');
  const address = useAddress();
  return (
    <Message title={t('checkingTitle')} text={t('checkingText')} lit={4}>
      <a className="button button--quiet" href={address('/paying/subscribe/check', again)}>
        {t('recheck')}
      </a>
    </Message>
  );
}
