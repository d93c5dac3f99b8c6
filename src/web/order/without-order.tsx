import { LoadFailed } from '../shell/load-failed.tsx';
import type { FoundOrder } from './order.server.ts';
import { OrderMissing } from './order-missing.tsx';

/** What a screen about an order shows when there is none to show. */
export function WithoutOrder({
  found,
  path,
}: {
  found: Exclude<FoundOrder, { kind: 'found' }>;
  path: string;
}) {
  if (found.kind === 'failed') return <LoadFailed />;
  return <OrderMissing reason={found.kind} path={path} />;
}
