import { type PaymentMethod, sandboxCard } from '#contract/catalogue.ts';

/** Without a provider's keys only the sandbox is offered: cards that behave in a known way. */
const sandboxMethods: readonly PaymentMethod[] = sandboxCard.options.map((card) => ({
  id: `sandbox:${card}`,
  provider: 'sandbox',
  kind: 'sandbox',
  sandboxCard: card,
}));

/** How one can pay. */
export function offeredMethods(): { methods: PaymentMethod[]; demonstration: boolean } {
  return { methods: [...sandboxMethods], demonstration: true };
}

export function findMethod(id: string): PaymentMethod | undefined {
  return offeredMethods().methods.find((method) => method.id === id);
}
