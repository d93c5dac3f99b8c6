import { data, Form, useNavigation } from 'react-router';
import { type Sku, skuList } from '#contract/catalogue.ts';
import { skuId } from '#contract/fields.ts';
import { createGiftOrder } from '#contract/orders.ts';
import { hostOf } from '../host.server.ts';
import { useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { onward } from '../shell/onward.server.ts';
import { overNetwork } from '../shell/over-network.ts';
import { type Problem, problemOf } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { referenceOf } from '../shell/reference.ts';
import { useWords } from '../shell/words.tsx';
import { Gates } from '../ui/gates.tsx';
import type { Route } from './+types/gift';
import { PriceLine } from './price.tsx';
import styles from './store.module.css';

export const handle = { route: 'store-gift', private: true } satisfies Handle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const skus = await host.call(skuList, { params: { examId, countryCode: market.code, hl: host.locale } });
  return skus.ok ? { list: skus.data.list } : data({ list: undefined }, 503);
}

/** Orders the chosen package as a gift, and goes on to its payment. */
export async function action(args: Route.ActionArgs) {
  const { params, request, context } = args;
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const wanted = skuId.catch('').parse((await request.formData()).get('skuId'));
  const made = await host.call(createGiftOrder, {
    body: { examId, countryCode: market.code, hl: host.locale, skuId: wanted },
  });
  if (!made.ok) return data<{ problem: Problem }>({ problem: problemOf(made) }, 422);
  throw onward(args, '/paying/paypage', { orderNumber: made.data.orderNumber, skuId: wanted });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return overNetwork(serverAction, (problem) => ({ problem }));
}

export default function GiftScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('store.gift');
  const home = useWords('store.home');
  const address = useAddress();
  const { list } = loaderData;
  if (!list) return <LoadFailed />;
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{t('title')}</title>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lead')}</p>
        <p className="small soft">{t('once')}</p>
      </div>
      <section className={styles.body} aria-label={t('list')}>
        <ProblemNotice problem={actionData?.problem} failed={t('failed')} stake="payment" />
        {list.length === 0 && <p className="notice">{home('empty')}</p>}
        <div className={styles.list}>
          {list.map((sku, index) => (
            <Present key={sku.skuId} sku={sku} step={index + 1} />
          ))}
        </div>
        <p>
          <a href={address('/store')}>{t('back')}</a>
        </p>
      </section>
    </div>
  );
}

interface PresentProps {
  sku: Sku;
  /** From 1: how many pairs of gates are lit. */
  step: number;
}

function Present({ sku, step }: PresentProps) {
  const t = useWords('store.gift');
  const ordering = useNavigation().formData?.get('skuId') === sku.skuId;
  return (
    <Form method="post" className={styles.item}>
      <Gates lit={Math.min(6, step * 2)} className={styles.gates} />
      <div>
        <h2>{sku.name}</h2>
        <p className="soft">{sku.summary}</p>
      </div>
      <PriceLine price={sku.price} />
      <input type="hidden" name="skuId" value={sku.skuId} />
      <button
        type="submit"
        className="button button--quiet button--small"
        aria-label={t('giveNamed', { name: sku.name })}
        aria-disabled={ordering}
      >
        {t('give')}
      </button>
    </Form>
  );
}
