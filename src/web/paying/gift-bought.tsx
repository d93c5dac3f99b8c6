import type { OrderView } from '../order/order.server.ts';
import { useAddress } from '../shell/addresses.ts';
import { useDay } from '../shell/day.ts';
import { useWords } from '../shell/words.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import styles from './success.module.css';

/** Where the gift's code goes, and how it is passed on; when it was redeemed, once it was. */
export function GiftBought({ order }: { order: OrderView }) {
  const t = useWords('paying.success');
  const address = useAddress();
  const day = useDay();
  return (
    <>
      {order.redeemedAt !== null ? (
        <p className="lede">{t('giftRedeemed', { date: day(order.redeemedAt) })}</p>
      ) : (
        <>
          {order.email && (
            <p className="lede">
              <Unbroken part={order.email} within={t('giftSent', { email: order.email })} />
            </p>
          )}
          <p>{t('giftHow')}</p>
          {order.email && <p className="soft">{t('receipt')}</p>}
        </>
      )}
      <div className={styles.open}>
        <a className="button button--quiet" href={address('/store')}>
          {t('giftStore')}
        </a>
      </div>
    </>
  );
}
