import { describe, expect, it } from 'vitest';
import { nextTerm } from '#psychometrics/generate/series/rules.ts';
import { randomOf } from '#psychometrics/random.ts';
import { series } from './index.ts';
import { places } from './places.ts';
import { seriesSteps } from './workings.ts';

const items = places.flatMap(({ plan }) =>
  Array.from({ length: 20 }, (_, at) => series.generate(plan, randomOf(`terms ${at}`))),
);

/** A sum such as `12+7−3`, worked out. */
const worth = (sum: string) =>
  [...sum.replaceAll('−', '-').matchAll(/[+-]?\d+/g)].reduce((all, [part]) => all + Number(part), 0);

const drawingOf = (item: (typeof items)[number]) => {
  const terms = [...item.terms, nextTerm(item.rule, item.terms)];
  const svg = seriesSteps(item)[0]?.svg ?? '';
  const texts = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text = '']) => text);
  return { terms, svg, shown: texts.slice(0, terms.length), said: texts.slice(terms.length) };
};

describe('the way through a series, drawn', () => {
  it('holds every term and the answer, in order', () => {
    for (const item of items) {
      const { terms, svg, shown } = drawingOf(item);
      expect(shown).toEqual(terms.map(String));
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('says of each step what truly leads from term to term', () => {
    for (const item of items) {
      const { terms, said } = drawingOf(item);
      const steps = terms.slice(1).map((term, at) => term - (terms[at] ?? 0));
      const second = terms.slice(2).map((term, at) => term - (terms[at] ?? 0));
      const { kind } = item.rule;
      const wanted = {
        difference: steps,
        growingDifference: [...steps, ...steps.slice(1).map((step, at) => step - (steps[at] ?? 0))],
        interleaved: second,
        multiplicative: terms.slice(1),
        recursive: terms.slice(2),
        digits: [...steps, ...steps],
      }[kind];
      const found = said.map((text, at) => {
        const times = /^×(\d+) ?(.*)$/.exec(text);
        return times ? (terms[at] ?? 0) * Number(times[1]) + worth(times[2] ?? '') : worth(text);
      });
      expect(found).toEqual(wanted);
    }
  });
});
