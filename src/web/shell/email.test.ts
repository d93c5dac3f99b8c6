import { describe, expect, it } from 'vitest';
import { readEmail } from './email.ts';

describe('an e-mail field', () => {
  it('asks for an address, then for a correct one', () => {
    expect(readEmail('  ')).toEqual({ problem: 'emailMissing' });
    expect(readEmail('reader@home')).toEqual({ problem: 'emailWrong' });
    expect(readEmail('reader example.org')).toEqual({ problem: 'emailWrong' });
  });

  it('takes an address as it will be used', () => {
    expect(readEmail(' Reader@Example.ORG ')).toEqual({ email: 'Reader@example.org' });
  });
});
