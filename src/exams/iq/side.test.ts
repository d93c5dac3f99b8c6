import { expect, it } from 'vitest';
import { offersCertificate, sideOf } from './side.ts';

it('a certificate is offered of a score in the middle or above it, and of none below', () => {
  for (const value of [40, 71, 94])
    expect([sideOf(value), offersCertificate({ score: { value } })]).toEqual(['low', false]);
  for (const value of [95, 100, 105, 106, 160])
    expect(offersCertificate({ score: { value } }), `${value}`).toBe(true);
});
