import type { ErasureOf } from '#contract/privacy.ts';
import { readNumber } from '#contract/typed.ts';

/** Which test an address means; all that the browser holds, where it names none. */
export function meantBy(search: URLSearchParams): ErasureOf {
  const orderNumber = readNumber(search.get('orderNumber'));
  const sittingId = readNumber(search.get('sittingId'));
  return { ...(orderNumber && { orderNumber }), ...(sittingId && { sittingId }) };
}

/** What of the browser's store a deletion needs. */
type Held = Pick<Storage, 'getItem' | 'removeItem' | 'length' | 'key'>;

/** Takes what this device keeps of a test that was deleted; of all tests, where none is meant. */
export function forgetOnDevice(shelf: Held, meant: ErasureOf): void {
  const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at)).filter((key) => key !== null);
  const ids = [meant.orderNumber, meant.sittingId].filter((id) => id !== undefined);
  for (const key of keys.filter((name) => /^(?:sitting|latest-\w+):/.test(name))) {
    const entry = `${key} ${shelf.getItem(key)}`;
    if (ids.length === 0 || ids.some((id) => entry.includes(id))) shelf.removeItem(key);
  }
}
