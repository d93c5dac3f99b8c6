import { describe, expect, it } from 'vitest';
import { addressOfPart, partOf } from './parts.ts';

const search = (text: string) => new URLSearchParams(text);

describe('the part that an address names', () => {
  it('is the overview where it names none, or none that there is', () => {
    expect(partOf(search(''))).toBe('overview');
    expect(partOf(search('tab=answers'))).toBe('overview');
    expect(partOf(search('tab=dream'))).toBe('dream');
  });

  it('is changed without losing the rest of the address', () => {
    expect(addressOfPart('power', search('hl=JA&orderNumber=7&tab=dream'))).toBe(
      '?hl=JA&orderNumber=7&tab=power',
    );
    expect(addressOfPart('overview', search('hl=JA&tab=dream'))).toBe('?hl=JA');
  });
});
