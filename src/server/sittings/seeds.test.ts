import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Exam } from '#exams/exam.ts';
import { findExam } from '#exams/index.ts';
import { createSeedStock, drawSeed, type SeedStock } from './seeds.ts';

const iq = findExam('SUBS-1002') as Exam;

const throwing = (problem: unknown) => {
  throw problem;
};

describe('the seeds of sittings', () => {
  let stock: SeedStock | undefined;
  afterEach(() => stock?.close());

  function keptReady(): SeedStock {
    stock = createSeedStock();
    stock.keepReady(throwing);
    return stock;
  }

  it('are 256 random bits each, of forms that are proven', () => {
    const seeds = [drawSeed(iq), drawSeed(iq)];
    expect(new Set(seeds).size).toBe(2);
    for (const seed of seeds) {
      expect(seed).toMatch(/^[0-9a-f]{64}$/);
      expect(iq.isSound(seed)).toBe(true);
    }
  });

  it('pass over forms that are not proven, and give up where none is', () => {
    let asked = 0;
    const picky: Exam = {
      ...iq,
      isSound: () => {
        asked += 1;
        return asked === 3;
      },
    };
    expect(drawSeed(picky)).toMatch(/^[0-9a-f]{64}$/);
    expect(asked).toBe(3);
    expect(() => drawSeed({ ...iq, isSound: () => false })).toThrow('No sound form');
  });

  it('are asked for no further ahead than the stock holds, however many begin at once', () => {
    const asked = vi.spyOn(Worker.prototype, 'postMessage');
    const seeds = keptReady();
    const before = asked.mock.calls.length;
    for (let start = 0; start < 100; start += 1) seeds.take({ ...iq, isSound: () => true });
    expect(before).toBeGreaterThan(0);
    expect(asked).toHaveBeenCalledTimes(before);
    asked.mockRestore();
  });

  it('lie ready after a while, and are given once', { timeout: 30_000 }, async () => {
    const seeds = keptReady();
    let proofs = 0;
    const counting: Exam = {
      ...iq,
      isSound: (seed) => {
        proofs += 1;
        return iq.isSound(seed);
      },
    };
    const taken = [seeds.take(counting)];
    await expect
      .poll(
        () => {
          const before = proofs;
          taken.push(seeds.take(counting));
          return proofs === before;
        },
        { timeout: 20_000, interval: 200 },
      )
      .toBe(true);
    expect(new Set(taken).size).toBe(taken.length);
  });
});
