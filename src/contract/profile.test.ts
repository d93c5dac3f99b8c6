import { describe, expect, it } from 'vitest';
import { updateUser } from './accounts.ts';
import { bounds } from './bounds.ts';
import { phonePattern, readBirthday, readPhone } from './profile.ts';

const today = new Date('2026-11-23T12:00:00Z');

describe('the bounds of a profile', () => {
  it.each([
    [bounds.phone.min - 1, false],
    [bounds.phone.min, true],
    [bounds.phone.max, true],
    [bounds.phone.max + 1, false],
  ])('a number of %i figures: %s', (figures, fits) => {
    const phone = `+${'4'.repeat(figures)}`;
    expect(phonePattern.test(phone)).toBe(fits);
    expect(readPhone(phone) === phone).toBe(fits);
    expect(updateUser.body.safeParse({ phone }).success).toBe(fits);
  });

  it('reads a number however its figures were set, and none without its country', () => {
    for (const typed of ['+49 (151) 123-456/78', '0049 151.123.45678', ' +4915112345678 '])
      expect(readPhone(typed)).toBe('+4915112345678');
    for (const typed of ['0151 12345678', '+0151 12345678', '+49 151 x', ''])
      expect(readPhone(typed)).toBeUndefined();
  });

  it.each([
    ['2020-01-01', true],
    [bounds.birthday.min, true],
    ['2026-11-23', true],
    ['1899-12-31', false],
    ['2026-11-24', false],
    ['2023-02-29', false],
    ['2024-02-29', true],
    ['01.01.2020', false],
    ['2020-1-1', false],
    ['2020-01-01T00:00', false],
    ['', false],
  ])('a birthday of %j: %s', (typed, fits) => {
    expect(readBirthday(typed, today)).toBe(fits ? typed : undefined);
  });

  it('keeps names and passwords within the same table', () => {
    const of = (nickname: string) => updateUser.body.safeParse({ nickname }).success;
    expect([of('n'.repeat(bounds.nickname.max)), of('n'.repeat(bounds.nickname.max + 1))]).toEqual([
      true,
      false,
    ]);
  });
});
