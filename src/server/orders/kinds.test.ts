import { describe, expect, it } from 'vitest';
import { type OrderKind, orderKind } from '#contract/orders.ts';
import type { CatalogueItem } from '#server/catalogue/items.ts';
import { buys, hasContent, kindOf, kindsThat, mayBuy } from './kinds.ts';

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

  it('lets a kind buy what its row names, and a course only where the test has one', () => {
    const course = { id: 'PRACTICE', course: {} };
    const item = (kind: CatalogueItem['kind'], exam: object | null) =>
      ({ skuId: 'one', kind, exam }) as CatalogueItem;
    const buyers = (one: CatalogueItem | undefined) => orderKind.options.filter((kind) => buys(kind, one));
    expect(buyers(item('report', course))).toEqual(['report', 'upgrade', 'course', 'gift']);
    expect(buyers(item('report', { id: 'IQ' }))).toEqual(['report', 'upgrade', 'gift']);
    expect(buyers(item('report', null))).toEqual(['report', 'upgrade', 'gift']);
    expect(buyers(item('extra', null))).toEqual(['extra']);
    expect(buyers(item('membership', null))).toEqual(['membership']);
    expect(buyers(undefined)).toEqual([]);
  });

  it('lets an order change what it buys only where it is choosable, and only within its test', () => {
    const packageOf = (id: string | null, skuId: string, kind: CatalogueItem['kind'] = 'report') =>
      ({ skuId, kind, exam: id === null ? null : { id } }) as CatalogueItem;
    const order = (kind: OrderKind) => ({ kind, examId: 'SUBS-1002', skuId: 'iq-basic' }) as const;
    const others = [
      packageOf('SUBS-1002', 'iq-basic'),
      packageOf('SUBS-1002', 'iq-top'),
      packageOf('SUBS-1003', 'types-top'),
      packageOf(null, 'iq-basic', 'extra'),
      packageOf('SUBS-1002', 'iq-basic', 'membership'),
    ];
    const may = (kind: OrderKind) => others.map((item) => mayBuy(order(kind), item));
    expect(may('report')).toEqual([true, true, false, false, false]);
    expect(may('gift')).toEqual([true, true, false, false, false]);
    expect(may('upgrade')).toEqual([true, false, false, false, false]);
    expect(may('extra')).toEqual([false, false, false, true, false]);
    expect(mayBuy(order('report'), packageOf(null, 'iq-basic'))).toBe(false);
  });

  it('waives no right of withdrawal where what was bought opens later, or again and again', () => {
    for (const { opensTo, asChild, mayBeWaived } of rows)
      expect(mayBeWaived).toBe(opensTo === 'buyer' && asChild !== 'renews');
  });
});
