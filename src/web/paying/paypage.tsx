import { redirect } from 'react-router';
import { paymentMethods } from '#contract/catalogue.ts';
import { orderNumber, skuId } from '#contract/fields.ts';
import { trackingOf } from '#contract/tracking.ts';
import { hostOf } from '../host.server.ts';
import { answer, findOrder } from '../order/order.server.ts';
import { choiceOf, isUnpaid, placeOf } from '../order/order-place.ts';
import { WithoutOrder } from '../order/without-order.tsx';
import type { Handle } from '../shell/handle.ts';
import { onward } from '../shell/onward.server.ts';
import { referenceOf } from '../shell/reference.ts';
import { useWords } from '../shell/words.tsx';
import type { Route } from './+types/paypage';
import { NotSelling } from './not-selling.tsx';
import { loadOffer } from './offer.server.ts';
import { newPressId, pay, toldTo } from './pay.ts';
import { PayForm } from './pay-form.tsx';
import { firstRenewal } from './renewal.ts';

export const handle = { route: 'paying-payment', private: true } satisfies Handle;

export async function loader(args: Route.LoaderArgs) {
  const { params, request, context } = args;
  const host = hostOf(context);
  const search = new URL(request.url).searchParams;
  const { examId, market } = referenceOf(params);
  const found = await findOrder(host, request, 'standing');
  if (found.kind !== 'found') return answer({ found });
  const { order } = found;
  const { path: choice, ...chosen } = choiceOf(order);
  if (order.unlocked && !order.offered) {
    const { path, orderNumber } = placeOf(order);
    throw onward(args, path, { orderNumber });
  }
  if (!isUnpaid(order)) throw onward(args, '/paying/check', { orderNumber: order.orderNumber });
  const wanted = skuId.safeParse(search.get('skuId') ?? order.skuId);
  if (!wanted.success) throw onward(args, choice, chosen);
  const [offer, methods] = await Promise.all([
    loadOffer(host, {
      order,
      skuId: wanted.data,
      examId,
      countryCode: market.code,
      coupon: search.get('coupon'),
    }),
    host.call(paymentMethods, { params: { examId, countryCode: market.code } }),
  ]);
  if (offer === 'refused') throw onward(args, choice, chosen);
  if (offer === 'failed' || !methods.ok) return answer({ found: { kind: 'failed' } });
  const renewal = offer.every && firstRenewal(new Date(), offer.every).toISOString();
  // Tried before and failed: on offer here, it is chosen again.
  const again = methods.data.methods.find(({ id }) => id === search.get('method'))?.id;
  return answer({ found, offer, payment: methods.data, pressId: newPressId(), renewal, again });
}

/** The same payment without script: the form is posted, and its answer is the page to go to or this page again. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const host = hostOf(context);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const number = orderNumber.safeParse(field('orderNumber'));
  const sku = skuId.safeParse(field('skuId'));
  if (!number.success || !sku.success) return { outcome: undefined };
  const order = { orderNumber: number.data, skuId: sku.data };
  const outcome = await pay(host, order, {
    email: field('email'),
    paymentMethod: field('paymentMethod'),
    coupon: field('coupon') || undefined,
    waiver: form.has('waiver'),
    shown: { amount: Number(field('amount')), currency: field('currency') },
    pressId: field('pressId'),
    tracking: trackingOf(new URL(request.url).searchParams),
  });
  if (outcome.kind === 'leave') throw redirect(outcome.url);
  if (outcome.kind === 'go') {
    throw onward(args, outcome.to, { orderNumber: order.orderNumber, ...toldTo(outcome) });
  }
  return { outcome, email: field('email'), paymentMethod: field('paymentMethod') };
}

export default function PayScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('paying.pay');
  const { found } = loaderData;
  if (found.kind !== 'found') return <WithoutOrder found={found} path="/paying/paypage" />;
  if (!('offer' in loaderData)) return null;
  if (!loaderData.payment.selling) return <NotSelling />;
  return (
    <>
      <title>{t('title')}</title>
      <PayForm
        order={found.order}
        offer={loaderData.offer}
        payment={loaderData.payment}
        firstPressId={loaderData.pressId}
        firstRenewal={loaderData.renewal}
        again={loaderData.again}
        posted={actionData}
      />
    </>
  );
}
