import { describe, expect, it } from 'vitest';
import { matrices } from '#exams/iq/families/matrices/index.ts';
import { places as placesBefore } from '#exams/iq/families/matrices/places.ts';
import { sized } from '#tests/support/form.ts';
import { benches, measureOf } from '../../bench/partial/benches.ts';
import { matrixSolvers } from '../../bench/partial/matrices.ts';
import { margin, type PartialRate, type PlaceRate, surplusOf } from '../../bench/partial/measure.ts';
import { wholeForms } from '../../bench/partial/whole-form.ts';

/** Of each place; in the full form as many as `npm run bench partial` takes. */
const items = sized(40, 300);

/** In the quick form what so few items may do by chance: four standard errors of a share that the model expects. */
const luck = ({ expected, asking }: PlaceRate): number =>
  sized(4, 0) * Math.sqrt((expected * (1 - expected)) / Math.max(1, asking));

const beaten = (rates: readonly PartialRate[]) =>
  rates.flatMap(({ solver, places }) =>
    places
      .filter((one) => surplusOf(one) > margin + luck(one))
      .map((one) => ({ solver, place: one.place, points: Math.round(100 * surplusOf(one)) })),
  );

/** All places of a family together, which a few items of each tell well. */
const meanSurplus = ({ places }: PartialRate): number => {
  const asked = places.filter(({ lacking }) => lacking !== undefined);
  return asked.reduce((sum, one) => sum + surplusOf(one), 0) / asked.length;
};

const measured = benches.map(({ name, measure }) => ({ name, rates: measure(items) }));

describe.each(measured)('people who know a part of the rules of $name', ({ rates }) => {
  it('beat what the model expects of their ability by five points at no place', () => {
    expect(rates.length).toBeGreaterThan(2);
    expect(beaten(rates)).toEqual([]);
  });

  it.each(rates)('come to no more than that over all places: $solver', (rate) => {
    expect(meanSurplus(rate)).toBeLessThan(margin);
  });
});

it('would be told of, were half a solution enough, as it was in the edition before', () => {
  const [ignoresOverlays] = measureOf(matrices, placesBefore, matrixSolvers)(sized(40, 300));
  if (!ignoresOverlays) throw new Error('Nobody is measured.');
  expect(beaten([ignoresOverlays]).map(({ place }) => place)).toContain('matrices 12');
});

it('leaves below the middle range who counts the rarest and guesses all else', () => {
  const [{ rates = [] } = {}] = measured;
  const counting = wholeForms(rates, sized(60, 400)).find(({ solver }) => solver === 'counts the rarest');
  expect(counting?.score).toBeLessThan(85);
});
