import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { NoAnswer } from './answer.ts';
import { askEach } from './turns.ts';

const told: string[] = [];
const room = {
  providers: new Map([
    ['well', {}],
    ['silent', {}],
  ]),
  answerLimitMilliseconds: 50,
  onNoAnswer: ({ orderNumber }: NoAnswer) => void told.push(orderNumber),
};

const rows = async (provider: string) => Array.from({ length: 40 }, (_, n) => `${provider} ${n}`);

describe('a round of questions', () => {
  it('keeps nobody waiting for a provider that is silent, and asks that one no more', async () => {
    const asked: string[] = [];
    await askEach(room, {
      rows,
      async ask(listening, row) {
        asked.push(row);
        if (!row.startsWith('silent')) return;
        await setTimeout(room.answerLimitMilliseconds);
        expect(asked.filter((one) => one.startsWith('well'))).toHaveLength(40);
        listening.onNoAnswer({ provider: 'silent', orderNumber: row, err: undefined });
      },
    });
    const silent = asked.filter((one) => one.startsWith('silent'));
    expect(silent.length).toBeLessThan(5);
    expect(told.sort()).toEqual(silent.sort());
  });

  it('ends only when all have ended, also where one fails', async () => {
    let ended = 0;
    const asking = askEach(room, {
      rows,
      async ask(_, row) {
        if (row === 'silent 0') throw new Error('The database is away.');
        await setTimeout(1);
        ended += 1;
      },
    });
    await expect(asking).rejects.toThrow('The database is away.');
    expect(ended).toBe(79);
  });
});
