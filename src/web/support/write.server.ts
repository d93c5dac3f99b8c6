import { bounds } from '#contract/bounds.ts';
import { orderNumber, sittingId } from '#contract/fields.ts';
import { writeToSupport } from '#contract/support.ts';
import type { Host } from '../host.ts';
import { readEmail } from '../shell/email.ts';
import { type Problem, problemOf } from '../shell/problem.ts';

export interface Wrong {
  email?: 'emailMissing' | 'emailWrong';
  message?: 'messageShort' | 'messageLong';
  order?: 'orderWrong';
}

/** What was typed, so that nothing of it is lost. */
export type Typed = Readonly<Record<'name' | 'email' | 'order' | 'message', string>>;

export type Written =
  | { kind: 'sent'; reference: string; email: string }
  | { kind: 'wrong'; wrong: Wrong; typed: Typed }
  | { kind: 'problem'; problem: Problem; typed: Typed };

/** Reads the form, and hands its message in. */
export async function write(host: Host, form: FormData): Promise<Written> {
  const field = (name: string) => String(form.get(name) ?? '').trim();
  const typed: Typed = {
    name: field('name').slice(0, bounds.name.max),
    email: field('email'),
    order: field('order'),
    message: field('message').replaceAll('\r\n', '\n'),
  };
  const read = readEmail(typed.email);
  const order = typed.order === '' ? undefined : orderNumber.safeParse(typed.order);
  const wrong: Wrong = {
    ...('problem' in read && { email: read.problem }),
    ...(typed.message.length < bounds.message.min && { message: 'messageShort' as const }),
    ...(typed.message.length > bounds.message.max && { message: 'messageLong' as const }),
    ...(order?.success === false && { order: 'orderWrong' as const }),
  };
  if ('problem' in read || Object.keys(wrong).length > 0) return { kind: 'wrong', wrong, typed };
  const sitting = sittingId.safeParse(field('sittingId'));
  const sent = await host.call(writeToSupport, {
    body: {
      email: read.email,
      message: typed.message,
      ...(typed.name && { name: typed.name }),
      ...(order?.success && { orderNumber: order.data }),
      ...(sitting.success && { sittingId: sitting.data }),
    },
  });
  return sent.ok
    ? { kind: 'sent', reference: sent.data.reference, email: read.email }
    : { kind: 'problem', problem: problemOf(sent), typed };
}
