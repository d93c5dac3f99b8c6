import { data, Link } from 'react-router';
import { skuList } from '#contract/catalogue.ts';
import { typedCode } from '#contract/fields.ts';
import { orderSkuCheck, redeemGift } from '#contract/orders.ts';
import { unbrokenIn } from '#words/unbroken.ts';
import { hostOf } from '../host.server.ts';
import { AccountWay } from '../order/account-way.tsx';
import { EraseLink } from '../order/erase-link.tsx';
import { servedNext } from '../order/next.server.ts';
import { NextTests } from '../order/next-tests.tsx';
import { answer, findOrder } from '../order/order.server.ts';
import { choiceOf, isUnpaid } from '../order/order-place.ts';
import { servedTogether } from '../order/together.server.ts';
import { TogetherWay } from '../order/together-way.tsx';
import { WithoutOrder } from '../order/without-order.tsx';
import { useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';
import { onward } from '../shell/onward.server.ts';
import { overNetwork } from '../shell/over-network.ts';
import { problemOf } from '../shell/problem.ts';
import { referenceOf } from '../shell/reference.ts';
import { useWords } from '../shell/words.tsx';
import type { Route } from './+types/scheme';
import { FreeResult } from './free-result.tsx';
import { GiftCode, type GiftOutcome } from './gift-code.tsx';
import { OrderStanding } from './order-standing.tsx';
import { Packages } from './packages.tsx';
import { Reviews } from './reviews.tsx';
import styles from './scheme.module.css';

export const handle = { route: 'paying-scheme', private: true } satisfies Handle;

export async function loader(args: Route.LoaderArgs) {
  const { params, request, context } = args;
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const found = await findOrder(host, request, 'standing');
  if (found.kind !== 'found') return answer({ found });
  const { orderNumber, unlocked, offered, free } = found.order;
  const { path, ...chosen } = choiceOf(found.order);
  if (path !== '/paying/scheme') throw onward(args, path, chosen);
  if (free === null) throw onward(args, '/report/result', chosen);
  if (unlocked && !offered && isUnpaid(found.order)) throw onward(args, '/report/result', { orderNumber });
  const [skus, held, together, next] = await Promise.all([
    host.call(skuList, { params: { examId, countryCode: market.code, hl: host.locale } }),
    host.call(orderSkuCheck, { params: { orderNumber } }),
    servedTogether(host, orderNumber),
    servedNext(host, orderNumber),
  ]);
  if (!skus.ok) return answer({ found: { kind: 'failed' } });
  const packages = { ...skus.data, list: unbrokenIn(skus.data.list) };
  return answer({ found, free, packages, held: held.ok ? held.data.skuIds : [], together, next });
}

/** Redeems the code of a gift. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
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
  throw onward(args, '/report/result', { orderNumber });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = String((await request.clone().formData()).get('code') ?? '');
  return overNetwork(serverAction, (problem): GiftOutcome => ({ typed, problem }));
}

export default function SchemeScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('paying.scheme');
  const words = useWords('way.result');
  const address = useAddress();
  const { exam } = useExam();
  const { found } = loaderData;
  if (found.kind !== 'found' || !('packages' in loaderData)) {
    return found.kind === 'found' ? null : <WithoutOrder found={found} path="/paying/scheme" />;
  }
  const { order } = found;
  const { packages, held, free, together, next } = loaderData;
  const isAsked = together !== null && (together.invited || together.waiting > 0);
  const way = together && <TogetherWay orderNumber={order.orderNumber} told={together} />;
  return (
    <>
      <title>{t('freeTitle')}</title>
      <FreeResult orderNumber={order.orderNumber} free={free} next="rest" />
      {isAsked && way}
      <div className={`wrap ${styles.scheme}`}>
        <section className={styles.head} id="rest" aria-labelledby="rest-title">
          <h2 id="rest-title">{words('rest', { goods: exam.goods })}</h2>
          <p className="lede">
            {t('lead', { goods: exam.goods, several: packages.list.length > 1 ? 'yes' : 'no' })}
          </p>
        </section>
        <AccountWay order={order} leads className={styles.account} />
        <OrderStanding order={order} />
        {packages.list.length === 0 ? (
          <p className="notice">{t('empty')}</p>
        ) : (
          <Packages packages={packages.list} order={order} held={held} />
        )}
        <p className={`${styles.once} small soft`}>{t('once')}</p>
        <div className={`${styles.gifts} small`}>
          {isUnpaid(order) && <GiftCode orderNumber={order.orderNumber} outcome={actionData} />}
          {exam.freeWithAccount !== 'whole' && (
            <Link to={address('/store/gift')}>{t('give', { goods: exam.goods })}</Link>
          )}
        </div>
        <Reviews reviews={packages.reviews} averageRating={packages.averageRating} />
      </div>
      {!isAsked && way}
      <div className={`wrap ${styles.after}`}>
        <NextTests tests={next} className={styles.others} />
        <EraseLink orderNumber={order.orderNumber} />
      </div>
    </>
  );
}
