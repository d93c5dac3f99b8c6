import { orderFiles } from '#contract/reports.ts';
import type { Host } from '../host.ts';
import type { OrderFiles } from './use-files.ts';

/**
 * The files of an order, for the page itself: a list that came later would push away what stands below it, and a press
 * under way at that moment would be lost. Whoever reads on the screen has nothing printed by it. Null where they cannot be
 * had now; the browser asks again.
 */
export async function servedFiles(host: Host, orderNumber: string): Promise<OrderFiles | null> {
  const served = await host.call(orderFiles, {
    body: { orderNumber, hl: host.locale, make: false },
  });
  return served.ok ? served.data : null;
}
