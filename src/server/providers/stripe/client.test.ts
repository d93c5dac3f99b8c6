import { describe, expect, it } from 'vitest';
import { allRows, certain, rowsOf, UnexpectedAnswer } from './client.ts';

describe('an answer', () => {
  it('counts only where it is the object that was asked for', () => {
    const refund = { id: 're_1', object: 'refund' };
    expect(certain(refund, 'refund')).toBe(refund);
    expect(certain(refund, 'refund', 're_1')).toBe(refund);
    const others = [
      {},
      { message: 'not found' },
      { id: 're_1' },
      { object: 'refund' },
      { id: '', object: 'refund' },
    ];
    for (const other of [...others, { id: 7, object: 'refund' }, { id: 're_1', object: 'charge' }]) {
      expect(() => certain(other as typeof refund, 'refund'), JSON.stringify(other)).toThrow(
        UnexpectedAnswer,
      );
    }
    expect(() => certain(refund, 'refund', 're_2')).toThrow(UnexpectedAnswer);
  });

  it('is a list only where it says so', () => {
    expect(rowsOf({ object: 'list', data: [1] })).toEqual([1]);
    for (const other of [{}, { data: [] }, { object: 'list' }, { object: 'list', data: null }]) {
      expect(() => rowsOf(other as { object: 'list'; data: [] }), JSON.stringify(other)).toThrow(
        UnexpectedAnswer,
      );
    }
  });

  it('is read to its last page, and to no page that brings nothing', async () => {
    const asked: (string | undefined)[] = [];
    const pages = [['a', 'b'], ['c'], []].map((ids) => ids.map((id) => ({ id })));
    const rows = await allRows(async ({ starting_after: after }) => {
      asked.push(after);
      return { object: 'list' as const, data: pages[asked.length - 1] ?? [], has_more: true };
    });
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(asked).toEqual([undefined, 'b', 'c']);
  });
});
