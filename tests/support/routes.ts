/** What some of the specification's screens are about; the others stand for themselves. */
export interface ShownThings {
  /** A sitting that was begun. */
  readonly sittingId: string;
  /** An order that waits for a choice of package, of the same browser. */
  readonly draft: string;
  /** A paid one. */
  readonly paid: string;
}

/** Every route of the specification (section 2), as a visitor's address, for the IQ test in Germany. */
export function specifiedRoutes({ sittingId, draft, paid }: ShownThings): string[] {
  const landings = ['boy', 'free', 'home', 'home copy', 'unconscious', 'universe', 'universe copy', 'world'];
  const about: readonly (readonly [path: string, query?: Readonly<Record<string, string>>])[] = [
    ...landings.map((name) => [`landing/${encodeURIComponent(name)}`] as const),
    ['answer/start'],
    ['answer/question', { sittingId }],
    ['answer/submit', { sittingId }],
    ['payCheck', { orderNumber: paid }],
    ['paying/scheme', { orderNumber: draft }],
    ['paying/payment', { orderNumber: draft, skuId: 'iq-basic' }],
    ['paying/paypage', { orderNumber: draft, skuId: 'iq-basic' }],
    ['paying/check', { orderNumber: paid }],
    ['paying/success', { orderNumber: paid }],
    ['paying/failed', { orderNumber: draft, skuId: 'iq-basic' }],
    ['paying/subscribe/check'],
    ['report/result', { orderNumber: paid }],
    ['report/result-free-test', { orderNumber: draft }],
    ['report/result-download', { orderNumber: paid }],
    ['report/retrieve'],
    ['support'],
    ['user/login'],
    ['user/register'],
    ['user/forgot-password'],
    ['user/edit-password'],
    ['user/info'],
    ['user/setting'],
  ];
  return ['/', ...about.map(([path, query]) => addressOf(path, query))];
}

function addressOf(path: string, query: Readonly<Record<string, string>> = {}): string {
  const said = new URLSearchParams(query).toString();
  return `/${path}/DE-SUBS-1002${said && `?${said}`}`;
}
