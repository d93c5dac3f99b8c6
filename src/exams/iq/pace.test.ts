import { expect, it } from 'vitest';
import { timeIn } from './pace.ts';

it.each([
  ['CN', '8\u00a0秒', '2.5\u00a0分钟'],
  ['HK', '8\u00a0秒', '2.5\u00a0分鐘'],
  ['JA', '8秒', '2.5分'],
  ['EN', '8 seconds', '2.5 minutes'],
] as const)('tells a time as text is set in %s', (locale, seconds, minutes) => {
  expect(timeIn(8, 'second', locale)).toBe(seconds);
  expect(timeIn(2.5, 'minute', locale)).toBe(minutes);
});
