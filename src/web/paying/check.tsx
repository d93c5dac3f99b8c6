import { checkPayment } from '#contract/payments.ts';
import { hostOf } from '../host.server.ts';
import { answer, findOrder, type OrderView } from '../order/order.server.ts';
import { choiceOf } from '../order/order-place.ts';
import { WithoutOrder } from '../order/without-order.tsx';
import { useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { onward } from '../shell/onward.server.ts';
import { useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';
import type { Route } from './+types/check';
import { CheckVoucher } from './check-voucher.tsx';
import { OrderClosed } from './order-closed.tsx';
import { isClosed, saidOf, screenOf } from './outcome.ts';
import { usePaymentWatch } from './use-payment-watch.ts';

export const handle = { route: 'paying-check', private: true } satisfies Handle;

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const host = hostOf(context);
  const found = await findOrder(host, request, 'standing');
  if (found.kind !== 'found') return answer({ found });
  const { orderNumber } = found.order;
  const payment = await host.call(checkPayment, { body: { orderNumber } });
  if (!payment.ok) return answer({ found: { kind: 'failed' } });
  const screen = screenOf(payment.data, found.order);
  if (screen) throw onward(args, screen, { orderNumber });
  const kept = new URL(request.url).searchParams.get('kept') === 'voucher';
  return answer({ found, payment: payment.data, kept });
}

export default function CheckScreen({ loaderData }: Route.ComponentProps) {
  const { found } = loaderData;
  if (found.kind !== 'found') return <WithoutOrder found={found} path="/paying/check" />;
  if (!('payment' in loaderData)) return null;
  if (isClosed(loaderData.payment)) return <OrderClosed order={found.order} />;
  return <Waiting order={found.order} first={loaderData.payment} kept={loaderData.kept} />;
}

interface WaitingProps {
  order: OrderView;
  first: Parameters<typeof usePaymentWatch>[1];
  kept: boolean;
}

function Waiting({ order, first, kept }: WaitingProps) {
  const t = useWords('paying.check');
  const address = useAddress();
  const { payment, asking, unreached, slow, ask } = usePaymentWatch(order, first);
  const { orderNumber, skuId } = order;
  if (payment.state === null) {
    const way =
      choiceOf(order).path === '/paying/scheme'
        ? address('/paying/scheme', { orderNumber })
        : address('/paying/paypage', { orderNumber, skuId });
    return (
      <Message title={t('none')} lit={2}>
        <a className="button" href={way}>
          {t('pay')}
        </a>
      </Message>
    );
  }
  const said = saidOf(payment);
  const url = payment.actionUrl;
  return (
    <Message title={t(said.title)} text={t(said.text)} lit={4}>
      {said.text === 'voucher' && url !== null && <CheckVoucher order={order} url={url} kept={kept} />}
      {said.text === 'action' && url !== null && (
        <a className="button" href={url}>
          {t('actionLink')}
        </a>
      )}
      {slow && said.slows && <p className="notice">{t('slow')}</p>}
      <a
        className="button button--quiet"
        href={address('/paying/check', { orderNumber })}
        onClick={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        {t('retry')}
      </a>
      <p role="status" className={unreached && !asking ? 'notice notice--warn' : 'small soft'}>
        {asking ? t('checking') : unreached && t('failed')}
      </p>
    </Message>
  );
}
