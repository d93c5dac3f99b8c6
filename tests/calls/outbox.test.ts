import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '#server/platform/database/database.ts';
import { writerOf } from '#server/platform/outbox/kinds.ts';
import { claim, type Job } from '#server/platform/outbox/store.ts';
import { outbox } from '#server/platform/outbox/tables.ts';
import { troubledJobs } from '#server/platform/outbox/troubled.ts';
import { UnwelcomeError } from '#server/platform/outbox/unwelcome.ts';
import { createWorker, type JobHandler } from '#server/platform/outbox/worker.ts';
import { testClock } from '#tests/support/clock.ts';
import { testDatabases } from '#tests/support/database.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

const enqueue = writerOf({ test: z.object({ to: z.string().optional() }) });
const silent = { warn: () => {}, error: () => {} };

describe.each(testDatabases('both'))('the outbox on $kind', ({ open }) => {
  const opened = forSuite(open);
  const clock = forTest(testClock);
  beforeEach(async () => {
    await opened.database.delete(outbox);
  });

  const workerOf = (handler: JobHandler, concurrency = 4) =>
    createWorker({ database: opened.database, clock, handlers: { test: handler }, log: silent, concurrency });

  const write = (ids: string[]) =>
    inTransaction(opened.database, async (tx) => {
      for (const id of ids)
        await enqueue(tx, { aggregateId: id, id, kind: 'test', payload: { to: 'anna@example.org' } });
    });

  const stored = async (id: string) =>
    (await opened.database.select().from(outbox).where(eq(outbox.id, id)))[0];

  it('runs each of 200 jobs once, with eight workers at it', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => `job-${index}`);
    await write(ids);
    const ran: string[] = [];
    const workers = Array.from({ length: 8 }, () =>
      workerOf(async (job) => {
        ran.push(job.id);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }),
    );
    await Promise.all(workers.map((worker) => worker.drain()));
    expect(ran.sort()).toEqual(ids.sort());
  });

  it('takes jobs in their turn, by several workers with as many places in all', async () => {
    const ids = Array.from({ length: 100 }, (_, at) => `job-${String(at).padStart(3, '0')}`);
    await inTransaction(opened.database, async (tx) => {
      for (const [at, id] of ids.entries())
        await enqueue(tx, { aggregateId: id, id, kind: 'test', payload: {}, runAt: new Date(at) });
    });
    const ran: string[] = [];
    const workers = Array.from({ length: 3 }, () =>
      workerOf(async (job) => {
        ran.push(job.id);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }, 2),
    );
    await Promise.all(workers.map((worker) => worker.drain()));
    // What is claimed at the same time may begin one before the other.
    const outOfTurn = ran.map((id, turn) => Math.abs(ids.indexOf(id) - turn));
    expect(Math.max(...outOfTurn)).toBeLessThanOrEqual(3 * 2);
    expect(ran.toSorted()).toEqual(ids);
  });

  it('takes jobs that are due at once as they were written, wherever their rows lie', async () => {
    const ids = ['third', 'second', 'first'];
    await write(ids);
    // A row that is written takes the room of one that is gone, in front of others that were there before it.
    for (const [earlier, id] of ids.entries())
      await opened.database
        .update(outbox)
        .set({ createdAt: new Date(1_000_000 - earlier) })
        .where(eq(outbox.id, id));
    const ran: string[] = [];
    await workerOf(async (job) => void ran.push(job.id), 1).drain();
    expect(ran).toEqual(ids.toReversed());
  });

  it('gives one order one place, so that a held row of its holds up no other order', async () => {
    const jobs = [...Array.from({ length: 30 }, (_, at) => ['held', `held-${at}`]), ['other', 'other']];
    await inTransaction(opened.database, async (tx) => {
      for (const [aggregateId = '', id = ''] of jobs)
        await enqueue(tx, {
          aggregateId,
          id,
          kind: 'test',
          payload: {},
          runAt: new Date(id === 'other' ? 1 : 0),
        });
    });
    const free = Promise.withResolvers<void>();
    const met = Promise.withResolvers<void>();
    const ran: string[] = [];
    const worker = workerOf(async (job) => {
      ran.push(job.aggregateId);
      if (job.aggregateId === 'other') met.resolve();
      else await free.promise;
    });
    worker.start();
    await met.promise;
    expect(ran).toEqual(['held', 'other']);
    free.resolve();
    await worker.stop();
  });

  it.each([
    ['one place', 1],
    ['four places', 4],
  ])('with %s takes what jobs bring about at once, of their own order and of others', async (_, places) => {
    // Nobody looks by the clock.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const ran: string[] = [];
    const all = Promise.withResolvers<void>();
    const worker = workerOf(async ({ aggregateId, id }) => {
      const turn = Number(id);
      ran.push(`${aggregateId} ${id}`);
      if (ran.length === 60) all.resolve();
      if (turn === 19) return;
      await inTransaction(opened.database, (tx) =>
        enqueue(tx, { aggregateId, id: String(turn + 1), kind: 'test', payload: {} }),
      );
    }, places);
    const orders = ['a', 'b', 'c'];
    worker.start();
    for (const aggregateId of orders)
      await inTransaction(opened.database, (tx) =>
        enqueue(tx, { aggregateId, id: '0', kind: 'test', payload: {} }),
      );
    await all.promise;
    await worker.stop();
    for (const order of orders)
      expect(ran.filter((one) => one.startsWith(order))).toEqual(
        Array.from({ length: 20 }, (_, turn) => `${order} ${turn}`),
      );
  });

  it('writes a job with the change that caused it, or not at all, and once for its id', async () => {
    const change = inTransaction(opened.database, async (tx) => {
      await enqueue(tx, { aggregateId: 'a', id: 'lost', kind: 'test', payload: {} });
      throw new Error('no change');
    });
    await expect(change).rejects.toThrow('no change');
    await write(['once']);
    await write(['once']);
    expect(await stored('lost')).toBeUndefined();
    expect(await opened.database.$count(outbox)).toBe(1);
  });

  it('gives a job to another worker when the lease of a dead one ends', async () => {
    await write(['orphan']);
    expect(await claim(opened.database, { aggregateId: 'orphan', id: 'orphan' }, clock)).toMatchObject({
      attempt: 1,
    });
    const ran: number[] = [];
    const worker = workerOf(async (job) => void ran.push(job.attempt));
    await worker.drain();
    expect(ran).toEqual([]);
    clock.forward(31_000);
    await worker.drain();
    expect(ran).toEqual([2]);
  });

  it('takes a dead process’s job at once where no other process can be alive', async () => {
    await write(['orphan']);
    await claim(opened.database, { aggregateId: 'orphan', id: 'orphan' }, clock);
    let ran: (attempt: number) => void = () => {};
    const running = new Promise<number>((resolve) => {
      ran = resolve;
    });
    const handlers = { test: async (job: Job) => ran(job.attempt) };
    const worker = createWorker({ database: opened.database, clock, handlers, log: silent, alone: true });
    worker.start();
    expect(await running).toBe(2);
    await worker.stop();
  });

  it('tries again ever later, then each hour, and gives up after four days at the earliest', async () => {
    await write(['hopeless']);
    const began = clock.now().getTime();
    const attempts: number[] = [];
    let triedLast = 0;
    const worker = workerOf(async (job) => {
      attempts.push(job.attempt);
      triedLast = clock.now().getTime();
      throw new Error('nobody answers');
    });
    await worker.drain();
    await worker.drain();
    expect(attempts).toEqual([1]);
    for (let round = 0; round < 200; round++) {
      clock.forward(3600_000);
      await worker.drain();
    }
    expect(attempts).toEqual(Array.from({ length: 132 }, (_, place) => place + 1));
    expect(triedLast - began).toBeGreaterThan(4 * 24 * 3600_000);
    expect(await opened.database.$count(outbox, isNotNull(outbox.deadAt))).toBe(1);
  });

  it('gives up after twelve attempts what the other side turns down', async () => {
    await write(['unwelcome']);
    const attempts: number[] = [];
    const worker = workerOf(async (job) => {
      attempts.push(job.attempt);
      throw new UnwelcomeError('anna@example.org has no mailbox');
    });
    for (let round = 0; round < 20; round++) {
      clock.forward(3600_000);
      await worker.drain();
    }
    expect(attempts).toHaveLength(12);
    expect(await stored('unwelcome')).toMatchObject({ lastError: '[mailbox] has no mailbox', doneAt: null });
  });

  it('waits until a job is due', async () => {
    const runAt = new Date(clock.now().getTime() + 60_000);
    await inTransaction(opened.database, (tx) =>
      enqueue(tx, { aggregateId: 'later', kind: 'test', payload: {}, runAt }),
    );
    const ran: Job[] = [];
    const worker = workerOf(async (job) => void ran.push(job));
    await worker.drain();
    expect(ran).toHaveLength(0);
    clock.forward(60_000);
    await worker.drain();
    expect(ran).toHaveLength(1);
  });

  it('says at its start which kinds of jobs nobody here carries out, and leaves them as they are', async () => {
    const misspelt = writerOf({ tset: z.object({}) });
    await inTransaction(opened.database, (tx) =>
      misspelt(tx, { aggregateId: 'lost', kind: 'tset', payload: {} }),
    );
    await write(['known']);
    const told = await new Promise<unknown>((resolve) => {
      const log = { ...silent, error: resolve };
      const worker = createWorker({
        database: opened.database,
        clock,
        handlers: { test: async () => {} },
        log,
      });
      worker.start();
      onTestFinished(() => worker.stop());
    });
    expect(told).toEqual({ kind: 'tset', waiting: 1 });
    expect((await troubledJobs(opened.database, ['test'])).map(({ kind }) => kind)).toEqual(['tset']);
    expect(await troubledJobs(opened.database, ['test', 'tset'])).toEqual([]);
  });

  it('forgets what a job said when it is done', async () => {
    await write(['said']);
    await workerOf(async () => {}).drain();
    expect(await stored('said')).toMatchObject({ payload: {} });
    expect(
      await opened.database.$count(outbox, and(isNotNull(outbox.doneAt), sql`payload::text like '%anna%'`)),
    ).toBe(0);
  });

  it('begins at once with a job that this process wrote', async () => {
    // Nothing is found by looking again and again.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    let ran: () => void = () => {};
    const running = new Promise<void>((resolve) => {
      ran = resolve;
    });
    const worker = workerOf(async () => ran());
    worker.start();
    // The first look finds nothing.
    await worker.drain();
    await write(['now']);
    await running;
    await worker.stop();
  });
});
