import type { Config } from '#server/config.ts';
import { findOrder, type Order } from '#server/orders/store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { OperatorError } from '#server/platform/errors.ts';

/** What a command works in. */
export interface OperateRoom {
  readonly config: Config;
  readonly clock: Clock;
  readonly open: OpenDatabase;
}

/** What a command was given: words in their order, and options by name. */
export interface Given {
  readonly words: readonly string[];
  readonly options: Readonly<Partial<Record<OptionName, string>>>;
}

/** Every option that some command knows; each takes a value. */
export const optionNames = [
  'percent',
  'amount',
  'currency',
  'market',
  'expires',
  'uses',
  'payment',
  'reference',
] as const;

export type OptionName = (typeof optionNames)[number];

export interface Said {
  readonly text: string;
  /** The process's exit code; 0 where all is well. */
  readonly code?: number;
}

export interface Command {
  /** As it is typed, e.g. `order show`. */
  readonly name: string;
  /** What follows the name, e.g. `ORDER [amount]`. */
  readonly usage: string;
  /** How many words may follow the name. */
  readonly words: number;
  /** Those it knows; none where it says nothing. */
  readonly options?: readonly OptionName[];
  readonly about: string;
  /** Does it through the server that serves, where one does; undefined where the command itself is to open the database. */
  beside?(room: Omit<OperateRoom, 'open'>, given: Given): Promise<Said | undefined>;
  run(room: OperateRoom, given: Given): Promise<Said>;
}

/** @throws OperatorError where there is none of that number */
export async function orderGiven({ open }: OperateRoom, { words }: Given): Promise<Order> {
  const orderNumber = words[0]?.trim().toUpperCase();
  if (!orderNumber) throw new OperatorError('Say which order, by its number.');
  const order = await findOrder(open.database, orderNumber);
  if (!order) throw new OperatorError(`There is no order ${orderNumber}.`);
  return order;
}

/** When jobs that a command has written are carried out. */
export function carriedOut({ open }: OperateRoom): string {
  return open.kind === 'postgres'
    ? 'A running server carries it out at once.'
    : 'It is carried out when the server runs again.';
}
