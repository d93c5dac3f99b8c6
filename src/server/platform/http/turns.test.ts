import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const held = () => Promise.withResolvers<string>();

it('lets four of one order work at a time, the others in their order, and other orders at once', async () => {
  const inTurn = createTurns();
  const works = Array.from({ length: 7 }, held);
  const began: number[] = [];
  const all = works.map((work, at) =>
    inTurn('one', () => {
      began.push(at);
      return work.promise;
    }),
  );
  expect(await inTurn('other', async () => 'free')).toBe('free');
  expect(await inTurn(undefined, async () => 'free')).toBe('free');
  expect(began).toEqual([0, 1, 2, 3]);
  works[2]?.resolve('done');
  expect(await all[2]).toBe('done');
  expect(began).toEqual([0, 1, 2, 3, 4]);
  works[0]?.reject(new Error('broken'));
  await expect(all[0]).rejects.toThrow('broken');
  expect(began).toEqual([0, 1, 2, 3, 4, 5]);
  for (const work of works) work.resolve('done');
  expect(await Promise.all(all.slice(1))).toEqual(Array(6).fill('done'));
  expect(began).toHaveLength(7);
});

it('tells whoever waited too long to come again, without working', async () => {
  let time = 0;
  const inTurn = createTurns(() => time);
  const first = Array.from({ length: 4 }, held);
  const running = first.map((work) => inTurn('one', () => work.promise));
  let worked = false;
  const late = inTurn('one', async () => {
    worked = true;
  });
  time = 10_001;
  const refused = expect(late).rejects.toThrow('overloaded');
  for (const work of first) work.resolve('done');
  await Promise.all(running);
  await refused;
  expect(worked).toBe(false);
  expect(await inTurn('one', async () => 'again')).toBe('again');
});
