import type { ReactNode } from 'react';
import type { DataOf } from '#contract/call.ts';
import type { withdrawalStanding } from '#contract/payments.ts';
import { kindOf } from '../order/kinds.ts';
import type { OrderView } from '../order/order.server.ts';
import { placeOf } from '../order/order-place.ts';
import { useMoney } from '../order/price.ts';
import { useAddress } from '../shell/addresses.ts';
import { useDay } from '../shell/day.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { OrderNumber } from '../ui/order-number.tsx';
import styles from './withdraw.module.css';

export interface WithdrawalProps {
  order: OrderView;
  standing: DataOf<typeof withdrawalStanding>;
}

/** The first step: what comes back, what is closed, and until when. */
export function Meaning({ order, standing }: WithdrawalProps) {
  const t = useWords('paying.withdraw');
  const money = useMoney();
  const day = useDay();
  const { goods } = useExam().exam;
  const address = useAddress();
  const { orderNumber } = order;
  const place = placeOf(order);
  return (
    <div className={`wrap ${styles.withdraw}`}>
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <p className="lede">{t('lead')}</p>
      <OrderRows order={order} />
      <h2>{t('meansTitle')}</h2>
      <ul>
        {standing.amount && <li>{t('back', { amount: money.amount(standing.amount) })}</li>}
        <li>{t(kindOf(order).closed, { goods })}</li>
        {standing.until !== null && <li>{t('until', { date: day(standing.until) })}</li>}
      </ul>
      <p className={styles.ways}>
        <a className="button" href={address('/paying/withdraw', { orderNumber, step: 'confirm' })}>
          {t('begin')}
        </a>
        <a href={address(place.path, { orderNumber: place.orderNumber })}>{t('keep')}</a>
      </p>
    </div>
  );
}

/** Which contract it is. */
export function OrderRows({ order, children }: Pick<WithdrawalProps, 'order'> & { children?: ReactNode }) {
  const t = useWords('paying.pay');
  return (
    <dl className="rows">
      {order.productName !== null && (
        <div>
          <dt>{t(kindOf(order).label)}</dt>
          <dd>{order.productName}</dd>
        </div>
      )}
      <div>
        <dt>{t('number')}</dt>
        <dd>
          <OrderNumber>{order.orderNumber}</OrderNumber>
        </dd>
      </div>
      {children}
    </dl>
  );
}
