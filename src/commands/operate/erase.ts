import { email as emailField } from '#contract/fields.ts';
import { createApp } from '#server/app.ts';
import { ordersOfEmail } from '#server/orders/store.ts';
import { OperatorError, Refusal } from '#server/platform/errors.ts';
import { type Belongings, merge, ofOrder } from '#server/privacy/scope.ts';
import { type Command, carriedOut, type Given, type OperateRoom, orderGiven } from './room.ts';

/** Why nothing was deleted, and what to do about it. */
const obstacles: Partial<Record<string, string>> = {
  membershipRuns: 'A membership among it would be charged again: its member cancels it first.',
  paymentUnderWay: 'A payment of it is under way: run reconcile, and try again when it has ended.',
};

export const eraseCommand: Command = {
  name: 'erase',
  usage: 'ORDER|EMAIL',
  words: 1,
  about:
    'deletes answers, results, names and addresses of an order, or of all orders of an address; the books stay without the person',
  async run(room, given) {
    const belongings = await belongingsGiven(room, given);
    const { config, clock, open } = room;
    const app = await createApp({ config: { ...config, logLevel: 'error' }, clock, database: open });
    try {
      const told = await app.erase(belongings);
      const { orders, sittings } = belongings;
      const receipts = told > 0 ? ` A receipt goes to the address. ${carriedOut(room)}` : '';
      return {
        text: `Deleted: ${sittings.length} tests, the person of ${orders.length} orders.${receipts}\n`,
      };
    } catch (problem) {
      const obstacle = problem instanceof Refusal ? obstacles[problem.refusal] : undefined;
      throw obstacle === undefined ? problem : new OperatorError(`Nothing was deleted. ${obstacle}`);
    } finally {
      await app.close();
    }
  },
};

async function belongingsGiven(room: OperateRoom, given: Given): Promise<Belongings> {
  const { database } = room.open;
  const typed = given.words[0]?.trim() ?? '';
  if (!typed.includes('@')) return ofOrder(database, await orderGiven(room, given));
  const address = emailField.safeParse(typed);
  const orders = address.success ? await ordersOfEmail(database, address.data) : [];
  if (orders.length === 0) throw new OperatorError(`No order has the address ${typed}.`);
  return merge(await Promise.all(orders.map((order) => ofOrder(database, order))));
}
