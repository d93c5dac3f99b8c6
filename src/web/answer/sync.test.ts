import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acknowledge, emptySitting, type KeptSitting, pending, record } from './kept.ts';
import { createSync, type Delivery } from './sync.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(script: Delivery[]) {
  let sitting: KeptSitting = emptySitting;
  const server = new Map<string, number | null>();
  const batches: string[][] = [];
  const sync = createSync({
    pending: () => pending(sitting),
    acknowledge: (sequence) => {
      sitting = acknowledge(sitting, sequence);
    },
    deliver: async (answers) => {
      batches.push(answers.map((answer) => answer.questionId));
      const delivery = script.shift() ?? 'sent';
      if (delivery === 'sent') for (const answer of answers) server.set(answer.questionId, answer.choice);
      return delivery;
    },
  });
  const give = (questionId: string, choice: number) => {
    sitting = record(sitting, { questionId, choice, milliseconds: choice });
    sync.poke();
  };
  return { give, sync, server, batches };
}

describe('the sync queue', () => {
  it('asks for what is due though no answer waits, and no more once it came', async () => {
    let due = true;
    let asked = 0;
    const sync = createSync({
      pending: () => [],
      isDue: () => due,
      acknowledge: () => {},
      deliver: async () => {
        asked += 1;
        if (asked < 3) return 'later';
        due = false;
        return 'sent';
      },
    });
    sync.poke();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(3);
  });

  it('sends changes that come together in one delivery', async () => {
    const { give, batches, server } = setUp([]);
    give('p01', 1);
    give('p02', 2);
    give('p01', 3);
    await vi.advanceTimersByTimeAsync(400);
    expect(batches).toEqual([['p02', 'p01']]);
    expect(server.get('p01')).toBe(3);
  });

  it('tries again after 1, 2, 4 … seconds, and loses nothing meanwhile', async () => {
    const { give, batches, server } = setUp(['later', 'later', 'later', 'sent']);
    give('p01', 1);
    await vi.advanceTimersByTimeAsync(400);
    await vi.advanceTimersByTimeAsync(1000);
    await vi.advanceTimersByTimeAsync(1999);
    expect(batches).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(4000);
    expect(server.get('p01')).toBe(1);
  });

  it('goes at once when the network returns', async () => {
    const { give, sync, server } = setUp(['later', 'later', 'later', 'later', 'later', 'sent']);
    give('p01', 5);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(server.size).toBe(0);
    sync.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.get('p01')).toBe(5);
  });

  it('sends what came while a delivery was under way', async () => {
    const { give, sync, server } = setUp([]);
    give('p01', 1);
    const first = sync.flush();
    give('p02', 2);
    await first;
    await vi.advanceTimersByTimeAsync(400);
    expect([...server.keys()]).toEqual(['p01', 'p02']);
  });

  it('stops when the server takes no more', async () => {
    const { give, batches } = setUp(['closed']);
    give('p01', 1);
    await vi.advanceTimersByTimeAsync(400);
    give('p02', 2);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(batches).toHaveLength(1);
  });
});
