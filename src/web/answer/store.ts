import { keep, kept, memoryShelf, type Shelf } from '../ui/device.ts';
import { acknowledge, clear, type Given, type KeptSitting, keptSitting, merge, record } from './kept.ts';

export interface SittingStore {
  snapshot(): KeptSitting;
  subscribe(listener: () => void): () => void;
  /** Kept before this returns. */
  record(given: Given): void;
  openPage(page: number): void;
  clear(): void;
  acknowledge(sequence: number): void;
  lock(orderNumber: string): void;
  /** Takes in what another tab has written meanwhile. */
  reread(): void;
  /** Whether the device really keeps it; false where the browser refuses. */
  readonly lasting: boolean;
}

interface Options {
  sittingId: string;
  /** Undefined where the browser offers no store. */
  shelf: Shelf | undefined;
  now: () => number;
  /** What the server holds of this sitting (`fromServer`). */
  held: KeptSitting;
}

/** The answers of one sitting on this device: every change is written at once, and read again after a reload. */
export function openSitting({ sittingId, shelf, now, held }: Options): SittingStore {
  const key = `sitting:${sittingId}`;
  const place = shelf ?? memoryShelf();
  const listeners = new Set<() => void>();
  let lasting = shelf !== undefined;

  const stored = () => keptSitting.safeParse(kept(place, key, now())).data;
  const before = stored();
  let current = before
    ? {
        ...merge(before, Object.values(held.answers)),
        orderNumber: held.orderNumber ?? before.orderNumber,
      }
    : held;

  /** Another tab may have written since: its newer answers are taken in before ours are added. */
  const change = (work: (sitting: KeptSitting) => KeptSitting) => {
    const other = stored();
    const base = other
      ? {
          ...merge(current, Object.values(other.answers)),
          orderNumber: current.orderNumber ?? other.orderNumber,
        }
      : current;
    const next = work(base);
    if (next === current) return;
    current = next;
    lasting = keep(place, key, next, now()) && shelf !== undefined;
    for (const listener of listeners) listener();
  };

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    record: (given) => change((sitting) => record(sitting, given)),
    openPage: (page) => change((sitting) => ({ ...sitting, page })),
    clear: () => change(clear),
    acknowledge: (sequence) => change((sitting) => acknowledge(sitting, sequence)),
    lock: (orderNumber) => change((sitting) => ({ ...sitting, orderNumber })),
    reread: () => change((sitting) => sitting),
    get lasting() {
      return lasting;
    },
  };
}
