import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { expect, it, vi } from 'vitest';
import type { Connection } from './database.ts';
import { writtenOnce } from './written-once.ts';

const things = pgTable('things', {
  id: text('id').notNull(),
  count: integer('count').notNull(),
  said: jsonb('said').$type<{ word: string }>(),
  at: timestamp('at', { withTimezone: true }),
});

const asked: { text: string; values: unknown[] }[] = [];
const client = {
  async query({ text }: { text: string }, values: unknown[]) {
    asked.push({ text, values });
    return { rows: [['one', 2, null, '2026-11-28 16:00:00+00', true]] };
  },
};
const database = drizzle({ client: client as never });

it('writes a statement once, and asks it with other values by whatever connection', async () => {
  const write = vi.fn((connection: Connection) =>
    connection
      .select()
      .from(things)
      .where(eq(things.id, sql.placeholder('id'))),
  );
  const { id, count, said, at } = things;
  const find = writtenOnce({ id, count, said, at, isLinked: sql<boolean>`true` }, write);
  const found = { id: 'one', count: 2, said: null, at: new Date('2026-11-28T16:00:00Z'), isLinked: true };
  expect(await find(database, { id: 'one' })).toEqual([found]);
  expect(await find(drizzle({ client: client as never }), { id: 'other' })).toEqual([found]);
  expect(asked.map(({ values }) => values)).toEqual([['one'], ['other']]);
  expect(new Set(asked.map(({ text }) => text)).size).toBe(1);
  expect(write).toHaveBeenCalledTimes(1);
});

it('asks for nothing that no value was given for', async () => {
  const find = writtenOnce({ id: things.id }, (connection, fields) =>
    connection
      .select(fields)
      .from(things)
      .where(eq(things.id, sql.placeholder('id'))),
  );
  await expect(find(database, {})).rejects.toThrow('id');
});
