import { describe, expect, it } from 'vitest';
import { varieties } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';
import { certaintyOf } from './claims.ts';
import { certainty, conditionals, generateConditional } from './conditionals.ts';
import { certainOf, orderings, ordersOf } from './orderings.ts';
import { conclusion, syllogisms } from './syllogisms.ts';

const quantifiers = ['all', 'none', 'some', 'someNot'] as const;
const both = [
  ['one', 'other'],
  ['other', 'one'],
] as const;

describe('what follows', () => {
  it.each(syllogisms.map((form, at) => ({ at, form })))(
    'of the statements of pair $at is proven by all cases',
    ({ form }) => {
      const certain = quantifiers.flatMap((quantifier) =>
        both.flatMap(([of, to]) =>
          conclusion(form, [quantifier, of, to]) === 'certain' ? [`${quantifier} ${of}`] : [],
        ),
      );
      if (form.follows) expect(certain).toContain(`${form.follows[0]} ${form.follows[1]}`);
      else expect(certain).toEqual([]);
    },
  );

  it('of an order of people is the only one that fits, or stays open', () => {
    expect(orderings.map(certainOf)).toEqual([
      2,
      0,
      1,
      undefined,
      2,
      3,
      1,
      2,
      undefined,
      3,
      3,
      2,
      3,
      undefined,
      3,
    ]);
    for (const form of orderings) expect(ordersOf(form).length).toBeGreaterThan(0);
  });

  it('of rules is certain, and no wrong option is', () => {
    for (const form of conditionals) {
      if (form.follows) expect(certainty(form, form.follows)).toBe('certain');
      for (const fact of form.wrong) expect(certainty(form, fact)).not.toBe('certain');
    }
  });

  it.each(varieties)('of rules is told in %s by the events of each story', (variety) => {
    const reasons = [0, 1, 2].flatMap((story) =>
      conditionals.map((form) => generateConditional(form, story, randomOf('reasons')).why(variety)),
    );
    expect(new Set(reasons).size).toBe(3 * conditionals.length);
  });

  it('is asked of no contradiction', () => {
    expect(() => certaintyOf([1, 2], [(one) => one > 2], () => true)).toThrow(RangeError);
  });
});
