import { data } from 'react-router';
import { orderNumber as orderNumberField } from '#contract/fields.ts';
import { updateOrderEmail } from '#contract/orders.ts';
import { checkPayment } from '#contract/payments.ts';
import { hostOf } from '../host.server.ts';
import { kindOf } from '../order/kinds.ts';
import { answer, findOrder } from '../order/order.server.ts';
import { placeOf } from '../order/order-place.ts';
import { WithoutOrder } from '../order/without-order.tsx';
import { readEmail } from '../shell/email.ts';
import type { Handle } from '../shell/handle.ts';
import { onward } from '../shell/onward.server.ts';
import { problemOf } from '../shell/problem.ts';
import { useWords } from '../shell/words.tsx';
import { Gates } from '../ui/gates.tsx';
import type { Route } from './+types/success';
import { extraOf } from './extra.server.ts';
import { ExtraBought } from './extra-bought.tsx';
import { GiftBought } from './gift-bought.tsx';
import type { KeepOutcome } from './keep-report.tsx';
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
  const form = await request.formData();
  const number = orderNumberField.safeParse(form.get('orderNumber'));
  const read = readEmail(String(form.get('email') ?? ''));
  if ('problem' in read) return data<KeepOutcome>({ kind: 'wrong', problem: read.problem }, 422);
  if (!number.success) return data<KeepOutcome>({ kind: 'problem', problem: { kind: 'failed' } }, 400);
  const kept = await hostOf(context).call(updateOrderEmail, {
    body: { orderNumber: number.data, email: read.email },
  });
  if (!kept.ok) return data<KeepOutcome>({ kind: 'problem', problem: problemOf(kept) }, 422);
  return data<KeepOutcome>({ kind: 'kept', email: kept.data.email });
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
