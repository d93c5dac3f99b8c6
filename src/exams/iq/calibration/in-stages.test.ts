import { beforeAll, describe, expect, it } from 'vitest';
import type { Variety } from '#locale/locales.ts';
import { probability } from '#psychometrics/irt/three-parameter.ts';
import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import { type Random, randomOf } from '#psychometrics/random.ts';
import { theta } from '#psychometrics/units.ts';
import { isFull, sized } from '#tests/support/form.ts';
import { variedAnswers } from '#tests/support/iq-sittings.ts';
import type { Exam } from '../../exam.ts';
import { courseText, readCourse } from '../../stages.ts';
import type { Edition, FormItem } from '../edition.ts';
import { placeNamed } from '../editions/in-stages/bank.ts';
import { inStages } from '../editions/in-stages/edition.ts';
import { rehearsal } from '../editions/in-stages/rehearsal.ts';
import { edition, iq } from '../exam.ts';
import { inStagesDesign } from '../norms/index.ts';
import { gathered, type StoredSitting } from './answers.ts';
import { type Basis, type Recalibration, recalibrate } from './recalibrate.ts';
import { calibrationTable } from './table.ts';

/** The edition in stages whose items are nothing but their places: a course is the list of them. */
const bare: Edition = {
  ...inStages,
  formOf: (course) => {
    const { seed, plans } = readCourse(course);
    const asked = plans.length > 0 ? (plans[0] ?? '').split('.') : anchors;
    return asked.map((placeId, at): FormItem => {
      const item = { id: `q${at + 1}`, placeId, place: at + 1, scale: placeNamed(placeId).place.family };
      const faultOf = (choice: number) => (choice === 1 ? 'half' : 'whole');
      const none = {
        show: () => ({ prompt: '', stem: { svg: '', alt: '' }, options: [] }),
        faults: () => [],
      };
      const words = {
        whyRight: () => '',
        whyWrong: () => '',
        stepsSuffice: false,
        asksShared: false,
        steps: () => [],
      };
      return { ...item, ...none, ...words, faultOf, key: 0, optionCount: 6, seed } as FormItem;
    });
  },
};

/** The first stage, which everybody is asked. */
const anchors = rehearsal(inStagesDesign.items)(() => true)
  .slice(0, 5)
  .map(({ placeId }) => placeId);

const usability = () => ({ usability: 'usable', reasons: [] }) as ReturnType<Exam['usability']>;
const basis: Basis = {
  edition: bare,
  norm: inStagesDesign,
  known: [inStagesDesign],
  usability,
  sitters: 150,
};

type Truth = Readonly<Record<string, UncertainItem>>;

/** A sitting in stages: what comes next follows the answers, as it does for everybody. */
function sittingOf(
  truth: Truth,
  ability: number,
  locale: Variety,
  random: Random,
  harder?: string,
): StoredSitting {
  const names = new Map(Object.entries(truth).map(([id, item]) => [item, id]));
  const asked = rehearsal(truth)((item) => {
    const shift = names.get(item) === harder ? 0.9 : 0;
    const b = item.b + shift + item.residual * random.normal();
    return random.next() < probability({ a: item.a, b, c: item.c }, theta(ability));
  });
  const answers = asked.map(({ correct }, at) => ({
    questionId: `q${at + 1}`,
    choice: correct ? 0 : 1 + random.below(5),
    milliseconds: 9000,
  }));
  return {
    seed: courseText({ seed: 's', plans: [asked.map(({ placeId }) => placeId).join('.')] }),
    locale,
    answers,
  };
}

/** Places off their design by chance, but for those of the first stage where they are to be held. */
function truthOf(seed: string, held: readonly string[] = []): Truth {
  const random = randomOf(seed);
  return Object.fromEntries(
    Object.entries(inStagesDesign.items).map(([id, item]) => {
      const [slope, shift] = [Math.exp(0.15 * random.normal()), 0.3 * random.normal()];
      return [id, held.includes(id) ? item : { ...item, a: item.a * slope, b: item.b + shift }];
    }),
  );
}

const inErrors = (found: Recalibration, truth: Truth, mean: number) =>
  found.places.flatMap(({ id, newer, drift }) =>
    drift && id !== 'm25'
      ? [(newer.b - ((truth[id]?.b ?? 0) - mean)) / (newer.standardError?.b ?? Number.NaN)]
      : [],
  );

