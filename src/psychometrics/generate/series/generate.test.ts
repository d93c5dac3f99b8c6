import { describe, expect, it } from 'vitest';
import { randomOf } from '../../random.ts';
import { generateSeries, type SeriesFault } from './generate.ts';
import { isSure } from './language.ts';
import { nextTerm, type SeriesRuleKind, shownTerms } from './rules.ts';

const kinds = Object.keys(shownTerms) as SeriesRuleKind[];
const made = (kind: SeriesRuleKind, count: number) =>
  Array.from({ length: count }, (_, at) => generateSeries({ kind }, randomOf(`${kind}/${at}`)));

describe.each(kinds)('a series by %s', (kind) => {
  const items = made(kind, 400);

  it('is the same for the same seed', () => {
    expect(made(kind, 3)).toEqual(items.slice(0, 3));
  });

  it('goes on with the right option, and with no other by any rule of the language', () => {
    for (const { rule, terms, options, key } of items) {
      expect(terms).toHaveLength(shownTerms[kind]);
      for (let at = 2; at < terms.length; at += 1) expect(nextTerm(rule, terms.slice(0, at))).toBe(terms[at]);
      expect(options[key]).toBe(nextTerm(rule, terms));
      expect(options.filter((option) => isSure(terms, option, options))).toEqual([options[key]]);
    }
  });

  it('has six different options of at most four digits, and a kind for each wrong one', () => {
    for (const { options, key, faults } of items) {
      expect(new Set(options).size).toBe(6);
      expect(options.every((option) => option > 0 && option <= 9999)).toBe(true);
      expect(faults.map((fault) => fault === null)).toEqual(options.map((_, at) => at === key));
    }
  });

  it('says of a wrong option what is true of it, and not of the right one', () => {
    for (const { rule, terms, options, key, faults } of items) {
      const [secondLast = 0, last = 0] = terms.slice(-2);
      const isTrue: Partial<Record<SeriesFault, (option: number) => boolean>> = {
        repetition: (option) => terms.includes(option),
        oldStep: (option) => option - last === last - secondLast,
        otherLane: (option) => rule.kind === 'interleaved' && option - secondLast === rule.one,
        withoutConstant: (option) => 'plus' in rule && option === nextTerm(rule, terms) - rule.plus,
      };
      faults.forEach((fault, at) => {
        const told = fault && isTrue[fault];
        if (!told) return;
        expect([told(options[at] as number), told(options[key] as number)], fault).toEqual([true, false]);
      });
    }
  });

  it('is hardly ever made twice', () => {
    expect(new Set(items.map(({ terms, options }) => [...terms, ...options].join())).size).toBeGreaterThan(
      390,
    );
  });

  it('has the right option in any place, by position and by size', () => {
    const bySize = items.map(({ options, key }) =>
      [...options].sort((one, other) => one - other).indexOf(options[key] as number),
    );
    for (const places of [items.map(({ key }) => key), bySize]) {
      for (let place = 0; place < 6; place += 1) {
        const count = places.filter((one) => one === place).length;
        expect(count, `${place}`).toBeGreaterThan(35);
        expect(count, `${place}`).toBeLessThan(105);
      }
    }
  });
});

describe('near options', () => {
  it.each(['recursive', 'digits'] as const)(
    'of %s lie next to each other, and no lane leads to the answer',
    (kind) => {
      for (let at = 0; at < 40; at += 1) {
        const { terms, options, key } = generateSeries(
          { kind, language: 'second', near: true },
          randomOf(`near ${at}`),
        );
        expect(Math.max(...options) - Math.min(...options)).toBeLessThanOrEqual(8);
        if (kind === 'digits') {
          const [fourth = 0, , second = 0] = terms.slice(-4);
          expect(options[key]).not.toBe(2 * second - fourth);
        }
      }
    },
  );
});
