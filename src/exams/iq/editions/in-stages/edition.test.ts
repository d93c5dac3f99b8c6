import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { generateMatrices } from '#psychometrics/generate/matrices/generate.ts';
import type { Cell } from '#psychometrics/generate/matrices/item.ts';
import { randomOf } from '#psychometrics/random.ts';
import { courseText, readCourse } from '../../../stages.ts';
import type { FormItem, Rehearsed } from '../../edition.ts';
import { familyNames } from '../../family.ts';
import { type BankPlace, placeNamed, places } from './bank.ts';
import { content } from './choose.ts';
import { inStages } from './edition.ts';
import { matrixBank } from './matrices.ts';
import { rehearsal } from './rehearsal.ts';

const { sizes, choose } = inStages.stages as NonNullable<typeof inStages.stages>;
const items = Object.fromEntries(places.map(({ id, design }) => [id, design]));

/** Takes stages with answers by a rule, and gives the course at its end. */
function course(seed: string, isRight: (item: FormItem) => boolean, stages = sizes.length): string {
  let text = seed;
  for (let number = 2; number <= stages; number += 1) {
    const asked = inStages.formOf(text).slice(0, 5 * (number - 1));
    const answers = asked.map((item) => ({
      questionId: item.id,
      choice: isRight(item) ? item.key : (item.key + 1) % 6,
      milliseconds: 9000,
    }));
    const { plans } = readCourse(text);
    const padded = Array.from({ length: number - 1 }, (_, at) => plans[at] ?? null);
    text = courseText({ seed, plans: [...padded, choose(readCourse(text), { number, answers })] });
  }
  return text;
}

/** What is asked of somebody who solves by a rule, without drawings. */
function asked(solves: (at: number) => boolean): Rehearsed[] {
  let at = -1;
  return rehearsal(items)(() => {
    at += 1;
    return solves(at);
  });
}

const stagesOf = (questions: readonly Rehearsed[]) =>
  sizes.map((_, at) => questions.slice(5 * at, 5 * at + 5).map(({ placeId }) => placeNamed(placeId).place));
const difficulties = (stage: readonly BankPlace[]) => stage.map(({ design }) => design.b);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const ways = [() => true, () => false, (at: number) => at % 2 === 0, (at: number) => at < 12];

describe('what is asked', () => {
  it('has the same content whatever is answered: 18 matrices, and four of each other family', () => {
    for (const way of [...ways.map(asked), rehearsal(items, 1)(() => true)]) {
      const counts = stagesOf(way).map((stage) =>
        familyNames.map((name) => stage.filter(({ family }) => family === name).length),
      );
      expect(counts).toEqual(content);
    }
  });

  it('begins in the middle, goes where the answers point, and rises within each stage', () => {
    for (const way of ways) {
      const stages = stagesOf(asked(way)).map(difficulties);
      expect(Math.abs(mean(stages[0] ?? []))).toBeLessThan(0.4);
      for (const stage of stages) expect(stage).toEqual(stage.toSorted((one, other) => one - other));
    }
    const [right, wrong] = ways.map((way) =>
      mean(
        stagesOf(asked(way))
          .slice(2)
          .flat()
          .map(({ design }) => design.b),
      ),
    );
    expect(right).toBeGreaterThan(1.2);
    expect(wrong).toBeLessThan(-1);
  });

  it('holds no combination of rules oftener than twice, but for what was planned', () => {
    for (const way of ways) {
      const places = Map.groupBy(asked(way), ({ placeId }) => placeId);
      expect(Math.max(...[...places.values()].map((same) => same.length))).toBeLessThanOrEqual(2);
    }
  });
});

