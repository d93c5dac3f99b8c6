import { expect, it } from 'vitest';
import { attributes, type Cell } from '#psychometrics/generate/matrices/item.ts';
import { randomOf } from '#psychometrics/random.ts';
import { matrices } from './index.ts';
import { crossed, places } from './places.ts';
import { matrixWords } from './words/index.ts';
import { matrixFaults } from './workings.ts';

const items = [...places, ...crossed(places)].flatMap(({ plan }) =>
  Array.from({ length: 8 }, (_, at) => matrices.generate(plan, randomOf(`faults ${at}`))),
);
const { decides } = matrixWords.EN;

/** Every wrong option with the attributes in which it differs from the right one, by the cells themselves. */
const wrong = items.flatMap((item) =>
  item.options.flatMap((option, choice) => {
    const right = item.options[item.key] as Cell;
    const differing = attributes.filter((name) => option[name] !== right[name]);
    return choice === item.key ? [] : [{ item, choice, option, right, differing }];
  }),
);
const countIn = (drawing: string | undefined, mark: string) => (drawing ?? '').split(mark).length - 1;
const members = (set: number) => set.toString(2).replaceAll('0', '').length;

it('names the attributes in which a wrong option differs, each in a drawing of its own, and no other', () => {
  for (const { item, choice, differing } of wrong) {
    const faults = matrixFaults(item, choice, 'EN');
    expect(faults.map(({ caption }) => caption)).toEqual(differing.map((name) => decides[name]));
    expect(new Set(faults.map(({ svg }) => svg)).size).toBe(faults.length);
    expect(faults.length).toBeLessThanOrEqual(4);
  }
  for (const item of items) expect(matrixFaults(item, item.key, 'EN')).toEqual([]);
});

it('shows both values of an attribute and nothing else, and says them', () => {
  const seen = new Map<string, string>();
  for (const { item, choice, option, right, differing } of wrong) {
    for (const [at, { svg, alt }] of matrixFaults(item, choice, 'EN').entries()) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const [, yours, correct] = /Your answer: (.+)\. Correct answer: (.+)\.$/.exec(alt) ?? [];
      expect(yours).toBeTruthy();
      expect(yours).not.toBe(correct);
      const name = differing[at] as (typeof differing)[number];
      const place = `${JSON.stringify(item.cells)} ${name} ${option[name]} ${right[name]}`;
      expect(seen.get(place) ?? svg).toBe(svg);
      seen.set(place, svg);
    }
  }
});

it('rings the dots and strokes that are too many, and dashes those that are missing', () => {
  for (const { item, choice, option, right, differing } of wrong) {
    for (const name of ['dots', 'strokes'] as const) {
      const at = differing.indexOf(name);
      if (at < 0) continue;
      const { svg } = matrixFaults(item, choice, 'EN')[at] ?? {};
      const [yours, wanted] = [option[name] ?? 0, right[name] ?? 0];
      expect(countIn(svg, 'r="9.5"')).toBe(members(yours & ~wanted));
      expect(countIn(svg, 'stroke-dasharray')).toBe(members(wanted & ~yours));
    }
  }
});
