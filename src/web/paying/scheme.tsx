import { data, Link, redirect } from 'react-router';
import { skuList } from '#contract/catalogue.ts';
import { typedCode } from '#contract/fields.ts';
import { orderSkuCheck, redeemGift } from '#contract/orders.ts';
import { hostOf } from '../host.server.ts';
import { addressOf, useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { referenceOf } from '../shell/reference.ts';
import { useWords } from '../shell/words.tsx';
import { answer, findOrder } from '../ui/order.server.ts';
import { choiceOf, isUnpaid } from '../ui/order-place.ts';
import { overNetwork } from '../ui/over-network.ts';
import { problemOf } from '../ui/problem.ts';
import { WithoutOrder } from '../ui/without-order.tsx';
import type { Route } from './+types/scheme';
import { FreeGlimpse } from './free-glimpse.tsx';
import { GiftCode, type GiftOutcome } from './gift-code.tsx';
import { OrderStanding } from './order-standing.tsx';
import { Reviews } from './reviews.tsx';
import styles from './scheme.module.css';
import { Tier } from './tier.tsx';

export const handle = { route: 'paying-scheme', private: true } satisfies Handle;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const found = await findOrder(host, request, 'standing');
  if (found.kind !== 'found') return answer({ found });
  const { orderNumber, unlocked, free, kind } = found.order;
  const onward = (path: string, order: string | undefined) =>
    redirect(
      addressOf(path, params.ref, { hl: host.locale, orderNumber: order }, new URL(request.url).searchParams),
    );
  if (kind !== 'report' || free === null) {
    const { path, orderNumber: chosen } = choiceOf(found.order);
    throw onward(path === '/paying/scheme' ? '/report/result' : path, chosen);
  }
  if (unlocked && isUnpaid(found.order)) throw onward('/report/result', orderNumber);
  const [skus, held] = await Promise.all([
    host.call(skuList, { params: { examId, countryCode: market.code, hl: host.locale } }),
    host.call(orderSkuCheck, { params: { orderNumber } }),
  ]);
  if (!skus.ok) return answer({ found: { kind: 'failed' } });
  return answer({ found, free, packages: skus.data, held: held.ok ? held.data.skuIds : [] });
}

/** Redeems the code of a gift. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const host = hostOf(context);
  const form = await request.formData();
  const typed = String(form.get('code') ?? '');
  const code = typedCode.safeParse(typed);
  if (!code.success) return data<GiftOutcome>({ typed, problem: 'missing' }, 422);
  const orderNumber = String(form.get('orderNumber') ?? '');
  const redeemed = await host.call(redeemGift, { body: { orderNumber, code: code.data } });
  const problem = redeemed.ok ? undefined : problemOf(redeemed);
  const paid = problem?.kind === 'said' && problem.name === 'orderAlreadyPaid';
  if (problem && !paid) return data<GiftOutcome>({ typed, problem }, 422);
  const kept = new URL(request.url).searchParams;
  throw redirect(addressOf('/report/result', params.ref, { hl: host.locale, orderNumber }, kept));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = String((await request.clone().formData()).get('code') ?? '');
  return overNetwork(serverAction, (problem): GiftOutcome => ({ typed, problem }));
}

export default function SchemeScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('paying.scheme');
  const address = useAddress();
  const { found } = loaderData;
  if (found.kind !== 'found' || !('packages' in loaderData)) {
    return found.kind === 'found' ? null : <WithoutOrder found={found} path="/paying/scheme" />;
  }
  const { order } = found;
  const { packages, held, free } = loaderData;
  const onSale = isUnpaid(order);
  return (
    <div className={`wrap ${styles.scheme}`}>
      <title>{t('title')}</title>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lead')}</p>
        <FreeGlimpse orderNumber={order.orderNumber} free={free} />
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
      <div className={`${styles.gifts} small`}>
        {onSale && <GiftCode orderNumber={order.orderNumber} outcome={actionData} />}
        <Link to={address('/store/gift')}>{t('give')}</Link>
      </div>
      <Reviews reviews={packages.reviews} averageRating={packages.averageRating} />
    </div>
  );
}
