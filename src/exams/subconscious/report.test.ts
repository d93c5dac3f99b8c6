import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import type { ReportDocument } from '#contract/report.ts';
import { freeDocument, reportDocument } from '#contract/report.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import { randomOf } from '#psychometrics/random.ts';
import { blockOf, blocksOf } from '#tests/support/documents.ts';
import { sized } from '#tests/support/form.ts';
import { characters } from './characters.ts';
import { type Dimension, dimensions } from './dimensions.ts';
import { bears, dreamOf, roles } from './dream.ts';
import { gates, type ItemId, items } from './items.ts';
import { modules, moduleTabs } from './modules.ts';
import { packages } from './packages.ts';
import { free, report } from './report.ts';
import { resonanceOf } from './resonance.ts';
import { type SubconsciousResult, score } from './result.ts';
import { drawTruth, sit } from './simulation.ts';
import { subconsciousWords, wordsOf } from './words/index.ts';

const featuresOf = (skuId: string) => packages.find((one) => one.skuId === skuId)?.features ?? [];
const full = featuresOf('subconscious-full');

const reportOf = (
  result: SubconsciousResult,
  locale: Variety,
  features: readonly string[],
  answers: readonly GivenAnswer[] = [],
) => report({ seed: '', answers, result, locale, takenAt: '2026-11-21T10:00:00.000Z', features });

const written = Object.keys(subconsciousWords) as Variety[];

const answersOf = (steps: readonly (number | null)[]): GivenAnswer[] =>
  items.map(({ id }, at) => ({ questionId: id, choice: steps[at] ?? null, milliseconds: 9000 }));

const sentencesOf = (paragraphs: readonly string[], locale: Variety): string[] => {
  const segmenter = new Intl.Segmenter(languageTags[locale], { granularity: 'sentence' });
  return paragraphs.flatMap((paragraph) =>
    [...segmenter.segment(paragraph)].map(({ segment }) => segment.trim()),
  );
};

const shareOf = (one: readonly string[], other: readonly string[]): number =>
  one.filter((piece) => other.includes(piece)).length / one.length;

/** How sitters of the design population answer. */
const sittings = (() => {
  const random = randomOf('sitters');
  return Array.from({ length: sized(240, 1000) }, () => sit(drawTruth(random), random));
})();

/** What they come to: a result is the same in every language. */
const sitters = sittings.map((chosen) => score(answersOf(chosen)));

/** What they dream of. */
const dreamers = sitters.map(({ resonance, scales }, at) => {
  const strongest = scales.reduce((best, one) => (one.value > best.value ? one : best)).id;
  return { resonance, strongest, chosen: sittings[at] as (number | null)[] };
});

/** A few of each character, so that all nine are met. */
const ofEach = [...Map.groupBy(sitters, ({ character }) => character.id).values()].flatMap((alike) =>
  alike.slice(0, sized(3, 30)),
);

const steps = fc.array(fc.option(fc.integer({ min: 0, max: 4 })), { minLength: 26, maxLength: 26 });

/** Sittings that keep to some of the steps, as those do whose strongest reading was hardly agreed with. */
const stepsAmongFew = fc
  .subarray([0, 1, 2, 3, 4, null], { minLength: 1 })
  .chain((few) => fc.array(fc.constantFrom(...few), { minLength: 26, maxLength: 26 }));

describe('what resonated', () => {
  it('is the strongest reading first, one of another gate after it, and the weakest last', () => {
    fc.assert(
      fc.property(steps, (chosen) => {
        const { first, second, absent } = resonanceOf(chosen);
        const gateOf = (id: string) => items.find((item) => item.id === id)?.gate;
        const stepOf = (id: string) => chosen[items.findIndex((item) => item.id === id)] ?? 2;
        const all = items.map((_, at) => chosen[at] ?? 2);
        expect(new Set([first, second, absent]).size).toBe(3);
        expect(gateOf(first)).not.toBe(gateOf(second));
        expect(stepOf(first)).toBe(Math.max(...all));
        expect(stepOf(absent)).toBe(Math.min(...all));
      }),
    );
  });

  it('is the gate where one agreed, wherever that was', () => {
    for (const gate of gates)
      expect(resonanceOf(items.map((item) => (item.gate === gate ? 4 : 1))).gate).toBe(gate);
  });
});