describe('a calibration of a form in stages', () => {
  const truth = truthOf('truth in stages');
  const random = randomOf('sitters in stages');
  const mean = 0.2;
  const sittings = Array.from({ length: sized(600, 6000) }, (_, at) => {
    const locale = at % 2 === 0 ? 'EN' : 'JA';
    const ability = random.normal() + (locale === 'JA' ? 2 * mean : 0);
    return sittingOf(truth, ability, locale, random, locale === 'JA' ? 'm25' : undefined);
  });
  let found: Recalibration;
  beforeAll(async () => {
    found = await recalibrate(basis, sittings, 2031);
  }, 600_000);

  it('gets each place back within its stated error, though nobody was asked the same', () => {
    const errors = inErrors(found, truth, mean);
    expect(errors.length).toBeGreaterThan(40);
    expect(errors.filter((error) => Math.abs(error) < 1.96).length / errors.length).toBeGreaterThan(0.87);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(5);
    expect(found.kept).toContain('m51');
    expect(Object.keys(found.norm.items).sort()).toEqual(Object.keys(inStagesDesign.items).sort());
    expect(found.norm.reliability).toBeGreaterThan(0.75);
  });

  it('fits, and finds the place that is harder in one language whose people are abler', () => {
    expect(found.places.filter(({ fit }) => (fit?.pValue ?? 1) < 0.01).length).toBeLessThan(5);
    const [english, japanese] = found.locales;
    expect((japanese?.mean ?? 0) - (english?.mean ?? 0)).toBeGreaterThan(mean);
    const least = found.dif.toSorted((one, other) => one.test.pValue - other.test.pValue)[0];
    expect(found.places[least?.item ?? -1]?.id).toBe('m25');
    expect(found.dif.find(({ group, item }) => group === 'JA' && item === least?.item)?.delta).toBeLessThan(
      -1,
    );
  });

  it('says what rules and elements add, and how wrong options were taken', () => {
    const { features = [], coefficients = [], residual = 0 } = found.explained ?? {};
    expect(features).toEqual(['intercept', 'rules', 'elements', 'near', 'overlays']);
    // The design's 0.582 an element, divided by its slope.
    const elements = coefficients[features.indexOf('elements')];
    expect(Math.abs((elements?.value ?? 0) - 0.582 / 1.3)).toBeLessThan(4 * (elements?.standardError ?? 0));
    expect(Math.abs(residual - 0.3)).toBeLessThan(0.2);
    expect(found.curves.map(({ scale, level }) => `${scale} ${level}`)).toContain('matrices 2');
    for (const { right, expected, faults } of found.curves) {
      expect(Math.abs(right - expected)).toBeLessThan(0.15);
      expect(faults.get('half') ?? 0).toBeLessThan(0.4);
    }
  });

  it('is told as a table', () => {
    const table = calibrationTable(found, inStagesDesign.id);
    expect(table).toMatch(/^m25 .* JA .* [BC] /m);
    expect(table).toMatch(/^ {2}elements +\+0\.\d\d ± /m);
    expect(table).toMatch(/^Asked too rarely, and kept as they were: .*m51/m);
    expect(table).not.toMatch(/NaN|undefined|null/);
  });
});

it('reads real sittings as the score does: key, place and fault of each question that was asked', async () => {
  const sittings = [1, 2, 3, 4].map((nth) => ({ ...variedAnswers(nth, nth % 2), locale: 'EN' as const }));
  const { sittings: found } = await gathered(edition, usability, sittings);
  expect(found.map(({ choices }) => choices.filter(({ right }) => right === 1).length)).toEqual(
    sittings.map(({ seed, answers }) => iq.score(seed, answers).correct),
  );
  for (const { choices } of found) {
    expect(choices).toHaveLength(30);
    for (const { right, fault } of choices) expect(right === 1 && fault !== null).toBe(false);
  }
  expect(new Set(found.flatMap(({ choices }) => choices.map(({ fault }) => fault))).size).toBeGreaterThan(5);
});

describe('against self-selection', () => {
  it('keeps the scale by the places that everybody is asked', async () => {
    const truth = truthOf('anchored truth', anchors);
    const random = randomOf('anchored sitters');
    const sittings = Array.from({ length: sized(900, 6000) }, () =>
      sittingOf(truth, 0.6 + 0.8 * random.normal(), 'EN', random),
    );
    const found = await recalibrate({ ...basis, anchored: true }, sittings, 2031);
    expect(Math.abs(found.shift - 0.6)).toBeLessThan(0.15);
    for (const id of anchors) {
      expect(found.norm.items[id]).toEqual(inStagesDesign.items[id]);
      expect(found.places.find((place) => place.id === id)?.drift).toBeNull();
    }
    const errors = inErrors(found, truth, 0);
    expect(errors.filter((error) => Math.abs(error) < 1.96).length / errors.length).toBeGreaterThan(0.82);
    expect(Math.abs(errors.reduce((sum, error) => sum + error, 0) / errors.length)).toBeLessThan(1);
  });

  const truth = truthOf('weighed truth');
  const random = randomOf('weighed sitters');
  const sittings = Array.from({ length: sized(310, 400) }, (_, at) =>
    at % 3 === 0
      ? sittingOf(truth, random.normal() + 1, 'JA', random)
      : sittingOf(truth, random.normal() - 0.5, 'EN', random),
  );

  it('refuses a population that lacks a locale', async () => {
    await expect(recalibrate({ ...basis, population: { EN: 1 } }, sittings, 2031)).rejects.toThrow('JA');
  });

  // Two whole calibrations.
  if (isFull) {
    it('weighs locales to a population', async () => {
      const plain = await recalibrate(basis, sittings, 2031);
      const weighed = await recalibrate({ ...basis, population: { EN: 0.2, JA: 0.8 } }, sittings, 2031);
      // The mean of the population moves from 0 to 0.7, and difficulties against it as far down.
      expect(weighed.shift - plain.shift).toBeGreaterThan(0.4);
    });
  }
});
