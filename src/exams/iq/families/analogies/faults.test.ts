import { describe, expect, it } from 'vitest';
import {
  type AnalogyFigure,
  angleOf,
  type GlyphFigure,
  type NestedFigure,
  type RelationFigure,
  sidesMore,
} from '#psychometrics/generate/analogies/figures.ts';
import type { AnalogyItem } from '#psychometrics/generate/analogies/item.ts';
import { randomOf } from '#psychometrics/random.ts';
import { faultWords } from '../faults/words/index.ts';
import { analogyFaults } from './faults.ts';
import { analogies } from './index.ts';
import { crossed, places } from './places.ts';
import { analogyWords } from './words/index.ts';

const items = [...places, ...crossed].flatMap(({ plan }) =>
  Array.from({ length: 30 }, (_, at) => analogies.generate(plan, randomOf(`faults ${at}`))),
);
const { step } = analogyWords.EN;
const { turn, relation } = faultWords.EN;
const countIn = (drawing: string, mark: string) => drawing.split(mark).length - 1;

/** Every wrong option of a kind of items, with what is drawn to it. */
const wrongOf = <Kind extends AnalogyItem['kind']>(kind: Kind) =>
  items
    .filter((item): item is Extract<AnalogyItem, { kind: Kind }> => item.kind === kind)
    .flatMap((item) =>
      item.options.flatMap((_, choice) =>
        choice === item.key ? [] : [{ item, choice, faults: analogyFaults(item, choice, 'EN') }],
      ),
    );

it('draws nothing to the right answer', () => {
  for (const item of items) expect(analogyFaults(item, item.key, 'EN')).toEqual([]);
});

describe('of an analogy', () => {
  const differences = (yours: AnalogyFigure, right: AnalogyFigure): string[] => {
    const differ = (...names: string[]) => names.some((name) => Object(yours)[name] !== Object(right)[name]);
    return [
      ...(differ('mirrored') ? [step.mirror] : differ('turn') ? [turn] : []),
      ...(differ('outer', 'inner') ? [step.exchange] : []),
      ...(differ('shade') ? [step.shade] : []),
      ...(differ('dots') ? [step.dots] : []),
    ];
  };

  it('each change that differs from the right one is named and drawn, and no other', () => {
    for (const { item, choice, faults } of wrongOf('change')) {
      const [yours, right] = [item.options[choice], item.options[item.key]] as [AnalogyFigure, AnalogyFigure];
      expect(faults.map(({ caption }) => caption)).toEqual(differences(yours, right));
      expect(faults.length).toBeGreaterThan(0);
      expect(new Set(faults.map(({ svg }) => svg)).size).toBe(faults.length);
      for (const { svg, alt } of faults) {
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        const [, said, correct] = /Your answer: (.+)\. Correct answer: (.+)\.$/.exec(alt) ?? [];
        expect(said).toBeTruthy();
        expect(said).not.toBe(correct);
      }
    }
  });

  it('dots that are too many are ringed, and those that are missing dashed', () => {
    for (const { item, choice, faults } of wrongOf('change')) {
      const [yours, right] = [item.options[choice], item.options[item.key]] as (GlyphFigure | NestedFigure)[];
      if (yours?.kind !== 'glyph' || right?.kind !== 'glyph' || yours.dots === right.dots) continue;
      const { svg = '' } = faults.find(({ caption }) => caption === step.dots) ?? {};
      expect(countIn(svg, 'r="6.6"')).toBe(Math.max(0, yours.dots - right.dots));
      expect(countIn(svg, 'r="3.8"')).toBe(Math.max(0, right.dots - yours.dots));
    }
  });
});

/** The two properties of a figure of a class. */
const propertiesOf = (figure: RelationFigure) => {
  if (figure.kind === 'pair') return [figure.largeBlack, sidesMore(figure)];
  return figure.kind === 'hands' ? [Math.sign(angleOf(figure)), Math.abs(angleOf(figure))] : [];
};

it('of a class, names the properties that the chosen figure lacks', () => {
  for (const { item, choice, faults } of wrongOf('class')) {
    const [yours, shared] = [item.options[choice], item.shown[0]] as [RelationFigure, RelationFigure];
    const [first, second] = propertiesOf(yours).map((value, at) => value !== propertiesOf(shared)[at]);
    const names =
      yours.kind === 'pair'
        ? [relation.filled, relation.sides, relation.filledAndSides]
        : [relation.sense, relation.angle, relation.senseAndAngle];
    expect(faults.map(({ caption }) => caption)).toEqual([names[first && second ? 2 : first ? 0 : 1]]);
    const { svg = '' } = faults[0] ?? {};
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const isRelationRinged = svg.includes('data-sign="ring"/></g>') || /rx="14"/.test(svg);
    expect(/rx="14"/.test(svg)).toBe(yours.kind === 'hands' || second);
    expect(isRelationRinged).toBe(true);
  }
});

it('of an odd one out, shows another figure for which the same holds', () => {
  for (const { item, choice, faults } of wrongOf('odd')) {
    const { svg = '', alt } = faults[0] ?? {};
    const said = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
    const half = said.length / 2;
    const way = (parts: (string | undefined)[]) => (parts.length === 3 ? parts[1] : parts[0]);
    expect(way(said.slice(0, half))).toBe(way(said.slice(half)));
    expect(alt).toMatch(/: .+\.$/);
    expect(item.faults[choice]).toBe('belongs');
  }
});
