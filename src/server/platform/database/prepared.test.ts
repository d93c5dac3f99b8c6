import { expect, it, vi } from 'vitest';
import { prepareOften, statementNames } from './prepared.ts';

it('names what is asked for the fifth time, each text for itself, and four hundred of them at most', () => {
  const nameOf = statementNames();
  expect(Array.from({ length: 6 }, () => nameOf('select 1'))).toEqual([
    ...Array.from({ length: 4 }, () => undefined),
    's1',
    's1',
  ]);
  for (let text = 2; text <= 500; text += 1)
    for (let times = 1; times <= 5; times += 1) nameOf(`select ${text}`);
  expect([2, 400, 401, 500].map((text) => nameOf(`select ${text}`))).toEqual([
    's2',
    's400',
    undefined,
    undefined,
  ]);
  expect(nameOf('select 1')).toBe('s1');
});

it('forgets what was asked now and then before it fills the memory', () => {
  const nameOf = statementNames();
  for (let times = 1; times <= 4; times += 1) nameOf('asked four times');
  for (let text = 0; text < 2_000; text += 1) nameOf(`select ${text}`);
  expect(nameOf('asked four times')).toBeUndefined();
});

it('prepares statements with values alone', () => {
  const query = vi.fn();
  const client = { query } as never as Parameters<ReturnType<typeof prepareOften>>[0];
  prepareOften(() => 'named')(client);
  const asked = { text: 'select $1', rowMode: 'array' };
  client.query(asked as never, [1]);
  client.query({ text: 'begin' } as never, []);
  client.query('commit');
  expect(query.mock.calls.map(([config]) => config)).toEqual([
    { ...asked, name: 'named' },
    { text: 'begin' },
    'commit',
  ]);
});
