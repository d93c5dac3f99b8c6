import { redirect } from 'react-router';
import { paymentMethods, skuInfo } from '#contract/catalogue.ts';
import { orderNumber, skuId } from '#contract/fields.ts';
import { hostOf } from '../host.server.ts';
import { addressOf } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { referenceOf } from '../shell/reference.ts';
import { useWords } from '../shell/words.tsx';
import { answer, findOrder } from '../ui/order.server.ts';
import { WithoutOrder } from '../ui/without-order.tsx';
import type { Route } from './+types/paypage';
import { newPressId, pay } from './pay.ts';
import { PayForm } from './pay-form.tsx';

export const handle = { route: 'paying-payment', private: true } satisfies Handle;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const url = new URL(request.url);
  const { examId, market } = referenceOf(params);
  const found = await findOrder(host, request);
  if (found.kind !== 'found') return answer({ found });
  const onward = (path: string) =>
    redirect(
      addressOf(
        path,
        params.ref,
        { hl: host.locale, orderNumber: found.order.orderNumber },
        url.searchParams,
      ),
    );
  if (found.order.report !== null) throw onward('/report/result');
  const wanted = skuId.safeParse(url.searchParams.get('skuId') ?? found.order.skuId);
  if (!wanted.success) throw onward('/paying/scheme');
  const [sku, methods] = await Promise.all([
    host.call(skuInfo, {
      params: { examId, skuId: wanted.data, countryCode: market.code, hl: host.locale },
    }),
    host.call(paymentMethods, { params: { examId, countryCode: market.code } }),
  ]);
  if (!sku.ok && sku.kind === 'refused') throw onward('/paying/scheme');
  if (!sku.ok || !methods.ok) return answer({ found: { kind: 'failed' } });
  return answer({ found, sku: sku.data, payment: methods.data, pressId: newPressId() });
}

/** The same payment without script: the form is posted, and its answer is the page to go to or this page again. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const host = hostOf(context);
  const { examId, market } = referenceOf(params);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const number = orderNumber.safeParse(field('orderNumber'));
  const sku = skuId.safeParse(field('skuId'));
  if (!number.success || !sku.success) return { outcome: undefined };
  const order = {
    orderNumber: number.data,
    skuId: sku.data,
    examId,
    countryCode: market.code,
    locale: host.locale,
  };
  const outcome = await pay(host, order, {
    email: field('email'),
    paymentMethod: field('paymentMethod'),
    shown: { amount: Number(field('amount')), currency: field('currency') },
    pressId: field('pressId'),
  });
  if (outcome.kind === 'leave') throw redirect(outcome.url);
  if (outcome.kind === 'go') {
    const query = { hl: host.locale, orderNumber: order.orderNumber };
    throw redirect(addressOf(outcome.to, params.ref, query, new URL(request.url).searchParams));
  }
  return { outcome, email: field('email'), paymentMethod: field('paymentMethod') };
}

export default function PayScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('paying.pay');
  const { found } = loaderData;
  if (found.kind !== 'found') return <WithoutOrder found={found} path="/paying/paypage" />;
  if (!('sku' in loaderData)) return null;
  return (
    <>
      <title>{t('title')}</title>
      <PayForm
        order={found.order}
        sku={loaderData.sku}
        payment={loaderData.payment}
        firstPressId={loaderData.pressId}
        posted={actionData}
      />
    </>
  );
}
