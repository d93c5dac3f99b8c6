import type { ListedReturn, ReturnsSince } from '../provider.ts';
import { allRows, certain, type StripeRoom } from './client.ts';
import { disputeState } from './disputes.ts';
import { wordOfDispute, wordOfRefund } from './interpret.ts';
import { refundOf } from './refunds.ts';

/** Every refund and dispute that began since then, whoever began it. A bank's mere question is none. */
export async function returnsSince(room: StripeRoom, since: ReturnsSince): Promise<readonly ListedReturn[]> {
  const { refunds, disputes } = room.stripe;
  const refunded = await allRows((page) => refunds.list({ created: createdSince(since.refunds), ...page }));
  const disputed = await allRows((page) => disputes.list({ created: createdSince(since.disputes), ...page }));
  return [
    ...refunded.map((one): ListedReturn => {
      const { reference, state } = refundOf(one);
      return { kind: 'refund', reference, state, word: () => wordOfRefund(room, reference) };
    }),
    ...disputed.flatMap((one): ListedReturn[] => {
      const { id: reference } = certain(one, 'dispute');
      const state = disputeState(one);
      return state ? [{ kind: 'dispute', reference, state, word: () => wordOfDispute(room, reference) }] : [];
    }),
  ];
}

const createdSince = (at: Date) => ({ gte: Math.floor(at.getTime() / 1000) });
