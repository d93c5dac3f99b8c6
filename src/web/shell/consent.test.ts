import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentState } from './consent.ts';

const europe = { continent: 'EUR', mode: 'production' };

describe('consentState', () => {
  it('is denied until the visitor says yes, whatever the place', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (continent, mode) => {
        expect(consentState({ policy: 'opt-in', continent, mode })).toBe('denied');
      }),
    );
  });

  it('follows the specification in Europe only under its own policy, and never in a mode with fb', () => {
    expect(consentState({ ...europe, policy: 'specified' })).toBe('granted');
    expect(consentState({ ...europe, policy: 'specified', mode: 'prod-fb' })).toBe('denied');
    expect(consentState({ ...europe, policy: 'specified', continent: 'ASI' })).toBe('denied');
  });

  it('lets the visitor’s answer stand above the rule', () => {
    expect(consentState({ ...europe, policy: 'specified', answer: 'denied' })).toBe('denied');
    expect(consentState({ ...europe, policy: 'opt-in', answer: 'granted' })).toBe('granted');
  });
});
