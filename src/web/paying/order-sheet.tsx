import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DataOf } from '#contract/call.ts';
import type { priceOrder } from '#contract/payments.ts';
import { kindOf } from '../order/kinds.ts';
import type { OrderView } from '../order/order.server.ts';
import { choiceOf } from '../order/order-place.ts';
import { useMoney } from '../order/price.ts';
import { useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { OrderNumber } from '../ui/order-number.tsx';
import { CouponLine } from './coupon.tsx';
import type { Offer } from './offer.server.ts';
import styles from './paypage.module.css';

interface Props {
  order: OrderView;
  offer: Offer;
  price: DataOf<typeof priceOrder>;
  /** What has to be said before the button, and the button. */
  children: ReactNode;
}

/** What is ordered and what it costs, directly above the button that orders it. */
export function OrderSheet({ order, offer, price, children }: Props) {
  const t = useWords('paying.pay');
  const { price: written } = useMoney();
  const { exam } = useExam();
  const { label, namesTest, takesCoupon } = kindOf(order);
  const money = (amount: number) => written({ amount, currency: price.currency });
  return (
    <section className={`sheet ${styles.order}`} aria-labelledby="order">
      <h2 id="order">{t('orderTitle')}</h2>
      <dl className="rows">
        {/* A package or a certificate belongs to a test, which is named as well. */}
        {namesTest && (
          <div>
            <dt>{t('test')}</dt>
            <dd>{exam.name}</dd>
          </div>
        )}
        <div>
          <dt>{t(label)}</dt>
          <dd>{offer.name}</dd>
        </div>
      </dl>
      {offer.features.length > 0 && (
        <ul role="list" className={`${styles.holds} small`}>
          {offer.features.map((feature) => (
            <li key={feature}>
              <Icon name="tick" />
              {feature}
            </li>
          ))}
        </ul>
      )}
      <dl className="rows">
        <div>
          <dt>{t('number')}</dt>
          <dd className="soft">
            <OrderNumber>{order.orderNumber}</OrderNumber>
          </dd>
        </div>
        {(price.coupon !== null || price.credit > 0) && (
          <div>
            <dt>{t('price')}</dt>
            <dd>{money(price.price + price.credit)}</dd>
          </div>
        )}
        {price.credit > 0 && (
          <div>
            <dt>{t('counted')}</dt>
            <dd>{`−${money(price.credit)}`}</dd>
          </div>
        )}
        {price.coupon !== null && (
          <div>
            <dt>{t('discount', { code: price.coupon })}</dt>
            <dd>{`−${money(price.discount)}`}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>
            {t('total')}{' '}
            {/* Where there is no such tax, too: the terms promise that this page says how it stands. */}
            <span className="small soft">{t('tax', { tax: price.tax })}</span>
          </dt>
          <dd className="display figures">{money(price.total)}</dd>
        </div>
      </dl>
      {/* A difference is no price that a code could lower. */}
      {takesCoupon && <CouponLine applied={price.coupon} tried={offer.coupon} />}
      {children}
      <p className={`small soft ${styles.secure}`}>
        <Icon name="lock" />
        {t('secureNote')}
      </p>
      <Change order={order} only={offer.only} />
    </section>
  );
}

/** Back to where something else can be chosen, or where there is nothing else, to where this was. */
function Change({ order, only }: Pick<Props, 'order'> & Pick<Offer, 'only'>) {
  const t = useWords('paying.pay');
  const address = useAddress();
  const { path, orderNumber } = choiceOf(order);
  const { change, changeNone = change } = kindOf(order);
  return (
    <p className={`small ${styles.change}`}>
      <Link to={address(path, { orderNumber })}>{t(only ? changeNone : change)}</Link>
    </p>
  );
}
