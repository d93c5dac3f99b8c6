import { paypal } from './paypal/index.ts';
import type { MethodRow, PaymentProvider, ProviderKind, ProviderRoom, Providers } from './provider.ts';
import { sandbox } from './sandbox/index.ts';
import { stripe } from './stripe/index.ts';

/** Every provider there is, in the order in which their methods are shown. */
export const providerKinds: readonly ProviderKind[] = [stripe, paypal, sandbox];

/** The providers of a site: those that are set up, and what each kind says of itself. */
export interface OpenProviders {
  readonly kinds: readonly ProviderKind[];
  /** By their names; also those that are offered to nobody, for payments that were made by them before. */
  readonly providers: Providers;
  /** Those that a buyer can choose. */
  readonly offered: readonly ProviderKind[];
  /** Those whose keys are of a test mode of their own, as people call them. */
  readonly inTestMode: readonly string[];
  /** One of them does: neither a demonstration nor one in its test mode. */
  readonly takesMoney: boolean;
}

/** Opens the providers whose keys are set. Only where no other is set up, those are offered that demonstrate. */
export function openProviders(
  kinds: readonly ProviderKind[],
  given: Readonly<Record<string, string>>,
  room: ProviderRoom,
): OpenProviders {
  const open = kinds.flatMap((kind) => {
    const provider = kind.open(given, room);
    return provider ? [{ kind, provider }] : [];
  });
  const real = open.filter(({ kind }) => !kind.demonstration);
  const inTestMode = real.filter(({ provider }) => provider.inTestMode).map(({ kind }) => kind.title);
  return {
    kinds,
    providers: new Map(open.map(({ provider }): [string, PaymentProvider] => [provider.name, provider])),
    offered: (real.length > 0 ? real : open).map(({ kind }) => kind),
    inTestMode,
    takesMoney: real.length > inTestMode.length,
  };
}

/** A method by its id, whoever offers it now. */
export function methodNamed(kinds: readonly ProviderKind[], id: string | undefined): MethodRow | undefined {
  return kinds.flatMap(({ methods }) => methods).find((method) => method.id === id);
}
