import { placeNamed } from '#exams/iq/editions/in-stages/bank.ts';
import { edition, norm } from '#exams/iq/exam.ts';
import { randomOf } from '#psychometrics/random.ts';
import type { PartialRate } from './measure.ts';

/** What comes of a whole test for somebody who solves matrices by halves, and guesses at everything else. */
export interface WholeForm {
  readonly solver: string;
  /** Share of the bank's matrices that they solve, each place once. */
  readonly ofBank: number;
  /** Of those that a test in stages asks them. */
  readonly ofAsked: number;
  /** Their mean score in IQ points. */
  readonly score: number;
}

const guessed = 1 / 6;

const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** @param matrices people who know a part of the rules, measured at every matrix of the bank in its order */
export function wholeForms(matrices: readonly PartialRate[], sitters: number): WholeForm[] {
  const idOf = new Map(Object.entries(norm.items).map(([id, item]) => [item, id]));
  const ask = edition.rehearsal(norm.items);
  return matrices.map(({ solver, places }) => {
    const random = randomOf(`whole forms of ${solver}`);
    const taken = Array.from({ length: sitters }, () => {
      const asked = ask((item) => {
        const { place, at } = placeNamed(idOf.get(item) ?? '');
        const solved = place.family === 'matrices' ? (places[at]?.solved ?? guessed) : guessed;
        return random.next() < solved;
      });
      const own = asked.filter(({ placeId }) => placeNamed(placeId).place.family === 'matrices');
      return {
        solved: meanOf(own.map(({ correct }) => Number(correct))),
        score: 100 + 15 * edition.estimate(asked).theta,
      };
    });
    return {
      solver,
      ofBank: meanOf(places.map(({ solved }) => solved)),
      ofAsked: meanOf(taken.map(({ solved }) => solved)),
      score: meanOf(taken.map(({ score }) => score)),
    };
  });
}
