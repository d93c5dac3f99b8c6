import type { Socket } from 'node:net';
import type pg from 'pg';

type Query = (config: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/** What a statement says that changes nothing. */
const nothing = { rows: [], rowCount: 0 };

/**
 * Sends what is asked of a connection within one turn of the event loop in one piece, and a transaction's `begin` with its first
 * statement: each piece is a call of the system, a process of the database that is woken, and a way there and back.
 *
 * For a `connect` listener of a pool whose connections wait for no answer before the next question (`pipeline`).
 */
export function sendTogether(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  let isHeld = false;
  let isToBegin = false;

  function hold(): void {
    if (isHeld) return;
    isHeld = true;
    stream.cork();
    process.nextTick(() => {
      isHeld = false;
      stream.uncork();
    });
  }

  const together: Query = (config, values, ...rest) => {
    const text = textOf(config);
    if (text === 'begin') {
      isToBegin = true;
      return Promise.resolve(nothing);
    }
    const begins = isToBegin;
    isToBegin = false;
    // Nothing was asked in it.
    if (begins && (text === 'commit' || text === 'rollback')) return Promise.resolve(nothing);
    hold();
    if (!begins) return query(config, values, ...rest);
    return Promise.all([query('begin'), query(config, values, ...rest)]).then(([, told]) => told);
  };
  client.query = together as typeof client.query;
}

function textOf(config: unknown): unknown {
  return typeof config === 'object' && config !== null && 'text' in config ? config.text : config;
}
