import { Link } from 'react-router';
import type { FreePortrait } from '#contract/reports.ts';
import type { OrderView } from '../order/order.server.ts';
import { useAddress } from '../shell/addresses.ts';
import { useWords } from '../shell/words.tsx';
import { Curve } from '../ui/curve.tsx';
import { Gauge } from '../ui/gauge.tsx';
import { Picture } from '../ui/picture.tsx';
import glimpse from './free-glimpse.module.css';
import styles from './scheme.module.css';

type Free = NonNullable<OrderView['free']>;

/** The free result stands before the packages, and leads to the whole of it. */
export function FreeGlimpse({ orderNumber, free }: { orderNumber: string; free: Free }) {
  const t = useWords('paying.scheme');
  const address = useAddress();
  return (
    <section className={styles.free} aria-labelledby="free">
      <h2 id="free">{t('freeTitle')}</h2>
      {free.kind === 'score' ? (
        <Score interval={free.interval} scale={free.scale} />
      ) : (
        <PortraitGlimpse free={free} />
      )}
      <Link to={address('/report/result-free-test', { orderNumber })}>{t('freeLink')}</Link>
    </section>
  );
}

/** The two dimensions that are free, beside the gate that resonated most. */
function PortraitGlimpse({ free }: { free: FreePortrait }) {
  const t = useWords('paying.scheme');
  return (
    <div className={glimpse.portrait}>
      <Picture picture={free.gate.picture} sizes="10rem" className={glimpse.gate} />
      <div>
        {free.scales.map(({ id, label, score }) => {
          const [value, low, high] = [score.value, score.low, score.high].map(Math.round) as [
            number,
            number,
            number,
          ];
          const words = t('freeRow', { label, value, low, high });
          return (
            <div key={id} className={glimpse.row}>
              <p className="figures">{words}</p>
              <Gauge
                at={value}
                low={low}
                high={high}
                reference={free.referenceRange}
                scale={free.scale}
                label={words}
              />
            </div>
          );
        })}
      </div>
    </div>
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
