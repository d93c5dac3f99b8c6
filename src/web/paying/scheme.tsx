import { redirect } from 'react-router';
import { skuList } from '#contract/catalogue.ts';
import { orderSkuCheck } from '#contract/orders.ts';
import { hostOf } from '../host.server.ts';
import { addressOf } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { referenceOf } from '../shell/reference.ts';
import { useWords } from '../shell/words.tsx';
import { answer, findOrder } from '../ui/order.server.ts';
import { WithoutOrder } from '../ui/without-order.tsx';
import type { Route } from './+types/scheme';
import { FreeGlimpse } from './free-glimpse.tsx';
import { OrderStanding } from './order-standing.tsx';
import { Reviews } from './reviews.tsx';
import styles from './scheme.module.css';
import { Tier } from './tier.tsx';

export const handle = { route: 'paying-scheme', private: true } satisfies Handle;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const found = await findOrder(host, request);
  if (found.kind !== 'found') return answer({ found });
  const { orderNumber, orderState, report } = found.order;
  if (report !== null && orderState === 'draft') {
    const kept = new URL(request.url).searchParams;
    throw redirect(addressOf('/report/result', params.ref, { hl: host.locale, orderNumber }, kept));
  }
  const [skus, held] = await Promise.all([
    host.call(skuList, { params: { examId, countryCode: market.code, hl: host.locale } }),
    host.call(orderSkuCheck, { params: { orderNumber } }),
  ]);
  if (!skus.ok) return answer({ found: { kind: 'failed' } });
  return answer({ found, packages: skus.data, held: held.ok ? held.data.skuIds : [] });
}

export default function SchemeScreen({ loaderData }: Route.ComponentProps) {
  const t = useWords('paying.scheme');
  const { found } = loaderData;
  if (found.kind !== 'found' || !('packages' in loaderData)) {
    return found.kind === 'found' ? null : <WithoutOrder found={found} path="/paying/scheme" />;
  }
  const { order } = found;
  const { packages, held } = loaderData;
  const onSale =
    order.orderState === 'draft' || order.orderState === 'pending' || order.orderState === 'expired';
  return (
    <div className={`wrap ${styles.scheme}`}>
      <title>{t('title')}</title>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lead')}</p>
        <FreeGlimpse order={order} />
      </div>
      <OrderStanding order={order} />
      {packages.list.length === 0 ? (
        <p className="notice">{t('empty')}</p>
      ) : (
        <section className={styles.tiers} aria-label={t('list')}>
          {packages.list.map((sku, index) => (
            <Tier
              key={sku.skuId}
              sku={sku}
              below={packages.list[index - 1]}
              step={index + 1}
              orderNumber={order.orderNumber}
              standing={held.includes(sku.skuId) ? 'held' : onSale ? 'onSale' : 'shown'}
            />
          ))}
        </section>
      )}
      <p className={`${styles.once} small soft`}>{t('once')}</p>
      <Reviews reviews={packages.reviews} averageRating={packages.averageRating} />
    </div>
  );
}
