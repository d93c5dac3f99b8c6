import { data } from 'react-router';
import { checkPayment } from '#contract/payments.ts';
import { hostOf } from '../host.server.ts';
import { keepReport } from '../order/keep.server.ts';
import { kindOf } from '../order/kinds.ts';
import { answer, findOrder } from '../order/order.server.ts';
import { placeOf } from '../order/order-place.ts';
import { WithoutOrder } from '../order/without-order.tsx';
import type { Handle } from '../shell/handle.ts';
import { onward } from '../shell/onward.server.ts';
import { useWords } from '../shell/words.tsx';
import { Gates } from '../ui/gates.tsx';
import type { Route } from './+types/success';
import { extraOf } from './extra.server.ts';
import { ExtraBought } from './extra-bought.tsx';
import { GiftBought } from './gift-bought.tsx';
import { ReportBought } from './report-bought.tsx';
import styles from './success.module.css';

export const handle = { route: 'paying-success', private: true } satisfies Handle;

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const host = hostOf(context);
  const found = await findOrder(host, request, 'standing');
  if (found.kind !== 'found') return answer({ found });
  const { orderNumber } = found.order;
  const payment = await host.call(checkPayment, { body: { orderNumber } });
  if (!payment.ok) return answer({ found: { kind: 'failed' } });
  if (!payment.data.paid) throw onward(args, '/paying/check', { orderNumber });
  if (kindOf(found.order).bought === null) {
    const place = placeOf(found.order);
    throw onward(args, place.path, { orderNumber: place.orderNumber });
  }
  return answer({ found, extra: await extraOf(host, found.order) });
}

/** Keeping the report under an address, without script. */
export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await keepReport(hostOf(context), await request.formData());
  return data(outcome, outcome.kind === 'kept' ? 200 : 422);
}

export default function SuccessScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('paying.success');
  const { found } = loaderData;
  if (found.kind !== 'found') return <WithoutOrder found={found} path="/paying/success" />;
  const { order } = found;
  const { bought } = kindOf(order);
  return (
    <div className={`wrap ${styles.success}`}>
      <title>{t('title')}</title>
      <Gates lit={6} className={styles.gates} />
      <h1>{t('title')}</h1>
      {bought === 'gift' && <GiftBought order={order} />}
      {bought === 'extra' && (
        <ExtraBought order={order} extra={'extra' in loaderData ? loaderData.extra : null} />
      )}
      {bought === 'report' && <ReportBought order={order} posted={actionData} />}
    </div>
  );
}
