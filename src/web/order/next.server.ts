import { type NextTest, nextTests } from '#contract/next.ts';
import { unbrokenIn } from '#words/unbroken.ts';
import type { Host } from '../host.ts';

/** Other tests that may interest the reader of an order; none where they cannot be told now. */
export async function servedNext(host: Host, orderNumber: string): Promise<readonly NextTest[]> {
  const told = await host.call(nextTests, { params: { orderNumber }, query: { hl: host.locale } });
  return told.ok ? unbrokenIn(told.data) : [];
}
