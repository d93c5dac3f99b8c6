import { Piscina } from 'piscina';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Exam } from '#exams/exam.ts';
import { findExam } from '#exams/index.ts';
import { courseText } from '#exams/stages.ts';
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
    stock.keepReady(8, throwing);
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

  it('are asked for no further ahead than the stock holds, and whoever comes after too many comes again', async () => {
    const asked = vi.spyOn(Piscina.prototype, 'run').mockReturnValue(new Promise(() => {}));
    const seeds = createSeedStock();
    seeds.keepReady(8, throwing);
    const before = asked.mock.calls.length;
    const starts = Array.from({ length: 100 }, () => seeds.take(iq));
    const refused = await Promise.allSettled(starts.slice(32));
    expect(refused.every((one) => one.status === 'rejected' && one.reason.refusal === 'overloaded')).toBe(
      true,
    );
    expect(asked).toHaveBeenCalledTimes(before + 32);
    await seeds.close();
  });

  it('are made ahead also of a test that somebody began before', async () => {
    const asked = vi.spyOn(Piscina.prototype, 'run').mockReturnValue(new Promise(() => {}));
    const seeds = createSeedStock();
    seeds.take(iq).catch(() => undefined);
    seeds.keepReady(8, throwing);
    expect(asked.mock.calls.filter(([examId]) => examId === iq.id)).toHaveLength(1 + 8);
    await seeds.close();
  });

  it('are not made ahead where none shall lie ready', () => {
    const asked = vi.spyOn(Piscina.prototype, 'run');
    stock = createSeedStock();
    stock.keepReady(0, throwing);
    expect(asked).not.toHaveBeenCalled();
  });

  it('are proven in another thread, each given once', async () => {
    const seeds = keptReady();
    const isSound = vi.fn();
    const taken = await Promise.all(Array.from({ length: 12 }, () => seeds.take({ ...iq, isSound })));
    expect(new Set(taken).size).toBe(12);
    expect(taken.every((seed) => iq.isSound(seed))).toBe(true);
    expect(isSound).not.toHaveBeenCalled();
  });

  it('come with their questions, which are made in one thread alone', async () => {
    const handed: unknown[] = [];
    const take = vi.fn((given: unknown) => void handed.push(given));
    const handing = { give: () => undefined, take };
    const seeds = keptReady();
    const seed = await seeds.take({ ...iq, handing });
    const course = { seed, plans: [null] };
    const stage = { number: 2, answers: [] };
    const plan = await seeds.choose({ ...iq, handing }, { course: courseText(course), stage });
    expect(plan).toMatch(/^[\w.-]+$/);
    expect(handed.map((given) => (given as unknown[]).length)).toEqual([30, 5]);
  });

  it('are proven here for a test that the other thread does not know', async () => {
    const seeds = keptReady();
    const isSound = vi.fn(() => true);
    expect(await seeds.take({ ...iq, id: 'SUBS-9999', isSound })).toMatch(/^[0-9a-f]{64}$/);
    expect(isSound).toHaveBeenCalledOnce();
  });
});
