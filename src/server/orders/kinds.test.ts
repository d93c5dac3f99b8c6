import { describe, expect, it } from 'vitest';
import { orderKind } from '#contract/orders.ts';
import { exams } from '#exams/index.ts';
import { itemsOf } from '#server/catalogue/items.ts';
import { buys, hasContent, kindOf, kindsThat, mayBuy } from './kinds.ts';

const items = [...itemsOf(exams).values()];
const rows = orderKind.options.map((kind) => ({ kind, ...kindOf({ kind }) }));

describe('the table of order kinds', () => {
  it('is asked by its columns', () => {
    expect(kindsThat({})).toEqual(orderKind.options);
    expect(kindsThat({ asChild: 'raises' })).toEqual(['upgrade']);
    expect(kindsThat({ asChild: 'renews' })).toEqual(['membership']);
    expect(kindsThat({ hasReport: true })).toEqual(['report']);
    expect(kindsThat({ buys: 'report', asChild: null })).toEqual(['report', 'course', 'gift']);
  });

  it('says by each column which kinds are otherwise than a report', () => {
    expect(kindsThat({ takesCoupon: false })).toEqual(['upgrade', 'membership']);
    expect(kindsThat({ isChoosable: true })).toEqual(['report', 'gift']);
    expect(kindsThat({ holdsMaterial: true })).toEqual(['course']);
    expect(kindsThat({ asChild: 'adds' })).toEqual(['extra']);
    expect(kindsThat({ opensTo: 'bearer' })).toEqual(['gift']);
    expect(kindsThat({ mayBeWaived: false })).toEqual(['membership', 'gift']);
    expect(kindsThat({ buys: 'report' })).toEqual(['report', 'upgrade', 'course', 'gift']);
    expect(rows.map(({ withdrawnAs }) => withdrawnAs)).toEqual(
      rows.map(({ kind }) => (['upgrade', 'membership', 'gift'].includes(kind) ? kind : 'report')),
    );
  });

  it('has something to hand out once its test was taken, or where it needs none', () => {
    const taken = rows.filter(({ kind }) => hasContent({ kind, sittingId: 'one' }));
    const untaken = rows.filter(({ kind }) => hasContent({ kind, sittingId: null }));
    expect([taken.length, untaken.map(({ kind }) => kind)]).toEqual([rows.length, ['course']]);
  });

  it('lets everything that is sold be bought, and each kind buy what its row names and nothing else', () => {
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) {
      const buyers = orderKind.options.filter((kind) => buys(kind, item));
      const material = item.exam?.course ? [] : kindsThat({ holdsMaterial: true });
      expect(buyers).toEqual(kindsThat({ buys: item.kind }).filter((kind) => !material.includes(kind)));
      expect(buyers).not.toEqual([]);
    }
    expect(orderKind.options.filter((kind) => buys(kind, undefined))).toEqual([]);
  });

  it('lets an order change what it buys only among the packages of its test', () => {
    for (const { kind, isChoosable } of rows) {
      for (const item of items.filter((one) => buys(kind, one))) {
        for (const other of items) {
          const order = { kind, examId: item.exam?.id ?? 'SUBS-1001', skuId: item.skuId } as const;
          const isSame = other.skuId === item.skuId;
          const isOfTest = other.kind === item.kind && other.exam?.id === order.examId;
          expect(mayBuy(order, other)).toBe(isChoosable ? isOfTest : isSame);
        }
      }
    }
  });

  it('waives no right of withdrawal where what was bought opens later, or again and again', () => {
    for (const { opensTo, asChild, mayBeWaived } of rows)
      expect(mayBeWaived).toBe(opensTo === 'buyer' && asChild !== 'renews');
  });
});
