import { Link } from 'react-router';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import { Curve } from '../ui/curve.tsx';
import type { OrderView } from '../ui/order.server.ts';
import styles from './scheme.module.css';

/** The free result stands before the packages, and leads to the whole of it. */
export function FreeGlimpse({ order }: { order: OrderView }) {
  const t = useWords('paying.scheme');
  const address = useAddress();
  const { low, high } = order.free.interval;
  return (
    <section className={styles.free} aria-labelledby="free">
      <h2 id="free">{t('freeTitle')}</h2>
      <Curve
        className={styles.curve}
        low={low}
        high={high}
        scale={order.free.scale}
        every={2}
        label={t('freeCurve', { low, high })}
      />
      <p>{t('freeInterval', { low, high })}</p>
      <Link to={address('/report/result-free-test', { orderNumber: order.orderNumber })}>
        {t('freeLink')}
      </Link>
    </section>
  );
}
