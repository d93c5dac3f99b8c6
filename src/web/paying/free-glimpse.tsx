import { Link } from 'react-router';
import { EmblemDrawing } from '../order/emblem.tsx';
import type { OrderView } from '../order/order.server.ts';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import { Gauge } from '../ui/gauge.tsx';
import glimpse from './free-glimpse.module.css';
import styles from './scheme.module.css';

type Free = NonNullable<OrderView['free']>;

/** What is free of the result stands before the packages, and leads to the whole of it. */
export function FreeGlimpse({ orderNumber, free }: { orderNumber: string; free: Free }) {
  const t = useWords('paying.scheme');
  const address = useAddress();
  const { facts, drawing } = free.emblem;
  return (
    <section className={styles.free} aria-labelledby="free">
      <h2 id="free">{t('freeTitle')}</h2>
      <EmblemDrawing
        drawing={drawing}
        sizes="10rem"
        every={2}
        className={{ curve: styles.curve, picture: glimpse.picture }}
      />
      <div className={glimpse.facts}>
        {facts.map(({ value, gauge }) => (
          <div key={value} className={glimpse.row}>
            <p className={gauge && 'figures'}>{value}</p>
            {gauge && <Gauge {...roundedGauge(gauge)} label={value} />}
          </div>
        ))}
      </div>
      <Link to={address('/report/result-free-test', { orderNumber })}>{t('freeLink')}</Link>
    </section>
  );
}

type GaugeData = NonNullable<Free['emblem']['facts'][number]['gauge']>;

const roundedGauge = ({ value, low, high, reference, scale }: GaugeData) => ({
  at: Math.round(value),
  low: Math.round(low),
  high: Math.round(high),
  reference,
  scale,
});
