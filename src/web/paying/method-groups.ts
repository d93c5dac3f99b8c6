import type { PaymentMethod, SandboxCard } from '#contract/catalogue.ts';

export type GroupName = 'groupCards' | 'groupLocal' | 'groupGood' | 'groupBad' | 'groupLater';

export interface MethodGroup {
  name: GroupName;
  methods: PaymentMethod[];
}

const groupOfCard = {
  success: 'groupGood',
  authentication: 'groupGood',
  decline: 'groupBad',
  insufficient: 'groupBad',
  timeout: 'groupLater',
  noticeLost: 'groupLater',
  noticeLate: 'groupLater',
  noticeTwice: 'groupLater',
  refundFails: 'groupLater',
  renewalFails: 'groupLater',
} as const satisfies Record<SandboxCard, GroupName>;

const order: readonly GroupName[] = ['groupGood', 'groupBad', 'groupLater', 'groupCards', 'groupLocal'];

/**
 * The methods in the groups that the page shows them in, none of them empty. What pays no renewals is left out of a
 * membership, and the card that fails at one is left out of everything else.
 */
export function groupMethods(methods: readonly PaymentMethod[], recurring: boolean): MethodGroup[] {
  const offered = methods.filter((method) =>
    recurring ? method.recurring : method.sandboxCard !== 'renewalFails',
  );
  return order
    .map((name) => ({ name, methods: offered.filter((method) => groupOf(method) === name) }))
    .filter((group) => group.methods.length > 0);
}

function groupOf({ kind, sandboxCard }: PaymentMethod): GroupName {
  if (sandboxCard) return groupOfCard[sandboxCard];
  return kind === 'local' ? 'groupLocal' : 'groupCards';
}
