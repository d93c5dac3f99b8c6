import { hideReview } from '#server/catalogue/reviews.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { type Command, orderGiven } from './room.ts';

export const reviewHide: Command = {
  name: 'review hide',
  usage: 'ORDER',
  words: 1,
  about: 'takes what a buyer said off the site',
  async run(room, given) {
    const { orderNumber } = await orderGiven(room, given);
    if (!(await hideReview(room.open.database, orderNumber, room.clock.now())))
      throw new OperatorError('This order has no review that is shown.');
    return { text: `The review of order ${orderNumber} is hidden; within a minute it is off the site.\n` };
  },
};
