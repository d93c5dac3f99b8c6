import { expect, it } from 'vitest';
import { digitSum, nextTerm } from '#psychometrics/generate/series/rules.ts';
import { randomOf } from '#psychometrics/random.ts';
import { series } from './index.ts';
import { places, surer } from './places.ts';
import { seriesFaults, seriesSteps } from './workings.ts';

const items = [...places, ...surer].flatMap(({ plan }) =>
  Array.from({ length: 12 }, (_, at) => series.generate(plan, randomOf(`faults ${at}`))),
);
type Item = (typeof items)[number];

/** A sum such as `12+7−3`, worked out. */
const worth = (sum: string) =>
  [...sum.replaceAll('−', '-').matchAll(/[+-]?\d+/g)].reduce((total, [part]) => total + Number(part), 0);

/** Where a step leads from the terms shown, read as the rule reads it. */
function ledTo({ rule, terms }: Item, step: string): number {
  const [secondLast = 0, last = 0] = terms.slice(-2);
  switch (rule.kind) {
    case 'difference':
      return last + worth(step);
    case 'growingDifference':
      return last + (last - secondLast) + worth(step);
    case 'interleaved':
      return secondLast + worth(step);
    case 'multiplicative': {
      const [, factor = '0', plus = ''] = /^×(\d+) ?(.*)$/.exec(step) ?? [];
      return last * Number(factor) + worth(plus);
    }
    case 'recursive':
      return worth(step);
    case 'digits':
      return last + worth(step);
  }
}

it('rings the step that leads to the wrong number, and says the one of the rule', () => {
  for (const item of items) {
    for (const [choice, option] of item.options.entries()) {
      const faults = seriesFaults(item, choice, 'EN');
      expect(faults).toHaveLength(choice === item.key ? 0 : 1);
      const [fault] = faults;
      if (!fault) continue;
      const ringed = [...fault.svg.matchAll(/>([^<>]+)<\/text><rect /g)].map(([, text = '']) => text);
      expect(ringed).toHaveLength(1);
      const [yours = ''] = ringed;
      expect(ledTo(item, yours)).toBe(option);
      const [, said, right = ''] = /takes (.+); the rule takes (.+)\.$/.exec(fault.alt) ?? [];
      expect(said).toBe(yours);
      expect(ledTo(item, right)).toBe(nextTerm(item.rule, item.terms));
      expect(seriesSteps(item)[0]?.svg).toContain(`>${right}</text>`);
      expect(fault.svg).toContain(`>${option}</text>`);
      expect(fault.svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  }
});

it('knows the digits of a number by their sum', () => {
  for (const item of items) {
    if (item.rule.kind !== 'digits') continue;
    const [, right = ''] =
      /the rule takes (.+)\.$/.exec(seriesFaults(item, (item.key + 1) % 6, 'EN')[0]?.alt ?? '') ?? [];
    expect(worth(right)).toBe(digitSum(item.terms.at(-1) ?? 0) + item.rule.plus);
  }
});
