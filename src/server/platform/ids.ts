import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import { digitOf } from './digits.ts';

/** 50 bits hold the milliseconds until the year 37,648. */
const timeDigits = 10;

/** 140 random bits: more than the 128 that make a number unguessable. */
const randomDigits = 28;

/** A number of 38 characters of [0-9A-Z]: sortable by time, unguessable, safe in an address and a file name. */
export function newId(clock: Clock): string {
  let time = clock.now().getTime();
  let text = '';
  for (let place = 0; place < timeDigits; place++) {
    text = digitOf(time % 32) + text;
    time = Math.floor(time / 32);
  }
  for (const byte of randomBytes(randomDigits)) text += digitOf(byte);
  return text;
}
