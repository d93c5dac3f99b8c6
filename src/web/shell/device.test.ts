import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultDays, keep, kept, memoryShelf } from './device.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-23');

describe('what the device keeps', () => {
  it('is read back as it was written, until it expires', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 1000 }), (value, days) => {
        const shelf = memoryShelf();
        expect(keep(shelf, 'key', value, now, days)).toBe(true);
        const written = JSON.parse(JSON.stringify(value));
        expect(kept(shelf, 'key', now + days * day - 1)).toEqual(written);
        expect(kept(shelf, 'key', now + days * day)).toBeUndefined();
        expect(shelf.getItem('key')).toBeNull();
      }),
    );
  });

  it('expires after 365 days unless said otherwise', () => {
    const shelf = memoryShelf();
    keep(shelf, 'key', 1, now);
    expect(kept(shelf, 'key', now + defaultDays * day - 1)).toBe(1);
    expect([defaultDays, kept(shelf, 'key', now + defaultDays * day)]).toEqual([365, undefined]);
  });

  it('is nothing where anybody else has written, an older build too', () => {
    const entry = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ value: fc.jsonValue(), expires: fc.oneof(fc.string(), fc.constant(null)) })
        .map((odd) => JSON.stringify(odd)),
    );
    fc.assert(
      fc.property(entry, (text) => {
        const shelf = memoryShelf();
        shelf.setItem('key', text);
        expect(kept(shelf, 'key', now)).toBeUndefined();
      }),
    );
  });

  it('says when the browser takes no more', () => {
    const full = {
      ...memoryShelf(),
      setItem: () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      },
    };
    expect(keep(full, 'key', 1, now)).toBe(false);
  });
});
