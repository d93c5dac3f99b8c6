import type { ReactNode } from 'react';
import type { ProtocolId } from '#contract/protocol-ids.ts';
import { useAddress } from './addresses.ts';

/** The path of a legal document, without its reference: `address(protocolPath('privacy'))`. */
export const protocolPath = (id: ProtocolId): string => `/protocol/${id}`;

/** Documents beside those that every market has. */
const inMarket: Readonly<Record<string, ProtocolId>> = { JP: 'commerce-jp', KR: 'commerce-kr' };

/** The documents that every page leads to, in a market. */
export function footerProtocols(market: string): ProtocolId[] {
  const own = inMarket[market];
  return ['terms', 'privacy', 'refunds', 'subscription', 'cookies', ...(own ? [own] : []), 'imprint'];
}

/** A legal document from within a form: in a page of its own, so that nothing that was filled in is lost. */
export function ProtocolLink({ id, children }: { id: ProtocolId; children: ReactNode }) {
  const address = useAddress();
  return (
    <a href={address(protocolPath(id))} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
