import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import { createPaypal } from './paypal/provider.ts';
import type { PaymentProvider, Providers } from './provider.ts';
import { createSandbox, type SandboxOptions } from './sandbox/provider.ts';
import { createStripe } from './stripe/provider.ts';

interface ProviderRoom extends SandboxOptions {
  readonly clock: Clock;
  readonly answerLimitMilliseconds: number;
}

export interface OfferedProviders {
  readonly providers: Providers;
  /** Names of those that a buyer can choose. */
  readonly offered: ReadonlySet<string>;
  /** Those whose keys are of a test mode of their own, as people call them. */
  readonly inTestMode: readonly string[];
  /** Neither the sandbox nor a provider in its test mode does. */
  readonly takesMoney: boolean;
}

/**
 * The providers whose keys are set; without any, the sandbox is offered alone. It is there in any case, for payments
 * that were made by it before.
 */
export function createProviders(
  { stripe, paypal }: Pick<Config, 'stripe' | 'paypal'>,
  room: ProviderRoom,
): OfferedProviders {
  const { clock, answerLimitMilliseconds } = room;
  const real: PaymentProvider[] = [];
  if (stripe) {
    const { api, ...keys } = stripe;
    const place = api === undefined ? {} : { api: placeOf(api) };
    real.push(createStripe({ ...keys, ...place, clock, answerLimitMilliseconds }));
  }
  if (paypal) {
    const { proxy, ...keys } = paypal;
    const way = proxy === undefined ? {} : { proxy: proxyOf(proxy) };
    real.push(createPaypal({ ...keys, ...way, brandName: 'Sixgates', answerLimitMilliseconds }));
  }
  const sandbox = createSandbox(room);
  const inTestMode = [
    ...(stripe && /^.k_test_/.test(stripe.secretKey) ? ['Stripe'] : []),
    ...(paypal?.mode === 'sandbox' ? ['PayPal'] : []),
  ];
  return {
    providers: new Map([...real, sandbox].map((provider) => [provider.name, provider])),
    offered: new Set(real.length > 0 ? real.map(({ name }) => name) : [sandbox.name]),
    inTestMode,
    takesMoney: real.length > inTestMode.length,
  };
}

function placeOf(address: string): { host: string; port: number; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(address);
  const secure = protocol === 'https:';
  return { host: hostname, port: Number(port) || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' };
}

function proxyOf(address: string): { address: string; port: number } {
  const { hostname, port, protocol } = new URL(address);
  return { address: `${protocol}//${hostname}`, port: Number(port) || (protocol === 'https:' ? 443 : 80) };
}
