import { Link } from 'react-router';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import { Curve } from '../ui/curve.tsx';
import type { OrderView } from '../ui/order.server.ts';
import styles from './scheme.module.css';

type Free = NonNullable<OrderView['free']>;

/** The free result stands before the packages, and leads to the whole of it. */
export function FreeGlimpse({ orderNumber, free }: { orderNumber: string; free: Free }) {
  const t = useWords('paying.scheme');
  const address = useAddress();
  return (
    <section className={styles.free} aria-labelledby="free">
      <h2 id="free">{t('freeTitle')}</h2>
      {'interval' in free && <Score interval={free.interval} scale={free.scale} />}
      <Link to={address('/report/result-free-test', { orderNumber })}>{t('freeLink')}</Link>
    </section>
  );
}

function Score({
  interval: { low, high },
  scale,
}: {
  interval: { low: number; high: number };
  scale: Free['scale'];
}) {
  const t = useWords('paying.scheme');
  return (
    <>
      <Curve
        className={styles.curve}
        low={low}
        high={high}
        scale={scale}
        every={2}
        label={t('freeCurve', { low, high })}
      />
      <p>{t('freeInterval', { low, high })}</p>
    </>
  );
}
