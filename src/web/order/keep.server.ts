import { orderNumber as orderNumberField } from '#contract/fields.ts';
import { updateOrderEmail } from '#contract/orders.ts';
import type { Host } from '../host.ts';
import { readEmail } from '../shell/email.ts';
import { problemOf } from '../shell/problem.ts';
import type { KeepOutcome } from './keep-report.tsx';

/** Keeps a report under the address that a form names, without script. */
export async function keepReport(host: Host, form: FormData): Promise<KeepOutcome> {
  const number = orderNumberField.safeParse(form.get('orderNumber'));
  const read = readEmail(String(form.get('email') ?? ''));
  if ('problem' in read) return { kind: 'wrong', problem: read.problem };
  if (!number.success) return { kind: 'problem', problem: { kind: 'failed' } };
  const kept = await host.call(updateOrderEmail, { body: { orderNumber: number.data, email: read.email } });
  if (!kept.ok) return { kind: 'problem', problem: problemOf(kept) };
  return { kind: 'kept', email: kept.data.email };
}
