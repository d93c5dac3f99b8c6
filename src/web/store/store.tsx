import { type ReactNode, useEffect } from 'react';
import { data, useNavigate, useSearchParams } from 'react-router';
import { extraPackageList, type Sku, skuList } from '#contract/catalogue.ts';
import { hostOf } from '../host.server.ts';
import { type ExtraOutcome, orderExtra } from '../order/extras.server.ts';
import { Extras } from '../order/extras.tsx';
import { kindOf } from '../order/kinds.ts';
import { latest } from '../order/latest.ts';
import { findOrder } from '../order/order.server.ts';
import { OtherTests } from '../order/other-tests.tsx';
import { useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { overNetwork } from '../shell/over-network.ts';
import { referenceOf } from '../shell/reference.ts';
import { useWords } from '../shell/words.tsx';
import type { Route } from './+types/store';
import { Offers } from './offers.tsx';
import { PriceLine } from './price.tsx';
import styles from './store.module.css';

export const handle = { route: 'my-store', private: true } satisfies Handle;

/** With an order in the address, what can be added to it as well. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const [skus, found] = await Promise.all([
    host.call(skuList, { params: { examId, countryCode: market.code, hl: host.locale } }),
    findOrder(host, request, 'standing'),
  ]);
  if (!skus.ok) return data({ list: undefined }, 503);
  const order = found.kind === 'found' && kindOf(found.order).hasReport ? found.order : undefined;
  const extras = order && (await host.call(extraPackageList, { params: { orderNumber: order.orderNumber } }));
  return {
    list: skus.data.list,
    order: order && { orderNumber: order.orderNumber, unlocked: order.unlocked },
    extras: extras?.ok ? extras.data : [],
  };
}

export async function action(args: Route.ActionArgs) {
  return data(await orderExtra(args, await args.request.formData()), 422);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const skuId = String((await request.clone().formData()).get('skuId') ?? '');
  return overNetwork(serverAction, (problem): ExtraOutcome => ({ kind: 'notOrdered', skuId, problem }));
}

export default function StoreScreen({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.list) return <LoadFailed />;
  const { list, order, extras } = loaderData;
  return (
    <Store list={list} order={order}>
      {order && <Extras orderNumber={order.orderNumber} extras={extras} outcome={actionData} />}
    </Store>
  );
}

interface Props {
  list: readonly Sku[];
  order: { orderNumber: string; unlocked: boolean } | undefined;
  children: ReactNode;
}

function Store({ list, order, children }: Props) {
  const t = useWords('store.home');
  const address = useAddress();
  const navigate = useNavigate();
  const { exam } = useExam();
  const named = useSearchParams()[0].has('orderNumber');

  useEffect(() => {
    const orderNumber = named ? undefined : latest('order', exam.examId);
    if (orderNumber) void navigate(address('/store', { orderNumber }), { replace: true });
  }, [named, exam.examId, address, navigate]);

  return (
    <div className={`wrap ${styles.page}`}>
      <title>{t('title')}</title>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lead', { exam: exam.name })}</p>
      </div>
      <div className={styles.body}>
        <Reports list={list} order={order} />
        {children}
        <Offers />
        <OtherTests />
      </div>
    </div>
  );
}

function Reports({ list, order }: Pick<Props, 'list' | 'order'>) {
  const t = useWords('store.home');
  const address = useAddress();
  if (order?.unlocked) return null;
  const orderNumber = order?.orderNumber;
  return (
    <section className={styles.reports} aria-labelledby="reports">
      <h2 id="reports">{t('packages')}</h2>
      <p className="soft">{order ? t('packagesOrder') : t('packagesText')}</p>
      <dl className="rows">
        {list.map((sku) => (
          <div key={sku.skuId}>
            <dt>{sku.name}</dt>
            <dd>
              <PriceLine price={sku.price} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {order ? (
          <a className="button" href={address('/paying/scheme', { orderNumber })}>
            {t('choose')}
          </a>
        ) : (
          <a className="button" href={address('/answer/start')}>
            {t('take')}
          </a>
        )}
      </p>
    </section>
  );
}
