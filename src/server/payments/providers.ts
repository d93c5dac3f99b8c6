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

/**
 * The providers whose keys are set; without any, the sandbox is offered alone. It is there in any case, for payments
 * that were made by it before.
 */
export function createProviders(
  { stripe, paypal }: Pick<Config, 'stripe' | 'paypal'>,
  room: ProviderRoom,
): { providers: Providers; offered: ReadonlySet<string> } {
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
  return {
    providers: new Map([...real, sandbox].map((provider) => [provider.name, provider])),
    offered: new Set(real.length > 0 ? real.map(({ name }) => name) : [sandbox.name]),
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
