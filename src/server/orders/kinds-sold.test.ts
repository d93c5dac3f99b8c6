import { describe, expect, it } from 'vitest';
import { orderKind } from '#contract/orders.ts';
import { exams } from '#exams/index.ts';
import { itemsOf } from '#server/catalogue/items.ts';
import { buys, kindOf, kindsThat, mayBuy } from './kinds.ts';

const items = [...itemsOf(exams).values()];
const rows = orderKind.options.map((kind) => ({ kind, ...kindOf({ kind }) }));

describe('the kinds of orders, of all that is sold', () => {
  it('let everything be bought, and each kind buy what its row names and nothing else', () => {
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) {
      const buyers = orderKind.options.filter((kind) => buys(kind, item));
      const material = item.exam?.course ? [] : kindsThat({ holdsMaterial: true });
      expect(buyers).toEqual(kindsThat({ buys: item.kind }).filter((kind) => !material.includes(kind)));
      expect(buyers).not.toEqual([]);
    }
    expect(orderKind.options.filter((kind) => buys(kind, undefined))).toEqual([]);
  });

  it('let an order change what it buys only among the packages of its test', () => {
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
});
