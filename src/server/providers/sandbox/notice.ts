import type { Transaction } from '#server/platform/database/database.ts';
import type { Sandbox } from './books.ts';
import { enqueue, type SandboxNotice } from './kinds.ts';

/** Something that happened in the sandbox's books. */
export interface Happening extends Pick<SandboxNotice, 'kind' | 'id' | 'orderNumber'> {
  /** Tells the notices about one thing apart, from 1. */
  readonly number: number;
  readonly delayMilliseconds?: number;
  /** As a provider that was not answered in time sends it again. */
  readonly copies?: number;
}

/** Writes the job that tells the notice door, in the transaction of what happened. */
export async function tell(sandbox: Sandbox, tx: Transaction, happening: Happening): Promise<void> {
  const { kind, id, number, delayMilliseconds = 0, copies = 1 } = happening;
  const eventId = `sbn_${id}_${number}`;
  const notice: SandboxNotice = { eventId, live: false, kind, id, orderNumber: happening.orderNumber };
  for (let copy = 1; copy <= copies; copy += 1) {
    await enqueue(tx, {
      aggregateId: id,
      kind: 'sandbox.notice',
      id: `${eventId}:${copy}`,
      payload: notice,
      ...(delayMilliseconds > 0 && {
        runAt: new Date(sandbox.clock.now().getTime() + delayMilliseconds),
      }),
    });
  }
}
