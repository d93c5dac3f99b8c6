import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** Whoever names itself by no address shares one count with all others who do. */
const nameless = 'nameless';

/** In bits: what one household, and what one provider's customer, is given of IPv6 (RFC 6177); of IPv4 a C net. */
const prefixes = { client: 64, network: 48 } as const;

/**
 * Under what askings of one client are counted, however its address is written: with a port, as IPv4 within IPv6, or
 * as any of the 2^64 addresses that one household holds.
 *
 * @param address as the framework read it; behind a proxy it can be whatever a visitor wrote
 */
export function clientOf(address: string): string {
  const plain = plainAddress(address);
  return plain === undefined ? nameless : normalizeIP(plain, prefixes.client);
}

/** Under what askings of one network are counted: the same customer of a provider, however many households it plays. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (plain === undefined) return nameless;
  const normal = normalizeIP(plain, prefixes.network);
  return isIP(normal) === 4 ? normal.replace(/\.\d+$/, '.0/24') : `${normal}/${prefixes.network}`;
}

/** Some proxies add the port; a zone names a cable of the sender's own machine. */
function plainAddress(address: string): string | undefined {
  const bare = address
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return isIP(bare) === 0 ? undefined : bare;
}