describe('a form in stages', () => {
  const [seed, isRight] = ['a form in stages', ({ place }: FormItem) => place % 3 !== 0];
  const text = course(seed, isRight);
  const [whole, planned] = [inStages.formOf(text), inStages.formOf(seed)];

  it('is chosen alike by the same answers, as it was rehearsed, and asks nothing twice', () => {
    expect(course(seed, isRight)).toBe(text);
    expect(whole.map(({ placeId }) => placeId)).toEqual(
      asked((at) => (at + 1) % 3 !== 0).map(({ placeId }) => placeId),
    );
    expect(new Set(whole.map((item) => item.show('EN').stem.svg)).size).toBe(30);
  });

  it('keeps the first stage, and names chosen questions otherwise than planned ones, in the same places', () => {
    const ids = (form: readonly FormItem[]) => form.map(({ id }) => id);
    expect(ids(whole.slice(0, 5))).toEqual(ids(planned.slice(0, 5)));
    expect(ids(whole.slice(5)).filter((id) => ids(planned).includes(id))).toEqual([]);
    expect(whole.map(({ place }) => place)).toEqual(planned.map(({ place }) => place));
    expect(ids(whole).join()).not.toMatch(/[msar]\d\d/);
  });

  it('is proven by the solver, planned and chosen', () => {
    expect(inStages.isSound(text)).toBe(true);
    expect(inStages.isSound(seed)).toBe(true);
  });
});

describe('the bank', () => {
  it('has matrices in rising difficulty by the published model, divided by its slope', () => {
    const difficulties = matrixBank.map(({ design }) => design.b);
    expect(difficulties).toEqual([...difficulties].sort((one, other) => one - other));
    for (const { design, rules, elements, plan } of matrixBank) {
      expect(design.a * design.b).toBeCloseTo(
        -3.56 + 0.517 * rules + 0.582 * elements + (plan.near ? 1.108 : 0),
        9,
      );
      for (const variant of plan.variants) {
        const ruled = Object.values(variant).filter((kind) => kind !== 'same');
        const isCounted = variant.count === 'progression' || variant.count === 'arithmetic';
        expect(rules).toBe(isCounted ? Math.min(2, ruled.length) : ruled.length);
      }
    }
  });

  it('has about as many elements in a cell as the difficulty says', () => {
    const bits = (set = 0) => set.toString(2).replaceAll('0', '').length;
    const elementsOf = ({ count = 1, inner = -1, place, strokes, dots }: Cell) =>
      count + (inner < 0 ? 0 : 1) + (place === undefined ? 0 : 1) + bits(strokes) + bits(dots);
    matrixBank.forEach(({ plan, elements }, at) => {
      const counts = Array.from({ length: 12 }, (_, item) => {
        const { cells, options, key } = generateMatrices(plan, randomOf(`elements ${item}`));
        return mean([...cells, options[key] as Cell].map(elementsOf));
      });
      expect(Math.abs(mean(counts) - elements), `${at + 1}: ${mean(counts)}`).toBeLessThan(0.7);
    });
  });

  it('names every place once', () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(places.length).toBeGreaterThanOrEqual(60);
  });
});

it('a form that another thread has made is taken up as it was, and not made again', () => {
  const told = (form: readonly FormItem[]) =>
    form.map((item) => ({
      ...item,
      ...Object.fromEntries(
        locales.map((locale) => [
          locale,
          [
            item.show(locale),
            item.whyRight(locale),
            item.steps(locale),
            Array.from({ length: item.optionCount }, (_, at) =>
              at === item.key ? '' : [item.whyWrong(at, locale), item.faults(at, locale), item.faultOf(at)],
            ),
          ],
        ]),
      ),
    }));
  const plain = (form: readonly FormItem[]) => JSON.stringify(told(form));
  const [made, unmade] = ['handed over', 'never made'];
  const given = structuredClone(inStages.handing?.give(made)) as { random: string }[];
  // As if they were of a seed of which nothing was made here: made anew its questions would be others.
  inStages.handing?.take(given.map((one) => ({ ...one, random: one.random.replace(made, unmade) })));
  expect(plain(inStages.formOf(unmade))).toBe(plain(inStages.formOf(made)));
  expect(plain(inStages.formOf('of its own'))).not.toBe(plain(inStages.formOf(made)));
});
