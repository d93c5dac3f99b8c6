import { kindOf } from '../order/kinds.ts';
import type { OrderView } from '../order/order.server.ts';
import { useMoney } from '../order/price.ts';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';

/** Of an extra or a gift that was paid for: that the money went back, or that the payment is disputed. */
export function OrderClosed({ order }: { order: OrderView }) {
  const t = useWords('paying.closed');
  const money = useMoney();
  const address = useAddress();
  const { parentOrderNumber, refunded, productName } = order;
  const [done, underWay] = kindOf(order).refunded;
  const disputed = order.orderState === 'disputed';
  return (
    <Message title={t(disputed ? 'disputedTitle' : refunded ? 'refundedTitle' : 'refundingTitle')} lit={2}>
      {productName !== null && <p>{productName}</p>}
      <p className="lede">
        {disputed ? t('disputedText') : refunded ? t(done, { amount: money.amount(refunded) }) : t(underWay)}
      </p>
      {parentOrderNumber === null ? (
        <a className="button button--quiet" href={address('/store')}>
          {t('store')}
        </a>
      ) : (
        <a
          className="button button--quiet"
          href={address('/report/result', { orderNumber: parentOrderNumber })}
        >
          {t('report')}
        </a>
      )}
    </Message>
  );
}
