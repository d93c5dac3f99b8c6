import { describe, expect, it } from 'vitest';
import { randomOf } from '#psychometrics/random.ts';
import { testWording } from '#tests/support/wording.ts';
import { spatial } from '../index.ts';
import { places } from '../places.ts';
import { workingsWords } from './words/index.ts';
import { spatialSteps } from './workings.ts';

testWording('the steps of spatial items', workingsWords);

const items = places.flatMap(({ plan }) =>
  Array.from({ length: 60 }, (_, at) => spatial.generate(plan, randomOf(`steps ${at}`))),
);
const holesIn = (drawing = '') => drawing.match(/r="4.4" fill="currentColor"/g)?.length ?? 0;
const circledIn = (drawing = '') => drawing.match(/r="8.4" fill="none"/g)?.length ?? 0;

describe('the steps to the right answer', () => {
  it('are two to four drawings of plain geometry, all different', () => {
    for (const item of items) {
      const steps = spatialSteps(item, 'EN').map(({ svg }) => svg);
      expect(steps.length).toBeGreaterThan(1);
      expect(steps.length).toBeLessThanOrEqual(4);
      expect(new Set(steps).size).toBe(steps.length);
      expect(steps.join('')).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('open the sheet until it has the holes of the right answer, each circled once as it comes', () => {
    for (const item of items) {
      if (item.kind !== 'folding') continue;
      const [first, ...opened] = spatialSteps(item, 'EN').map(({ svg }) => svg);
      expect(holesIn(first)).toBe(item.stem.holes.length);
      expect(holesIn(opened.at(-1))).toBe(item.options[item.key]?.length);
      const come = opened.reduce((sum, drawing) => sum + circledIn(drawing), 0);
      expect(item.stem.holes.length + come).toBe(item.options[item.key]?.length);
    }
  });

  it('close the cube until it shows the three marks of the right answer and no other', () => {
    for (const item of items) {
      if (item.kind !== 'cube') continue;
      const drawings = spatialSteps(item, 'EN').map(({ svg }) => svg);
      const marksIn = (drawing = '') => drawing.match(/transform="matrix/g)?.length;
      expect(marksIn(drawings[0])).toBe(6);
      expect(marksIn(drawings.at(-1))).toBe(3);
      const right = spatial.draw(item).options[item.key] ?? '';
      const marks = [...right.matchAll(/<path d="([^"]+)" fill="currentColor" fill-rule/g)].map(
        ([, data]) => data,
      );
      for (const mark of marks) expect(drawings.at(-1)).toContain(mark);
    }
  });

  it('turn the figure by what the right answer is turned', () => {
    for (const item of items) {
      if (item.kind !== 'rotation') continue;
      const captions = spatialSteps(item, 'EN').map(({ caption }) => caption);
      const whole = ((item.options[item.key]?.turn ?? 0) - item.stem.turn + 360) % 360;
      expect(captions).toEqual(['0°', `${whole / 2}°`, `${whole}°`]);
    }
  });
});
