/** The legal documents: their names in addresses, and in what is kept of what somebody agreed to. */
export const protocolIds = [
  'terms',
  'privacy',
  'refunds',
  'cookies',
  'subscription',
  'imprint',
  'commerce-jp',
  'commerce-kr',
] as const;

export type ProtocolId = (typeof protocolIds)[number];
