import { describe, expect, it } from 'vitest';
import type { Cell } from '#psychometrics/generate/matrices/item.ts';
import { randomOf } from '#psychometrics/random.ts';
import { isToBeFound } from './explain.ts';
import { matrices } from './index.ts';
import { crossed, places } from './places.ts';
import { matrixSteps } from './workings.ts';

const items = [...places, ...crossed(places)].flatMap(({ plan }) =>
  Array.from({ length: 12 }, (_, at) => matrices.generate(plan, randomOf(`rules ${at}`))),
);

/** What stands in the nine places of a drawing. */
const drawnIn = (svg: string) => svg.split('<g transform="translate(').slice(1).map(cellOf);
const cellOf = (text: string) => text.slice(text.indexOf('>') + 1, text.indexOf('</g>'));

describe('the rules of a matrix, drawn', () => {
  it('are one to four drawings of plain geometry, one for each rule to be found, and all different', () => {
    for (const item of items) {
      const steps = matrixSteps(item, 'EN');
      expect(steps).toHaveLength(item.rules.filter(isToBeFound).length);
      expect(steps.length).toBeLessThanOrEqual(4);
      expect(new Set(steps.map(({ svg }) => svg)).size).toBe(steps.length);
      expect(new Set(steps.map(({ caption }) => caption)).size).toBe(steps.length);
      expect(steps.map(({ svg }) => svg).join('')).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('show two cells alike where the rule’s own attribute is alike, and only there', () => {
    for (const item of items) {
      const whole = [...item.cells, item.options[item.key] as Cell];
      for (const [at, { attribute }] of item.rules.filter(isToBeFound).entries()) {
        const drawn = drawnIn(matrixSteps(item, 'EN')[at]?.svg ?? '');
        const values = whole.map((cell) => cell[attribute]);
        const firstAlike = (all: readonly unknown[]) => all.map((one) => all.indexOf(one));
        expect(firstAlike(drawn)).toEqual(firstAlike(values));
      }
    }
  });
});
