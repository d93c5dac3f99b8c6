import { expect, it } from 'vitest';
import { randomOf } from '#psychometrics/random.ts';
import type { Dimension } from './dimensions.ts';
import { items } from './items.ts';
import { levelOf } from './levels.ts';
import { type ModuleId, modules, modulesOf } from './modules.ts';
import { score } from './result.ts';
import { drawTruth, sit } from './simulation.ts';
import { wordsOf } from './words/index.ts';

/**
 * What a module's text may say of a person without its level: the dimension that it is then about, and on which side. Two
 * dimensions choose a text (decision 94), so that one of these in a text of two others would meet people who answered otherwise.
 */
const claims: readonly [Dimension, 'low' | 'high', RegExp][] = [
  [
    'masking',
    'low',
    /in reserve|to the bottom|you show it|hide little|easy to read|you get mad|show what you feel|think aloud/,
  ],
  [
    'masking',
    'high',
    /let them see how much|last door to yourself|show little|guard the door|second face|keep your counsel/,
  ],
  [
    'resolve',
    'high',
    /act on them|decide firmly|keep your course|stand firm|stay with it|stand by your word/,
  ],
  ['resolve', 'low', /keep the ways to it open|change your mind aloud|don’t commit/],
  ['drive', 'high', /want a lot|want to get far|want to get ahead/],
  ['drive', 'low', /need little|want little|don’t want much|neither chase/],
  ['attachment', 'high', /need others|need people|above all people/],
  ['attachment', 'low', /content alone|need few people|well by yourself/],
  ['dominance', 'high', /You lead, and|take the lead, and|You set the key/],
  ['dominance', 'low', /let others lead|leave the lead|don’t reach for the reins/],
  ['resonance', 'high', /You feel a lot|feel everything|feel for everyone|feel strongly/],
  ['resonance', 'low', /waves don’t reach|not easily moved|don’t suffer along/],
  ['insight', 'high', /see deep|look inward|understand more than/],
  ['insight', 'low', /without digging|don’t take it apart|don’t dwell/],
  ['shadow', 'high', /You calculate, and|see what can be done/],
  ['shadow', 'low', /don’t scheme|without plotting|no wish to gain/],
];

/** The dimensions that choose the texts of a module. */
const chosenBy = (id: ModuleId): readonly Dimension[] =>
  modules.flatMap(({ id: one, main, other }) => (one === id ? [main, other] : []));

it('says nothing in a module that the levels of another dimension deny, to four hundred people', () => {
  const random = randomOf('people whose modules agree');
  const words = wordsOf('EN');
  const denied = new Set<string>();
  for (let nth = 0; nth < 400; nth += 1) {
    const steps = sit(drawTruth(random), random);
    const answers = items.map(({ id }, at) => ({
      questionId: id,
      choice: steps[at] ?? null,
      milliseconds: 9000,
    }));
    const { scales } = score(answers);
    const sideOf = (dimension: Dimension) => {
      const level = levelOf(scales.find(({ id }) => id === dimension)?.value ?? 50);
      return level < 3 ? 'low' : level > 3 ? 'high' : 'middle';
    };
    for (const { id, paragraphs } of modulesOf(words, scales, { divided: new Set(), sides: new Map() }))
      for (const [dimension, side, said] of claims) {
        const found = paragraphs.slice(0, 2).find((paragraph) => said.test(paragraph));
        const is = sideOf(dimension);
        if (found && !chosenBy(id).includes(dimension) && is !== 'middle' && is !== side)
          denied.add(`${id}: ${dimension} is ${is}, told ${side}: ${said.exec(found)?.[0]}`);
      }
  }
  expect([...denied]).toEqual([]);
});
