import { entryOf } from '../order/latest.ts';
import { keep, kept, memoryShelf, type Shelf } from '../shell/device.ts';
import { acknowledge, clear, type Given, join, type KeptSitting, pass, record, turn } from './kept.ts';
import { readKept } from './read-kept.ts';
import type { Standing } from './walk.ts';

export interface SittingStore {
  snapshot(): KeptSitting;
  subscribe(listener: () => void): () => void;
  /** Kept before this returns. */
  record(given: Given): void;
  /** The last word on the question left, and what is opened, in one write. */
  turn(given: Given, to: Standing, settled?: Pick<KeptSitting, 'closed' | 'planned'>): void;
  /** A stage is gone into as planned: its chosen questions cannot be had. */
  plan(stage: number): void;
  /** Goes on from a gate's moment of this name. */
  pass(name: string, to: Standing): void;
  /** Opens a question itself, past the moments of its gate. */
  openPage(page: number): void;
  clear(): void;
  acknowledge(sequence: number): void;
  lock(orderNumber: string): void;
  /** Another tab has written: its newer answers are taken in, and ours written where it did not know them. */
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
  const key = entryOf(sittingId);
  const place = shelf ?? memoryShelf();
  const listeners = new Set<() => void>();
  let lasting = shelf !== undefined;

  const stored = () => readKept(kept(place, key, now()));
  const before = stored();
  let current = before
    ? {
        // What the server has closed stands as it is there.
        ...join({ ...before, closed: before.closed.filter((id) => !held.closed.includes(id)) }, held),
        closed: before.closed.length > held.closed.length ? before.closed : held.closed,
        orderNumber: held.orderNumber ?? before.orderNumber,
      }
    : held;

  const change = (next: KeptSitting) => {
    if (next === current) return;
    current = next;
    lasting = keep(place, key, next, now()) && shelf !== undefined;
    for (const listener of listeners) listener();
  };

  const reread = () => {
    const other = stored();
    if (!other) return;
    const both = join(current, other);
    const sent = Math.min(current.sent, other.sent);
    const next = { ...both, sent, orderNumber: current.orderNumber ?? other.orderNumber };
    const known = (one: KeptSitting) =>
      JSON.stringify([one.answers, one.orderNumber, one.closed, one.planned]);
    if (known(next) !== known(other) || known(next) !== known(current)) change(next);
  };

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    record: (given) => change(record(current, given)),
    turn: (given, to, settled) => change(turn(current, given, to, settled)),
    plan: (stage) => change({ ...current, planned: [...new Set([...current.planned, stage])] }),
    pass: (name, to) => change(pass(current, name, to)),
    openPage: (page) => change({ ...current, page, moment: 'question' }),
    clear: () => change(clear(current)),
    acknowledge: (sequence) => change(acknowledge(current, sequence)),
    lock: (orderNumber) => change({ ...current, orderNumber }),
    reread,
    get lasting() {
      return lasting;
    },
  };
}
