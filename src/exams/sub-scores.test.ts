import { describe, expect, it } from 'vitest';
import { correlation } from '#psychometrics/classical/covariance.ts';
import { probability } from '#psychometrics/irt/three-parameter.ts';
import { dot } from '#psychometrics/numerics/matrix.ts';
import { cholesky } from '#psychometrics/numerics/symmetric.ts';
import { randomOf } from '#psychometrics/random.ts';
import { theta } from '#psychometrics/units.ts';
import { sized } from '#tests/support/form.ts';
import { facets as brainFacets, items as brainItems } from './brain/items.ts';
import { score as brainScore } from './brain/score.ts';
import { ofFourSides, sit as sitBrain } from './brain/sitters.ts';
import { branches } from './eq/branches.ts';
import { abilitiesOf, branchScoresOf, categoriesOf, totalOf } from './eq/score.ts';
import { drawTruth as drawEq, sit as sitEq } from './eq/sitters.ts';
import { placeNamed } from './iq/editions/in-stages/bank.ts';
import { edition, norm } from './iq/exam.ts';
import { scales } from './stress/scales.ts';
import {
  placesOf,
  scaleScoresOf,
  categoriesOf as stressCategoriesOf,
  totalOf as stressTotalOf,
} from './stress/score.ts';
import { drawTruth as drawStress, sit as sitStress } from './stress/sitters.ts';

// Haberman (2008): a part of a test deserves a score of its own where that says more of the part's true score than the score of the
// whole does: the proportional reduction of mean squared error, which is here the squared correlation with what is known.

interface Sitter {
  readonly truth: number;
  readonly part: number;
  readonly whole: number;
}

const explained = (sitters: readonly Sitter[], by: 'part' | 'whole'): number =>
  (correlation(
    sitters.map((one) => [one[by], one.truth]),
    'complete',
  )[0]?.[1] as number) ** 2;

/** What the part's own score says of it beyond the whole's. */
const valueAdded = (sitters: readonly Sitter[]) => explained(sitters, 'part') - explained(sitters, 'whole');

describe('the four ways of the IQ test', () => {
  const families = edition.scales;
  /** Sitters with four abilities that correlate by as much, asked in stages as everybody is. */
  const sittersOf = (between: number) => {
    const random = randomOf(`four ways ${between}`);
    const lower = cholesky(families.map((_, at) => families.map((__, to) => (at === to ? 1 : between))));
    return Array.from({ length: sized(400, 2000) }, () => {
      const numbers = families.map(() => random.normal());
      const truths = lower.map((row) => dot(row, numbers.slice(0, row.length)));
      const nameOf = new Map(Object.entries(norm.items).map(([id, item]) => [item, id]));
      const asked = edition.rehearsal(norm.items)((item) => {
        const { family } = placeNamed(nameOf.get(item) ?? '').place;
        const own = { ...item, b: item.b + item.residual * random.normal() };
        return random.next() < probability(own, theta(truths[families.indexOf(family)] as number));
      });
      const whole = edition.estimate(asked).theta;
      return families.map((family, at) => ({
        truth: truths[at] as number,
        whole,
        part: edition.estimate(asked.filter(({ placeId }) => placeNamed(placeId).place.family === family))
          .theta,
      }));
    });
  };

  it.each([0.8, 0.95])('say less by themselves than the score says of them, correlated by %s', (between) => {
    const sitters = sittersOf(between);
    for (const [at, family] of families.entries()) {
      const added = valueAdded(sitters.map((ways) => ways[at] as Sitter));
      expect(added, family).toBeLessThan(family === 'matrices' ? 0.03 : -0.1);
    }
  });
});

it('the sides of the brain test say as much by themselves as the whole style says of them, where they correlate as the design has it', () => {
  const random = randomOf('four sides');
  const sitters = Array.from({ length: sized(1200, 4000) }, () => {
    const truth = ofFourSides(random);
    const choices = sitBrain(truth, random);
    const result = brainScore(
      brainItems.map(({ id }, at) => ({ questionId: id, choice: choices[at] ?? null, milliseconds: 8000 })),
    );
    return brainFacets.map((id) => ({
      truth: truth.sides[id],
      part: result.scales.find((scale) => scale.id === id)?.value ?? 0,
      whole: result.score.value,
    }));
  });
  // About as much, by what so many sitters let tell: hence they are told with their intervals and not ranked.
  for (const [at, id] of brainFacets.entries()) {
    const added = valueAdded(sitters.map((sides) => sides[at] as Sitter));
    expect(added, id).toBeLessThan(0.08);
    expect(added, id).toBeGreaterThan(-0.04);
  }
});

it('the branches of the EQ test say more by themselves than the total says of them, and so are told', () => {
  const random = randomOf('four branches');
  const sitters = Array.from({ length: sized(800, 4000) }, () => {
    const truth = drawEq(random);
    const score = abilitiesOf(categoriesOf(sitEq(truth, random)));
    const own = branchScoresOf(score);
    return branches.map((_, at) => ({
      truth: truth[at] as number,
      part: own[at]?.value ?? 0,
      whole: totalOf(score).value,
    }));
  });
  for (const [at, branch] of branches.entries())
    expect(valueAdded(sitters.map((parts) => parts[at] as Sitter)), branch).toBeGreaterThan(0.15);
});

it('the scales of the work-stress test say more by themselves than the score says of them, and so are told', () => {
  const random = randomOf('four scales');
  const sitters = Array.from({ length: sized(800, 4000) }, () => {
    const truth = drawStress(random);
    const places = placesOf(stressCategoriesOf(sitStress(truth, random)));
    const own = scaleScoresOf(places);
    return scales.map((_, at) => ({
      truth: truth[at] as number,
      part: own[at]?.value ?? 0,
      whole: stressTotalOf(places).value,
    }));
  });
  // The score leans on the demands, and says most of them.
  for (const [at, scale] of scales.entries())
    expect(valueAdded(sitters.map((parts) => parts[at] as Sitter)), scale).toBeGreaterThan(0.08);
});