describe.each(written)('dreams in %s', (locale) => {
  const words = wordsOf(locale);
  const pick = fc.shuffledSubarray(
    items.map(({ id }) => id),
    { minLength: 6, maxLength: 6 },
  );
  const dimension = fc.constantFrom(...dimensions);

  it('of different pictures share less than three in ten of their sentences', () => {
    fc.assert(
      fc.property(pick, dimension, dimension, (pictures, strongest, other) => {
        const [a, b, c, d, e, f] = pictures as [ItemId, ItemId, ItemId, ItemId, ItemId, ItemId];
        const dream = (first: ItemId, second: ItemId, absent: ItemId, last: Dimension) => {
          const plainly = items.map(({ id }) => (id === absent ? 0 : 4));
          return sentencesOf(dreamOf(words, { first, second, absent }, plainly, last), locale);
        };
        const one = dream(a, b, c, strongest);
        expect(shareOf(one, dream(d, e, f, other))).toBeLessThan(0.3);
        expect(shareOf(one, dream(b, c, a, strongest))).toBeLessThan(0.3);
      }),
    );
  });

  it('are as many as four hundred among a thousand sitters', () => {
    const dreams = dreamers.map(({ resonance, chosen, strongest }) =>
      dreamOf(words, resonance, chosen, strongest).join('\n'),
    );
    expect(new Set(dreams).size).toBeGreaterThan(0.4 * sitters.length);
  });

  it('never contradict an answer: what is said of a picture is said where the answer bears it', () => {
    fc.assert(
      fc.property(stepsAmongFew, (chosen) => {
        const answers = answersOf(chosen);
        const result = score(answers);
        const { scenes } = blockOf(reportOf(result, locale, full, answers), 'story');
        const { passages, gentle } = words.dreams;
        for (const [at, role] of roles.entries()) {
          const id = result.resonance[role];
          const step = chosen[items.findIndex((item) => item.id === id)] ?? null;
          const agreed = step !== null && step > 2;
          const refused = step !== null && step < 2;
          const plain = role === 'absent' ? refused : agreed;
          expect(scenes[at]?.text).toBe(plain ? passages[id][role] : gentle[role]);
        }
      }),
      { numRuns: sized(10, 200) },
    );
  });
});

describe('the gentler passages of a dream', () => {
  it('stand for every step that bears no other, and for a reading left open', () => {
    const gentleAt = (role: (typeof roles)[number]) =>
      [0, 1, 2, 3, 4, null].filter((step) => !bears(role, step));
    expect(roles.map(gentleAt)).toEqual([
      [0, 1, 2, null],
      [0, 1, 2, null],
      [2, 3, 4, null],
    ]);
  });

  it('are rare among sitters, of whom nearly all agree with something and refuse something', () => {
    const spared = dreamers.filter(({ resonance, chosen }) =>
      roles.every((role) => bears(role, chosen[items.findIndex(({ id }) => id === resonance[role])])),
    );
    expect(spared.length).toBeGreaterThan(0.9 * dreamers.length);
  });
});

describe('the modules', () => {
  const readers = sitters.slice(0, sized(100, 200)).map((result, at) => ({
    result,
    report: reportOf(result, 'EN', full, answersOf(sittings[at] ?? [])),
  }));

  it('are ten, over the three tabs, and combine each pair of dimensions once', () => {
    expect(modules).toHaveLength(10);
    expect(new Set(modules.map(({ main }) => main)).size).toBe(dimensions.length);
    expect(new Set(modules.map(({ main, other }) => [main, other].sort().join())).size).toBe(10);
    for (const tab of moduleTabs)
      expect(modules.filter((one) => one.tab === tab).length).toBeGreaterThanOrEqual(3);
  });

  it('hold a middle where neither dimension stands out, and never call an average person extreme', () => {
    const average = score(answersOf(items.map(() => null)));
    const { weather } = wordsOf('EN').modules;
    expect(blocksOf(reportOf(average, 'EN', full), 'prose')[0]?.paragraphs).toEqual([
      weather.levels[2],
      weather.pair.middle.middle,
    ]);
  });

  it('and the rest of the personal text share at most a third between people of different profiles', () => {
    const levelsOf = (document: ReportDocument) => blockOf(document, 'scales').rows.map(({ level }) => level);
    const personalOf = (document: ReportDocument) => {
      const { paragraphs, sides } = blockOf(document, 'card');
      const { scenes, closing } = blockOf(document, 'story');
      return [
        ...blocksOf(document, 'prose').flatMap((chapter) => chapter.paragraphs),
        ...blockOf(document, 'scales').rows.map(({ reading }) => reading),
        ...scenes.map(({ text }) => text),
        ...closing,
        ...paragraphs,
        ...sides.map(({ text }) => text),
      ];
    };
    const read = readers.map(({ result, report: document }) => ({
      character: result.character.id,
      levels: levelsOf(document),
      personal: personalOf(document),
    }));
    const pairs = read.flatMap((one, at) =>
      read
        .slice(at + 1)
        .filter(({ character }) => character !== one.character)
        .map((other) => ({
          levels: one.levels.filter((level, row) => level !== other.levels[row]).length,
          share: shareOf(one.personal, other.personal),
        })),
    );
    const over = (some: typeof pairs) => some.filter(({ share }) => share > 1 / 3).length / some.length;
    // Another character, and another level in six dimensions or more: but for one in a thousand. Another character alone: nearly always.
    expect(over(pairs.filter(({ levels }) => levels >= 6))).toBeLessThan(0.001);
    expect(over(pairs)).toBeLessThan(0.1);
  });
});

