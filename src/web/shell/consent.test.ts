import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { consentState, hasAgreed, noticeAnswer, withdrawAgreement } from './consent.ts';
import { keep, memoryShelf } from './device.ts';

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

  it('lets a no stand above the rule, and takes no yes for what was not asked', () => {
    expect(consentState({ ...europe, policy: 'specified', answer: 'no' })).toBe('denied');
    expect(consentState({ ...europe, policy: 'opt-in', answer: 'ok' })).toBe('denied');
    expect(consentState({ ...europe, policy: 'specified', answer: 'ok' })).toBe('denied');
    expect(consentState({ ...europe, policy: 'opt-in', answer: 'ads' })).toBe('granted');
  });
});

describe('the answer to the notice', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is a yes only where somebody pressed OK, whatever stands in the store', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (written) => {
        const shelf = memoryShelf();
        shelf.setItem('cookie-notice', written);
        vi.stubGlobal('localStorage', shelf);
        expect(noticeAnswer()).toBeUndefined();
      }),
    );
    const shelf = memoryShelf();
    vi.stubGlobal('localStorage', shelf);
    for (const answer of ['ok', 'no', 'ads'] as const) {
      keep(shelf, 'cookie-notice', answer, Date.now());
      expect(noticeAnswer()).toBe(answer);
      expect(hasAgreed()).toBe(answer !== 'no');
    }
    keep(shelf, 'cookie-notice', 'ok', Date.now() - 366 * 86_400_000);
    expect(noticeAnswer()).toBeUndefined();
  });

  it('taken back is a no, and grants nothing in Europe under the specification’s policy either', () => {
    const shelf = memoryShelf();
    vi.stubGlobal('localStorage', shelf);
    keep(shelf, 'cookie-notice', 'ads', Date.now());
    withdrawAgreement();
    const answer = noticeAnswer();
    expect(answer).toBe('no');
    expect(hasAgreed()).toBe(false);
    expect(consentState({ ...europe, policy: 'specified', answer })).toBe('denied');
  });
});
