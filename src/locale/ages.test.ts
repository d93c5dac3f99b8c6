import { expect, it } from 'vitest';
import { agreeingAge, sensitiveAge } from './ages.ts';
import { markets } from './markets.ts';

it('asks each market for the age that its law names, and for sixteen elsewhere', () => {
  const asked = ['DE', 'FR', 'ES', 'PT', 'GB', 'US', 'KR', 'CN', 'IN', 'JP', 'BR', 'XX'].map(agreeingAge);
  expect(asked).toEqual([16, 15, 14, 13, 13, 13, 14, 14, 18, 16, 16, 16]);
});

it('knows every state of the European Union, none below thirteen', () => {
  const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
  for (const state of union) {
    expect(markets.has(state), state).toBe(true);
    expect(agreeingAge(state), state).toBeGreaterThanOrEqual(13);
    expect(agreeingAge(state), state).toBeLessThanOrEqual(16);
  }
});

it('is sixteen at least for what is sensitive, and more where the market’s own law asks for more', () => {
  expect(['GB', 'DE', 'IN', 'ZA', 'XX'].map(sensitiveAge)).toEqual([16, 16, 18, 18, 16]);
});