describe.each(written)('the report in %s', (locale) => {
  it('is whole for each of the nine characters, and knows nothing that is not in words', () => {
    expect(new Set(ofEach.map(({ character }) => character.id)).size).toBe(characters.length);
    for (const [sitter, result] of ofEach.entries()) {
      const whole = reportOf(result, locale, full);
      expect(blockOf(whole, 'scales').rows).toHaveLength(8);
      expect(blocksOf(whole, 'prose')).toHaveLength(10);
      const { scenes, closing } = blockOf(whole, 'story');
      expect([...scenes, ...closing]).toHaveLength(4);
      const glimpse = free(result, locale);
      expect(blockOf(glimpse, 'scales').rows).toHaveLength(2);
      expect(JSON.stringify([whole, glimpse])).not.toMatch(/undefined|NaN|\{\w+\}|"(?!alt)\w+":""/);
      if (sitter < 10) {
        expect(reportDocument.parse(whole)).toEqual(whole);
        expect(freeDocument.parse(glimpse)).toEqual(glimpse);
      }
    }
  });
});

describe('the packages', () => {
  const result = score(answersOf(items.map((_, at) => at % 5)));

  it('unlock all ten modules with the full list, and all but the suggestions with the short one', () => {
    const lockedOf = ({ parts }: ReportDocument) => parts.filter(({ locked }) => locked).map(({ id }) => id);
    expect(lockedOf(reportOf(result, 'EN', full))).toEqual([]);
    const short = reportOf(result, 'EN', featuresOf('subconscious-short'));
    expect(lockedOf(short)).toEqual(['power']);
    // Seven modules, and the character that comes second.
    expect(blocksOf(short, 'prose')).toHaveLength(8);
    const ids = blocksOf(reportOf(result, 'EN', full), 'prose').map(({ id }) => id);
    expect(ids).not.toContain('second');
  });
});

describe('the free result', () => {
  it('tells no character, dream or module', () => {
    const result = score(answersOf(items.map((_, at) => at % 5)));
    const told = JSON.stringify(free(result, 'EN'));
    const words = wordsOf('EN');
    for (const { name } of Object.values(words.characters)) expect(told).not.toContain(name);
    for (const { title } of Object.values(words.modules)) expect(told).not.toContain(title);
    expect(blocksOf(free(result, 'EN'), 'story')).toEqual([]);
    expect(blockOf(free(result, 'EN'), 'scales').rows).toHaveLength(2);
  });
});

describe('the two ends of the short list', () => {
  const titlesOf = (steps: (at: number) => number) => {
    const answers = answersOf(items.map((_, at) => steps(at)));
    const short = reportOf(score(answers), 'EN', featuresOf('subconscious-short'), answers);
    return blocksOf(short, 'page').map(({ title }) => title);
  };
  const { most, least, faint, far } = wordsOf('EN').report;

  it('are named by the answers: nothing was turned down by who agreed with everything', () => {
    expect(titlesOf((at) => (at % 2 === 0 ? 4 : 0))).toEqual([most.title, least.title]);
    expect(titlesOf((at) => (at % 2 === 0 ? 4 : 3))).toEqual([most.title, far.title]);
    expect(titlesOf((at) => (at % 2 === 0 ? 4 : 1 + (at % 3)))).toEqual([most.title, far.title]);
    expect(titlesOf((at) => at % 2)).toEqual([faint.title, least.title]);
  });
});
