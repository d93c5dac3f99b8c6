import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from './markets.ts';
import { parseReference } from './reference.ts';

describe('parseReference', () => {
  it('takes any case and says the written form', () => {
    const parsed = parseReference('us-subs-1002');
    expect(parsed?.canonical).toBe('US-SUBS-1002');
    expect(parsed?.reference).toMatchObject({ examId: 'SUBS-1002', market: { code: 'US', currency: 'USD' } });
  });

  it.each([
    '',
    'US',
    'SUBS-1002',
    'QQ-SUBS-1002',
    'US-SUBS-',
    'US-SUBS-1a',
    'USA-SUBS-1002',
    'US-SUBS-1002-x',
    'US_SUBS-1002',
  ])('knows nothing of %j', (text) => {
    expect(parseReference(text)).toBeUndefined();
  });

  it('reads back what it writes, for every market', () => {
    fc.assert(
      fc.property(fc.constantFrom(...markets.keys()), fc.nat(999_999_999), (code, number) => {
        const canonical = `${code}-SUBS-${number}`;
        expect(parseReference(canonical.toLowerCase())?.canonical).toBe(canonical);
      }),
    );
  });
});
