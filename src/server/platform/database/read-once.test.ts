import { expect, it, vi } from 'vitest';
import { type Connection, type Database, inTransaction } from './database.ts';
import { readingOnce, readOnce, readWithIt } from './read-once.ts';

const database = {
  transaction: async (work: (tx: unknown) => Promise<unknown>) => work({}),
} as unknown as Database;

it('is read once within a page, and again after a transaction of it', async () => {
  const read = vi.fn(async () => 1);
  const asked = () => readOnce(database as Connection, 'a row', read);
  await readingOnce(async () => {
    await Promise.all([asked(), asked()]);
    await asked();
    expect(read).toHaveBeenCalledTimes(1);
    await readOnce(database as Connection, 'another row', read);
    expect(read).toHaveBeenCalledTimes(2);
    await inTransaction(database, async () => {});
    await asked();
    expect(read).toHaveBeenCalledTimes(3);
    await inTransaction(database, async () => {
      throw new Error('rolled back');
    }).catch(() => {});
    await asked();
    expect(read).toHaveBeenCalledTimes(4);
  });
});

it('is read anew by every other page, and where there is no page', async () => {
  const read = vi.fn(async () => 1);
  const asked = () => readOnce(database as Connection, 'a row', read);
  await Promise.all([readingOnce(asked), readingOnce(asked)]);
  expect(read).toHaveBeenCalledTimes(2);
  await asked();
  await asked();
  expect(read).toHaveBeenCalledTimes(4);
});

it('is known within a page from what it was read with, until a transaction ends', async () => {
  const read = vi.fn(async () => 'alone');
  const asked = () => readOnce(database as Connection, 'a part', read);
  const readWhole = (whole: Promise<{ part: string }>) =>
    readWithIt(database as Connection, 'a part', whole, ({ part }) => part);
  await readingOnce(async () => {
    readWhole(Promise.resolve({ part: 'beside' }));
    expect(await asked()).toBe('beside');
    const late = Promise.withResolvers<{ part: string }>();
    await inTransaction(database, async () => {});
    readWhole(late.promise);
    await inTransaction(database, async () => {});
    late.resolve({ part: 'before the transaction' });
    expect(await asked()).toBe('alone');
    expect(read).toHaveBeenCalledTimes(1);
  });
  readWhole(Promise.resolve({ part: 'beside' }));
  expect(await asked()).toBe('alone');
});

it('fails with what it was read with, for whoever asks', async () => {
  await readingOnce(async () => {
    const whole = Promise.reject(new Error('gone'));
    readWithIt(database as Connection, 'a part', whole, () => 'part');
    await expect(whole).rejects.toThrow('gone');
    await expect(readOnce(database as Connection, 'a part', async () => 'alone')).rejects.toThrow('gone');
  });
});
