import { describe, expect, it } from 'vitest';
import { drawAnalogyOption } from '#drawing/items/analogies/index.ts';
import type { AnalogyFigure } from '#psychometrics/generate/analogies/figures.ts';
import { randomOf } from '#psychometrics/random.ts';
import { analogies } from './index.ts';
import { crossed, places } from './places.ts';
import { analogySteps } from './workings.ts';

const items = [...places, ...crossed].flatMap(({ plan }) =>
  Array.from({ length: 30 }, (_, at) => analogies.generate(plan, randomOf(`steps ${at}`))),
);
const changes = items.filter((item) => item.kind === 'change');
const relations = items.filter((item) => item.kind !== 'change');

/** What is drawn of a figure, without its field. */
const inkOf = (figure: AnalogyFigure) =>
  drawAnalogyOption(figure)
    .replace(/^<svg[^>]*><g[^>]*>/, '')
    .replace(/<\/g><\/svg>$/, '');
const countIn = (drawing: string | undefined, mark: string) => (drawing ?? '').split(mark).length - 1;
const frame = '<rect ';
const turned = (eighths: number) =>
  `${Math.abs(eighths) * 45}°${Math.abs(eighths) === 4 ? '' : eighths < 0 ? ' counterclockwise' : ' clockwise'}`;

it('is at most four drawings of plain geometry, all different', () => {
  for (const item of items) {
    const steps = analogySteps(item, 'EN').map(({ svg }) => svg);
    expect(steps.length).toBeLessThanOrEqual(4);
    expect(new Set(steps).size).toBe(steps.length);
    expect(steps.join('')).not.toMatch(/NaN|undefined|Infinity/);
  }
});

describe('the way from the third figure to the answer', () => {
  it('begins with that figure as it stands, and ends with the answer in a frame', () => {
    for (const item of changes) {
      const steps = analogySteps(item, 'EN').map(({ svg }) => svg);
      expect(steps).toHaveLength(item.rules.length + 1);
      expect(steps[0]).toContain(inkOf(item.shown[2]));
      expect(steps.at(-1)).toContain(inkOf(item.options[item.key] as AnalogyFigure));
      expect(steps.map((svg) => countIn(svg, frame))).toEqual(
        steps.map((_, at) => (at < steps.length - 1 ? 0 : 1)),
      );
    }
  });

  it('takes one rule after the other, each under its name', () => {
    for (const item of changes) {
      const captions = analogySteps(item, 'EN').map(({ caption }) => caption);
      expect(captions).toEqual([
        undefined,
        ...item.rules.map((rule) => {
          if (rule.change === 'motion' && rule.motion.kind === 'turn') return turned(rule.motion.eighths);
          return { motion: 'Mirrored', exchange: 'Swapped', shade: 'Fill', dots: 'Dots' }[rule.change];
        }),
      ]);
    }
  });

  it('circles as many dots as come', () => {
    for (const item of changes) {
      const at = item.rules.findIndex(({ change }) => change === 'dots');
      const rule = item.rules[at];
      if (rule?.change !== 'dots') continue;
      const { svg } = analogySteps(item, 'EN')[at + 1] ?? {};
      expect(countIn(svg, 'r="6.6"')).toBe(Math.max(0, rule.more));
      expect(countIn(svg, 'r="3.8"')).toBe(Math.max(0, -rule.more));
    }
  });
});

describe('what figures have in common', () => {
  it('is drawn at each of six figures, one of which stands in a frame', () => {
    for (const item of relations) {
      const steps = analogySteps(item, 'EN');
      expect(steps).toHaveLength(1);
      for (const figure of item.shown) expect(steps[0]?.svg).toContain(inkOf(figure));
      expect(countIn(steps[0]?.svg, '<g transform="translate(')).toBeGreaterThanOrEqual(6);
      expect(countIn(steps[0]?.svg, frame)).toBe(1);
    }
  });

  it('is a true sum, the same of all but the exception', () => {
    for (const item of relations) {
      const svg = analogySteps(item, 'EN')[0]?.svg ?? '';
      const said = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text = '']) => text.replace('−', '-'));
      // The way of a turn is drawn before its angle: an arc of 8, with the clock (1) or against it (0).
      const arcs = [...svg.matchAll(/A8 8 0 1 ([01]) /g)].map(([, way]) => way);
      const ways =
        item.shown[0]?.kind === 'hands'
          ? said.map((angle, at) => `${angle} ${arcs.length === said.length ? arcs[at] : ''}`)
          : said.flatMap((way, at) => {
              if (at % 3 !== 1) return [];
              expect(Number(said[at - 1]) + Number(way)).toBe(Number(said[at + 1]));
              return [way];
            });
      expect(ways).toHaveLength(6);
      const alike = item.kind === 'odd' ? ways.filter((_, at) => at !== item.key) : ways;
      expect(new Set(alike).size).toBe(1);
      if (item.kind === 'odd') expect(alike).not.toContain(ways[item.key]);
    }
  });
});
