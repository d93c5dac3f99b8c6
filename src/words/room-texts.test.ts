import { expect, it } from 'vitest';
import { loadWords } from './index.ts';
import { readRooms } from './room-texts.ts';

it('a room comes back as it was sent, and is read once', () => {
  const sent = loadWords('DE', ['shell', 'paying']);
  const [first, again] = [readRooms(sent), readRooms(sent)];
  expect(Object.keys(first)).toEqual(['shell', 'paying']);
  expect(JSON.stringify(first.paying)).toBe(sent.paying);
  expect(again.shell).toBe(first.shell);
});
