import { setTimeout } from 'node:timers/promises';
import { sandboxCard } from '#contract/catalogue.ts';
import type { PaymentProvider, ProviderWord } from '../provider.ts';
import { createSandboxBilling } from './billing.ts';
import { act, decide, findPayment, idOf, present, type Sandbox } from './books.ts';
import { behaviours } from './cards.ts';
import { type SandboxNotice, sandboxNotice } from './kinds.ts';
import { findRefundWord, sandboxRefund } from './refunds.ts';
import { isSigned, signatureHeader } from './signature.ts';

export interface SandboxOptions extends Sandbox {
  /** How long the card whose answer is lost keeps the line open; longer than anyone waits. */
  readonly hangMilliseconds: number;
  /** Signs its notices. */
  readonly secret: string;
}

/** A provider that moves no money and behaves like a foreign system: own books, own ids, own notices. */
export function createSandbox(sandbox: SandboxOptions): PaymentProvider {
  const subscriptions = createSandboxBilling(sandbox);

  async function wordOn({ kind, id }: SandboxNotice): Promise<ProviderWord | undefined> {
    if (kind === 'refund') return findRefundWord(sandbox.database, id);
    if (kind === 'subscription') {
      const subscription = await subscriptions.fetch(id);
      return subscription && { kind, subscription };
    }
    const payment = await findPayment(sandbox.database, id);
    return payment && { kind, attemptId: payment.idempotencyKey, payment: present(sandbox, payment) };
  }

  return {
    name: 'sandbox',
    async create(request) {
      const card = sandboxCard.parse(request.method);
      const payment = await act(sandbox, request, card);
      const { hangs, answersEarly } = behaviours[card];
      if (hangs) await setTimeout(sandbox.hangMilliseconds, undefined, { ref: false });
      return { ...present(sandbox, payment), ...(answersEarly && { state: 'processing' as const }) };
    },
    async fetch({ idempotencyKey }) {
      const payment = await findPayment(sandbox.database, idOf(idempotencyKey));
      return payment && present(sandbox, payment);
    },
    async cancel({ idempotencyKey }) {
      const payment = await decide(sandbox, idOf(idempotencyKey), { state: 'canceled', failure: null });
      return payment && present(sandbox, payment);
    },
    refund: (request) => sandboxRefund(sandbox, request),
    async verify({ body, headers }, at) {
      const signature = headers[signatureHeader];
      if (typeof signature !== 'string' || !isSigned(sandbox.secret, body, signature, at)) return undefined;
      const notice = sandboxNotice.safeParse(parseJson(body));
      if (!notice.success) return undefined;
      const { eventId, orderNumber } = notice.data;
      return { eventId, aggregateId: orderNumber, event: notice.data };
    },
    interpret: (event) => wordOn(sandboxNotice.parse(event)),
    subscriptions,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
