import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Sku } from '#contract/catalogue.ts';
import { useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useLocale, useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import type { OrderView } from '../ui/order.server.ts';
import { type Price, priceText } from '../ui/price.ts';
import styles from './paypage.module.css';

interface Props {
  order: OrderView;
  sku: Sku;
  price: Price;
  /** The button and what has to be said beside it. */
  children: ReactNode;
}

/** What is ordered and what it costs, directly above the button that orders it. */
export function OrderSheet({ order, sku, price, children }: Props) {
  const t = useWords('paying.pay');
  const locale = useLocale();
  const address = useAddress();
  const { exam } = useExam();
  return (
    <section className={`sheet ${styles.order}`} aria-labelledby="order">
      <h2 id="order">{t('orderTitle')}</h2>
      <dl className="rows">
        <div>
          <dt>{t('test')}</dt>
          <dd>{exam.name}</dd>
        </div>
        <div>
          <dt>{t('product')}</dt>
          <dd>{sku.name}</dd>
        </div>
        <div className={styles.number}>
          <dt>{t('number')}</dt>
          <dd className="small soft">{order.orderNumber}</dd>
        </div>
        <div className={styles.total}>
          <dt>
            {t('total')}{' '}
            <span className="small soft">
              {t('tax', { tax: sku.price.taxIncluded ? 'included' : 'added' })}
            </span>
          </dt>
          <dd className="display figures">{priceText(price, locale)}</dd>
        </div>
      </dl>
      {children}
      <p className={`small soft ${styles.secure}`}>
        <Icon name="lock" />
        {t('secureNote')}
      </p>
      <p className="small">
        <Link to={address('/paying/scheme', { orderNumber: order.orderNumber })}>{t('change')}</Link>
      </p>
    </section>
  );
}
