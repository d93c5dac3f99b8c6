import { setTimeout } from 'node:timers/promises';
import { sandboxCard } from '#contract/catalogue.ts';
import type { PaymentProvider } from '../provider.ts';
import { act, decide, findPayment, idOf, present, type Sandbox } from './books.ts';

export interface SandboxOptions extends Sandbox {
  /** How long the card whose answer is lost keeps the line open; longer than anyone waits. */
  readonly hangMilliseconds: number;
}

/** A provider that moves no money and behaves like a foreign system: own books, own ids, own notices. */
export function createSandbox(sandbox: SandboxOptions): PaymentProvider {
  return {
    name: 'sandbox',
    async create(request) {
      const card = sandboxCard.parse(request.method);
      const payment = await act(sandbox, request, card);
      if (card === 'timeout') await setTimeout(sandbox.hangMilliseconds, undefined, { ref: false });
      return present(sandbox, payment);
    },
    async fetch(idempotencyKey) {
      const payment = await findPayment(sandbox.database, idOf(idempotencyKey));
      return payment && present(sandbox, payment);
    },
    async cancel(idempotencyKey) {
      const payment = await decide(sandbox, idOf(idempotencyKey), { state: 'canceled', failure: null });
      return payment && present(sandbox, payment);
    },
  };
}
