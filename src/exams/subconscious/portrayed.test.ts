import { describe, expect, it } from 'vitest';
import { randomOf } from '#psychometrics/random.ts';
import { type CharacterId, characters, profileOf } from './characters.ts';
import { dimensions } from './dimensions.ts';
import { items } from './items.ts';
import { modules, modulesOf } from './modules.ts';
import { departuresOf, portrayedIn } from './portrayed.ts';
import { report } from './report.ts';
import { score } from './result.ts';
import { type DimensionScores, pointScale } from './score.ts';
import { drawTruth, sit } from './simulation.ts';
import { wordsOf } from './words/index.ts';

const words = wordsOf('EN');

/** Scores that lie as far out as a character's, times an extent, with one dimension moved. */
const profile = (character: CharacterId, extent: number, moved: Partial<Record<string, number>> = {}) =>
  dimensions.map((id) => ({
    id,
    value: pointScale.mean + pointScale.deviation * (extent * profileOf(character)[id] + (moved[id] ?? 0)),
    standardError: 7,
    low: 0,
    high: 100,
  })) satisfies DimensionScores;

describe('a portrait', () => {
  it.each(characters)('of %s begins alike for all, and ends in full or milder', (character) => {
    const { milder, ...full } = words.characters[character];
    expect(portrayedIn(words, character, profile(character, 1))).toEqual(full);
    expect(portrayedIn(words, character, profile(character, 0.6))).toEqual({
      ...milder,
      portrait: [full.portrait[0], milder.portrait],
    });
  });

  it('departs from a profile where that lies elsewhere, the furthest first, and nowhere else', () => {
    expect(departuresOf(words, 'noble', profile('noble', 1))).toEqual([]);
    expect(departuresOf(words, 'noble', profile('noble', 1, { drive: 0.3 }))).toEqual([]);
    const moved = { drive: 0.5, insight: -0.8, masking: 0.6 };
    expect(departuresOf(words, 'noble', profile('noble', 1, moved))).toEqual([
      words.departures.insight.less,
      words.departures.masking.more,
    ]);
  });
});

describe('the answers that chapters dwell on', () => {
  const random = randomOf('dwelt on');
  const sittings = Array.from({ length: 30 }, () => sit(drawTruth(random), random));
  const told = new Map(
    items.flatMap(({ id }) =>
      (['agreed', 'refused'] as const).map((way) => [words.answers[id][way], { id, way }] as const),
    ),
  );

  it('are told as they were given, of the chapter’s own dimension, and none in two chapters', () => {
    for (const steps of sittings) {
      const answers = items.map(({ id }, at) => ({
        questionId: id,
        choice: steps[at] ?? null,
        milliseconds: 9000,
      }));
      const document = report({
        seed: '',
        answers,
        result: score(answers),
        locale: 'EN',
        takenAt: '2026-11-21T10:00:00.000Z',
        features: ['comprehensive-report', 'personalised-suggestions'],
      });
      const dwelt = document.parts.flatMap(({ blocks }) =>
        blocks.flatMap((block) => {
          const module = block.block === 'prose' && modules.find(({ id }) => id === block.id);
          const text = module && block.paragraphs[2];
          return module && text ? [{ main: module.main, ...told.get(text) }] : [];
        }),
      );
      expect(dwelt.length).toBeGreaterThan(3);
      expect(new Set(dwelt.map(({ id }) => id)).size).toBe(dwelt.length);
      for (const { main, id, way } of dwelt) {
        const at = items.findIndex((item) => item.id === id);
        expect(items[at]?.loadings[main]).toBeDefined();
        if (way === 'agreed') expect(steps[at]).toBeGreaterThan(2);
        else expect(steps[at]).toBeLessThan(2);
      }
    }
  });

  it('are none where no answer moved anything', () => {
    const none = { divided: new Set<never>(), sides: new Map() };
    for (const { paragraphs } of modulesOf(words, profile('noble', 1), none))
      expect(paragraphs).toHaveLength(2);
  });
});
