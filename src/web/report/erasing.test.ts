import { describe, expect, it } from 'vitest';
import { forgetOnDevice, meantBy } from './erasing.ts';

const order = 'A'.repeat(38);
const sitting = 'B'.repeat(38);

function shelfWith(entries: Record<string, string>) {
  const held = new Map(Object.entries(entries));
  return {
    held,
    get length() {
      return held.size;
    },
    key: (at: number) => [...held.keys()][at] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => void held.delete(key),
  };
}

const everything = {
  [`sitting:${sitting}`]: JSON.stringify({ value: { orderNumber: order } }),
  'sitting:other': '{}',
  'latest-order:SUBS-1002': JSON.stringify({ value: order }),
  'latest-order:SUBS-1001': '{}',
  'IQ-language': 'DE',
};

describe('what a device forgets', () => {
  it('is the test that an order or a sitting names', () => {
    for (const meant of [{ orderNumber: order }, { orderNumber: order, sittingId: sitting }]) {
      const shelf = shelfWith(everything);
      forgetOnDevice(shelf, meant);
      expect([...shelf.held.keys()]).toEqual(['sitting:other', 'latest-order:SUBS-1001', 'IQ-language']);
    }
  });

  it('is every test, and nothing else, where none is named', () => {
    const shelf = shelfWith(everything);
    forgetOnDevice(shelf, {});
    expect([...shelf.held.keys()]).toEqual(['IQ-language']);
  });

  it('is read from an address as far as it is well-formed', () => {
    expect(meantBy(new URLSearchParams({ orderNumber: order, sittingId: 'x' }))).toEqual({
      orderNumber: order,
    });
    expect(meantBy(new URLSearchParams())).toEqual({});
  });
});
