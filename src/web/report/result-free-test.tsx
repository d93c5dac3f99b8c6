import { Link } from 'react-router';
import { hostOf } from '../host.server.ts';
import { answer, findOrder } from '../order/order.server.ts';
import { placeOf } from '../order/order-place.ts';
import { WithoutOrder } from '../order/without-order.tsx';
import { useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { onward } from '../shell/onward.server.ts';
import { useWords } from '../shell/words.tsx';
import { Curve } from '../ui/curve.tsx';
import type { Route } from './+types/result-free-test';
import { EraseLink } from './erase-link.tsx';
import styles from './free.module.css';
import { FreePortrait } from './portrait/free-portrait.tsx';

export const handle = { route: 'report-result-free-test', private: true } satisfies Handle;

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const host = hostOf(context);
  const found = await findOrder(host, request, 'standing');
  if (found.kind !== 'found') return answer({ found });
  const { free } = found.order;
  if (free === null) {
    const { path, orderNumber } = placeOf(found.order);
    throw onward(args, path, { orderNumber });
  }
  return answer({ found, free });
}

/** The interval on the curve and the strongest side, or what is free of a portrait: true as far as it goes. */
export default function FreeResultScreen({ loaderData }: Route.ComponentProps) {
  const t = useWords('report.free');
  const address = useAddress();
  const { found } = loaderData;
  if (found.kind !== 'found') return <WithoutOrder found={found} path="/report/result-free-test" />;
  if (!('free' in loaderData)) return null;
  const { free } = loaderData;
  const { orderNumber, unlocked } = found.order;
  if (free.kind === 'portrait')
    return <FreePortrait free={free} orderNumber={orderNumber} unlocked={unlocked} />;
  const { low, high } = free.interval;
  return (
    <div className={`wrap ${styles.free}`}>
      <title>{t('title')}</title>
      <div className={styles.words}>
        <h1>{t('title')}</h1>
        <p className={`${styles.interval} display`}>{t('interval', { low, high })}</p>
        <p className="soft">{t('intervalNote')}</p>
      </div>
      <Curve
        className={styles.curve}
        low={low}
        high={high}
        scale={free.scale}
        label={t('curve', { low, high, middle: free.scale.mean })}
      />
      <section className={styles.part} aria-labelledby="strongest">
        <h2 id="strongest">{free.highlight.title}</h2>
        <div>
          <p className={`${styles.strongest} display`}>{free.highlight.label}</p>
          <p>{free.highlight.text}</p>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="sure">
        <h2 id="sure">{t('sure')}</h2>
        <div className="stack">
          <p>{free.text}</p>
          <p className="soft">{free.norm.text}</p>
        </div>
      </section>
      <p className={styles.way}>
        {unlocked ? (
          <Link className="button" to={address('/report/result', { orderNumber })}>
            {t('open')}
          </Link>
        ) : (
          <Link className="button" to={address('/paying/scheme', { orderNumber })}>
            {t('more')}
          </Link>
        )}
      </p>
      <EraseLink orderNumber={orderNumber} />
    </div>
  );
}
