import { describe, expect, it } from 'vitest';
import { thetaAtAge } from '#psychometrics/norms/continuous.ts';
import { percentileOfTheta } from '#psychometrics/norms.ts';
import { type Random, randomOf } from '#psychometrics/random.ts';
import { theta, years } from '#psychometrics/units.ts';
import { sized } from '#tests/support/form.ts';
import { type AgedScores, ageFindings, agesOf, ageTable, fewestAged } from './ages.ts';

const identity = { version: 'v1', kind: 'provisional' } as const;

/** Scores that stay level into midlife and fall from then on: no power of age, as people are none. */
const meanAt = (age: number) => 0.2 - 1.1 / (1 + Math.exp((58 - age) / 10));
const deviationAt = (age: number) => 0.82 + 0.002 * (age - 35);

/** Visitors: most between 18 and 40, a tail to 85. */
const ageOf = (random: Random) => Math.min(85, 16 - 16 * Math.log(1 - random.next() * 0.999));

function people(count: number, random: Random): AgedScores[] {
  return Array.from({ length: count }, () => {
    const age = ageOf(random);
    return { age: years(age), scores: [meanAt(age) + deviationAt(age) * random.normal()] };
  });
}

/** Root mean square of what ranks among one's age are off by, in hundredths, from the youngest twentieth to the oldest. */
function rankError(count: number, samples: number): number {
  const random = randomOf(`ages ${count}`);
  let [sum, times] = [0, 0];
  for (let sample = 0; sample < samples; sample += 1) {
    const sitters = people(count, random);
    const rising = sitters.map(({ age }) => age).toSorted((one, other) => one - other);
    const [norm] = ageFindings(sitters, ['score'], identity).norms ?? [];
    if (!norm) throw new Error('There is no norm.');
    for (const share of [0.05, 0.25, 0.5, 0.75, 0.95]) {
      const age = rising[Math.floor(share * count)] ?? years(0);
      for (const standing of [-1.5, -0.75, 0, 0.75, 1.5]) {
        const score = meanAt(age) + deviationAt(age) * standing;
        const found = percentileOfTheta(thetaAtAge(norm, { age, score }));
        sum += (found - percentileOfTheta(theta(standing))) ** 2;
        times += 1;
      }
    }
  }
  return Math.sqrt(sum / times);
}

describe('norms by age', () => {
  it('rank people among their age to within four places of a hundred from the least that is asked for', () => {
    const [least, many] = [rankError(fewestAged, sized(25, 400)), rankError(8 * fewestAged, sized(8, 60))];
    expect(least).toBeLessThan(4);
    expect(many).toBeLessThan(least);
  });

  it('take away what age does: within a decade nobody is favoured', () => {
    const sitters = people(4000, randomOf('favoured'));
    const [norm] = ageFindings(sitters, ['score'], identity).norms ?? [];
    if (!norm) throw new Error('There is no norm.');
    for (const decade of [20, 30, 40, 50, 60]) {
      const own = sitters.filter(({ age }) => age >= decade && age < decade + 10);
      const mean = (of: (person: AgedScores) => number) =>
        own.reduce((sum, person) => sum + of(person), 0) / own.length;
      const among = mean(({ age, scores }) => thetaAtAge(norm, { age, score: scores[0] as number }));
      expect(Math.abs(among)).toBeLessThan(0.05 + 3 / Math.sqrt(own.length));
    }
    expect(meanAt(65) - meanAt(25)).toBeLessThan(-0.6);
  });

  it('are one a score, weighed as people are', () => {
    const random = randomOf('two scores');
    const sitters = people(fewestAged * 3, random).map((person) => ({
      ...person,
      scores: [...person.scores, 2 + random.normal()],
      weight: person.age < 30 ? 3 : 1,
    }));
    const found = ageFindings(sitters, ['fluid', 'level'], identity);
    expect(found.norms?.map(({ id }) => id)).toEqual(['fluid by age', 'level by age']);
    expect(found.norms?.[1]?.mean[0]).toBeCloseTo(2, 0);
    expect(ageTable(found).join('\n')).toMatch(/^ {4}20 {2}[+−]0\.\d\d {2}0\.\d\d( +\d+){3}$/m);
    expect(ageTable(found).join('\n')).not.toMatch(/NaN|undefined/);
  });

  it('are not made of too few, or of people of one age, and say so', () => {
    const few = ageFindings(people(fewestAged - 1, randomOf('few')), ['score'], identity);
    expect(few.norms).toBeNull();
    expect(ageTable(few)).toEqual([
      `Norms by age: ${fewestAged - 1} usable sittings whose age is known, too few: norms by age take ${fewestAged}.`,
    ]);
    const alike = people(fewestAged, randomOf('alike')).map((person) => ({ ...person, age: years(30) }));
    const none = ageFindings(alike, ['score'], identity);
    expect([none.norms, ageTable(none).join()]).toEqual([null, expect.stringContaining('one age')]);
  });
});

describe('a file of ages', () => {
  it('is read with commas or semicolons, from whatever writes tables', () => {
    expect([...agesOf('\uFEFForder;age\r\nSX1;34\r\n\r\nSX2;17.5\r\n')]).toEqual([
      ['SX1', 34],
      ['SX2', 17.5],
    ]);
  });

  it.each([
    ['SX1,34', 'order,age'],
    ['order,age\nSX1', 'Line 2'],
    ['order,age\nSX1,thirty', 'Line 2'],
    ['order,age\nSX1,30\nSX2,1987', 'Line 3'],
    ['order,age\nSX1,30,male', 'Line 2'],
    ['order,age\n,30', 'Line 2'],
    ['order,age\nSX1,30\nSX1,31', 'SX1 again'],
  ])('refuses %j, naming what is wrong', (text, named) => {
    expect(() => agesOf(text)).toThrow(named);
  });
});
