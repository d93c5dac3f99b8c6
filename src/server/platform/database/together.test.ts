import { beforeEach, expect, it, vi } from 'vitest';
import { sendTogether } from './together.ts';

type Asking = Parameters<typeof sendTogether>[0];

const sent: string[] = [];
const stream = { cork: vi.fn(() => sent.push('(')), uncork: vi.fn(() => sent.push(')')) };
/** Answers with what it was asked; `broken` is refused. */
const query = vi.fn(async (config: string | { text: string }) => {
  const text = typeof config === 'string' ? config : config.text;
  sent.push(text);
  if (text === 'broken') throw new Error('refused');
  return { rows: [text] };
});

let client: Asking;
beforeEach(() => {
  sent.length = 0;
  client = { query, connection: { stream } } as never as Asking;
  sendTogether(client);
});

const ask = (text: string) => client.query({ text } as never) as unknown as Promise<{ rows: string[] }>;
const tick = () => new Promise((resolve) => setImmediate(resolve));

it('sends what is asked within one turn in one piece, in its order', async () => {
  const [one, other] = await Promise.all([ask('select 1'), ask('select 2')]);
  expect([one.rows, other.rows]).toEqual([['select 1'], ['select 2']]);
  await tick();
  await ask('select 3');
  await tick();
  expect(sent).toEqual(['(', 'select 1', 'select 2', ')', '(', 'select 3', ')']);
});

it('begins a transaction with its first statement', async () => {
  await ask('begin');
  expect(sent).toEqual([]);
  expect((await ask('select 1')).rows).toEqual(['select 1']);
  await ask('commit');
  await tick();
  expect(sent.filter((text) => text.length > 1)).toEqual(['begin', 'select 1', 'commit']);
  expect(sent.slice(0, 3)).toEqual(['(', 'begin', 'select 1']);
});

it('sends nothing of a transaction in which nothing was asked, and begins the next one', async () => {
  for (const end of ['commit', 'rollback']) {
    await ask('begin');
    await ask(end);
  }
  await ask('select 1');
  await tick();
  expect(sent).toEqual(['(', 'select 1', ')']);
});

it('tells of a first statement that is refused, and ends the transaction', async () => {
  await ask('begin');
  await expect(ask('broken')).rejects.toThrow('refused');
  await ask('rollback');
  await tick();
  expect(sent.filter((text) => text.length > 1)).toEqual(['begin', 'broken', 'rollback']);
});
