import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { WatchedPool } from './watched-pool.ts';

/** A server of which the pool has one connection, that answers what it is told to. */
class FakeClient {
  readonly once = () => this;
  readonly on = () => this;
  readonly off = () => this;
  readonly removeListener = () => this;
  readonly isConnected = () => true;
  readonly _queryable = true;
  readonly connect = (made: () => void) => setImmediate(made);
  readonly end = (ended?: () => void) => ended?.();
  readonly getTransactionStatus = () => 'I';
}

it('says for how long the first has waited who gets no connection', async () => {
  const pool = new WatchedPool({ max: 1, Client: FakeClient as unknown as typeof pg.Client });
  expect(pool.waited).toBe(0);
  const only = await pool.connect();
  expect(pool.waited).toBe(0);

  const second = pool.connect();
  const third = new Promise<() => void>((resolve) =>
    pool.connect((_problem, _client, release) => resolve(release)),
  );
  await wait(50);
  expect(pool.waited).toBeGreaterThanOrEqual(45);

  only.release();
  (await second).release();
  (await third)();
  expect(pool.waited).toBe(0);
});

it('forgets whoever was told that no connection became free', async () => {
  const pool = new WatchedPool({
    max: 1,
    connectionTimeoutMillis: 20,
    Client: FakeClient as unknown as typeof pg.Client,
  });
  await pool.connect();
  await expect(pool.connect()).rejects.toThrow('timeout exceeded when trying to connect');
  expect(pool.waited).toBe(0);
});
