import { createHash } from 'node:crypto';
import { type HeadImage, headImage } from '#contract/catalogue.ts';
import { keepReview } from '#server/catalogue/reviews.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import type { Room } from '#server/platform/room.ts';
import { kindOf } from './kinds.ts';
import { readableOrder, refuseUnproved } from './readers.ts';
import { isUnlocked } from './states.ts';

/**
 * Keeps what a buyer says of a report; one review an order.
 *
 * @throws Refusal `unknownOrder` for one who may not read the order, `reviewNotBought` for what was not paid for,
 *   `reviewTaken`
 */
export async function leaveReview(
  { database, clock }: Room,
  {
    orderNumber,
    reader,
    ...said
  }: {
    orderNumber: string;
    reader: Reader | undefined;
    name: string;
    rating: number;
    content: string;
  },
): Promise<void> {
  const order = await readableOrder(database, reader, orderNumber);
  await refuseUnproved(database, reader, order, clock.now());
  const { kind, state, skuId, examId, market, locale } = order;
  if (!kindOf({ kind }).hasReport || skuId === null || !isUnlocked(state))
    throw new Refusal('reviewNotBought');
  const isFirst = await keepReview(database, {
    ...said,
    orderNumber,
    examId,
    skuId,
    market,
    locale,
    headImage: headOf(orderNumber),
    createdAt: clock.now(),
  });
  if (!isFirst) throw new Refusal('reviewTaken');
}

/** One of the four pictures, always the same for an order. */
function headOf(orderNumber: string): HeadImage {
  const [byte = 0] = createHash('sha256').update(orderNumber).digest();
  return headImage.options[byte % headImage.options.length] as HeadImage;
}
