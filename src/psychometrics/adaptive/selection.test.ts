import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { type ItemParameters, information } from '../irt/three-parameter.ts';
import { randomOf } from '../random.ts';
import { type Theta, theta } from '../units.ts';
import { itemBankOf } from './bank.ts';
import { mostInformative, nextItem } from './selection.ts';

const random = randomOf('selection');
const itemsOf = (count: number): ItemParameters[] =>
  Array.from({ length: count }, () => ({
    a: 0.5 + 2 * random.next(),
    b: -3 + 6 * random.next(),
    c: random.next() < 0.3 ? 0 : random.next() / 3,
  }));
const items = itemsOf(500);
const bank = itemBankOf(items);
const unused = new Uint8Array(items.length);

/** By the formula of Lord (1980, chapter 5), item by item. */
function byHand(form: readonly ItemParameters[], ability: Theta, used: Uint8Array, count: number): number[] {
  return form
    .map(({ a, b, c }, item) => {
      const right = c + (1 - c) / (1 + Math.exp(-a * (ability - b)));
      return { item, value: a ** 2 * ((1 - right) / right) * ((right - c) / (1 - c)) ** 2 };
    })
    .filter(({ item }) => used[item] === 0)
    .sort((one, other) => other.value - one.value)
    .slice(0, count)
    .map(({ item }) => item);
}

describe('the most informative items', () => {
  it('are those of a look at every item, at any ability, whatever was used', () => {
    const abilities = fc.oneof(
      fc.double({ min: -6, max: 6, noNaN: true }),
      fc.double({ min: -9, max: 9, noNaN: true }),
      fc.constantFrom(-6, 6, 0, 0.05, -0.05),
    );
    const marks = fc.oneof(
      fc.constant(unused),
      fc
        .double({ min: 0, max: 1, noNaN: true })
        .map((share) => unused.map(() => (random.next() < share ? 1 : 0))),
    );
    fc.assert(
      fc.property(abilities, marks, fc.integer({ min: 1, max: 12 }), (ability, used, count) => {
        expect(mostInformative(bank, theta(ability), used, count)).toEqual(
          byHand(items, theta(ability), used, count),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('are the earlier of equal ones', () => {
    const twins = itemBankOf(Array.from({ length: 9 }, () => ({ a: 1, b: 0, c: 0.2 })));
    expect(mostInformative(twins, theta(0.3), new Uint8Array(9), 4)).toEqual([0, 1, 2, 3]);
    expect(mostInformative(twins, theta(7), new Uint8Array(9), 4)).toEqual([0, 1, 2, 3]);
  });

  it('are all that are left where fewer are', () => {
    const used = unused.map((_, item) => (item === 7 || item === 400 ? 0 : 1));
    expect(mostInformative(bank, theta(0), used, 5)).toEqual(byHand(items, theta(0), used, 5));
    expect(
      mostInformative(
        bank,
        theta(0),
        unused.map(() => 1),
        5,
      ),
    ).toEqual([]);
    expect(
      nextItem(
        bank,
        theta(0),
        unused.map(() => 1),
        5,
        randomOf('none'),
      ),
    ).toBeUndefined();
  });

  it('are each next as often as the others', () => {
    const best = mostInformative(bank, theta(0.4), unused, 5);
    const draws = randomOf('draws');
    const counts = new Map(best.map((item) => [item, 0]));
    for (let draw = 0; draw < 5000; draw += 1) {
      const item = nextItem(bank, theta(0.4), unused, 5, draws) as number;
      counts.set(item, (counts.get(item) ?? 0) + 1);
    }
    expect(counts.size).toBe(5);
    // Four and a half standard deviations of a count of 1,000 among 5,000.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(127);
  });

  it('refuse what is no choice', () => {
    expect(() => mostInformative(bank, theta(Number.NaN), unused, 1)).toThrow(InvalidInputError);
    expect(() => mostInformative(bank, theta(0), new Uint8Array(3), 1)).toThrow(InvalidInputError);
    for (const count of [0, -1, 1.5, Number.NaN]) {
      expect(() => mostInformative(bank, theta(0), unused, count)).toThrow(InvalidInputError);
    }
  });

  it('have the most of the information that items are said to have', () => {
    const [best] = mostInformative(bank, theta(0.33), unused, 1);
    const most = Math.max(...items.map((item) => information(item, theta(0.33))));
    expect(information(items[best as number] as ItemParameters, theta(0.33))).toBe(most);
  });
});
