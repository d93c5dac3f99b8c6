import { describe, expect, it } from 'vitest';
import { type PaymentMethod, sandboxCard } from '#contract/catalogue.ts';
import { groupMethods } from './method-groups.ts';

const sandbox = sandboxCard.options.map(
  (card): PaymentMethod => ({
    id: `sandbox:${card}`,
    provider: 'sandbox',
    kind: 'sandbox',
    brand: null,
    recurring: true,
    sandboxCard: card,
  }),
);
const method = (id: string, kind: PaymentMethod['kind'], recurring: boolean): PaymentMethod => ({
  id,
  provider: 'stripe',
  kind,
  brand: null,
  recurring,
});
const names = (groups: ReturnType<typeof groupMethods>) =>
  groups.map((group) => [group.name, group.methods.map(({ id }) => id)]);

describe('the groups of payment methods', () => {
  it('hold every sample card once, by how it ends', () => {
    const groups = groupMethods(sandbox, true);
    expect(groups.map(({ name }) => name)).toEqual(['groupGood', 'groupBad', 'groupLater']);
    expect(groups.flatMap((group) => group.methods)).toHaveLength(sandbox.length);
  });

  it('show the card that fails at a renewal only where there is one', () => {
    const shown = groupMethods(sandbox, false).flatMap((group) => group.methods);
    expect(shown.map(({ id }) => id)).not.toContain('sandbox:renewalFails');
    expect(shown).toHaveLength(sandbox.length - 1);
  });

  it('part cards and wallets from local methods, and offer a membership what can renew', () => {
    const methods = [
      method('ideal', 'local', false),
      method('card', 'card', true),
      method('w', 'wallet', false),
    ];
    expect(names(groupMethods(methods, false))).toEqual([
      ['groupCards', ['card', 'w']],
      ['groupLocal', ['ideal']],
    ]);
    expect(names(groupMethods(methods, true))).toEqual([['groupCards', ['card']]]);
    expect(groupMethods([], true)).toEqual([]);
  });
});
