import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { refusalOf } from '#server/platform/http/envelope.ts';
import { createPostgres } from '#tests/support/database.ts';
import { forSuite } from '#tests/support/suite.ts';

const open = forSuite(async () => {
  const { url, drop } = await createPostgres();
  const opened = await openPostgres(url);
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
});

it('outlives a connection that breaks in the middle of a transaction', async () => {
  const { database } = open;
  const broken = database.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
      rows: { pid: number }[];
    };
    await database.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  const { rows } = (await database.execute(sql`select 1 as one`)) as unknown as { rows: unknown[] };
  expect(rows).toEqual([{ one: 1 }]);
});

it('waits for no lock, statement or idle transaction without end', async () => {
  for (const [name, limit] of [
    ['lock_timeout', '5s'],
    ['statement_timeout', '30s'],
    ['idle_in_transaction_session_timeout', '15s'],
  ]) {
    const { rows } = (await open.database.execute(
      sql`select current_setting(${name}) as value`,
    )) as unknown as {
      rows: { value: string }[];
    };
    expect(rows[0]?.value).toBe(limit);
  }
});

it('says of a wait that was too long that the site is busy', async () => {
  const slow = open.database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 20`);
    await tx.execute(sql`select pg_sleep(10)`);
  });
  const problem = await slow.catch((failure: unknown) => failure);
  expect(refusalOf(problem)).toMatchObject({ refusal: 'overloaded', status: 503 });
});
