import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numbersOf } from './affine.ts';

/** As our drawings write them, and as SVG may. */
const written = fc.oneof(
  fc
    .tuple(fc.double({ min: -999, max: 999, noNaN: true }), fc.nat(7))
    .map(([value, digits]) => value.toFixed(digits)),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.constantFrom('-0', '.5', '-.25', '7.', '+3', '1e3', '12345678901234567890', '0.1000000000000000055511'),
);

it('reads each number as the language does, however many there are', () => {
  fc.assert(
    fc.property(
      fc.array(written, { minLength: 1 }),
      fc.constantFrom(' ', ',', ' , ', '\n'),
      (numbers, between) => {
        expect(numbersOf(numbers.join(between))).toEqual(numbers.map(Number));
      },
    ),
  );
});

it('needs nothing between numbers where none is needed', () => {
  expect(numbersOf(' 1-2,3.5-4.5.25 ')).toEqual([1, -2, 3.5, -4.5, 0.25]);
  expect(numbersOf('')).toEqual([]);
});

it.each(['1 - 2', '--1', '1px', 'e5', '.', ',', '1 2 x'])('refuses %s', (text) => {
  expect(() => numbersOf(text)).toThrow('No list of numbers');
});
