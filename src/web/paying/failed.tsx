import { useSearchParams } from 'react-router';
import { checkPayment } from '#contract/payments.ts';
import { hostOf } from '../host.server.ts';
import { kindOf } from '../order/kinds.ts';
import { answer, findOrder } from '../order/order.server.ts';
import { isUnpaid } from '../order/order-place.ts';
import { WithoutOrder } from '../order/without-order.tsx';
import { useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { onward } from '../shell/onward.server.ts';
import { useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';
import type { Route } from './+types/failed';
import { screenOf } from './outcome.ts';

export const handle = { route: 'paying-failed', private: true } satisfies Handle;

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const host = hostOf(context);
  const found = await findOrder(host, request, 'standing');
  if (found.kind !== 'found') return answer({ found });
  const { orderNumber, unlocked } = found.order;
  // Another order brought the report while this payment was tried.
  if (unlocked && kindOf(found.order).hasReport && isUnpaid(found.order)) {
    throw onward(args, '/report/result', { orderNumber });
  }
  const payment = await host.call(checkPayment, { body: { orderNumber } });
  const screen = payment.ok ? (screenOf(payment.data, found.order) ?? '/paying/check') : '/paying/failed';
  if (screen !== '/paying/failed') throw onward(args, screen, { orderNumber });
  return answer({ found, failure: payment.ok ? payment.data.failure : null });
}

const reasons = {
  declined: 'declined',
  insufficient_funds: 'insufficientFunds',
  authentication_failed: 'authenticationFailed',
  expired: 'expired',
  other: 'other',
} as const;

export default function FailedScreen({ loaderData }: Route.ComponentProps) {
  const t = useWords('paying.failed');
  const address = useAddress();
  const [search] = useSearchParams();
  const { found } = loaderData;
  if (found.kind !== 'found') return <WithoutOrder found={found} path="/paying/failed" />;
  const { orderNumber, skuId, free } = found.order;
  const failure = ('failure' in loaderData && loaderData.failure) || 'other';
  const method = search.get('method');
  const way = address('/paying/paypage', { orderNumber, skuId });
  const sameWay = address('/paying/paypage', { orderNumber, skuId, method });
  return (
    <Message title={t('title')} text={t(reasons[failure])} lit={2}>
      {failure === 'expired' && <p>{t('late')}</p>}
      <p>{free === null ? t('safeOther') : t('safe')}</p>
      <a className="button" href={sameWay}>
        {t('again')}
      </a>
      {/* Where it is not known which method failed, paying again is choosing one. */}
      {method && (
        <a className="button button--quiet" href={way}>
          {t('method')}
        </a>
      )}
      {free !== null && <a href={address('/report/result-free-test', { orderNumber })}>{t('free')}</a>}
    </Message>
  );
}
