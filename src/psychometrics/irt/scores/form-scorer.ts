import { InvalidInputError } from '../../errors.ts';
import { type Answer, categoryCount, type Item, requireAnswers, requireItems } from '../item.ts';
import type { AbilityScore } from './ability-score.ts';
import { answerTablesOf, multiplyByAnswers } from './answer-tables.ts';
import { scoreByLogarithms } from './expected-a-posteriori.ts';
import { type Moments, momentsOf, priorGridOf, type Quadrature } from './posterior.ts';

/** A missing answer in a table of sittings. */
export const notAnswered = -1;

/** Scores of many sittings, in their order. */
export interface AbilityScores {
  readonly thetas: Float64Array;
  readonly standardErrors: Float64Array;
}

/** Scores sittings of one form as `expectedAPosteriori` does, hundreds of times as fast. */
export interface FormScorer {
  /**
   * @param answers one for each item; null is an answer that was not given
   * @throws InvalidInputError if the numbers differ, or an answer is no category of its item
   */
  readonly score: (answers: readonly Answer[]) => AbilityScore;
  /**
   * @param answers sitting by sitting, one category for each item, or `notAnswered`
   * @throws InvalidInputError if the answers are not a whole number of sittings, or one is no category of its item
   */
  readonly scoreAll: (answers: Int8Array) => AbilityScores;
}

/** Below this a posterior's weights may have lost digits to underflow, and it is summed by logarithms. */
const leastWeight = 1e-200;

/** As many as a table of sittings can hold. */
const mostCategories = 128;

/**
 * Prepares the tables of a form (see `AnswerTables`): worth it from a few dozen sittings on.
 *
 * @throws InvalidInputError if an item, the prior or the grid is none, or an item has more than 128 categories
 */
export function formScorerOf(items: readonly Item[], quadrature: Quadrature = {}): FormScorer {
  requireItems(items);
  const categories = Int32Array.from(items, categoryCount);
  if (categories.some((count) => count > mostCategories)) {
    throw new InvalidInputError(`An item of a form has at most ${mostCategories} categories.`);
  }
  const prior = priorGridOf(quadrature);
  const tables = answerTablesOf(items, prior.points);
  const places = new Int32Array(tables.starts.length);
  const weights = new Float64Array(prior.points.length);
  const own = new Int8Array(items.length);
  const momentsAt = (cells: Int8Array, start: number): Moments => {
    weights.set(prior.densities);
    multiplyByAnswers(weights, tables, cells, start, places);
    return enough(weights)
      ? momentsOf(prior.points, weights)
      : scoreByLogarithms(items, answersOf(cells.subarray(start, start + items.length)), prior);
  };
  return {
    score(answers) {
      requireAnswers(items, answers);
      for (let item = 0; item < own.length; item += 1) own[item] = answers[item] ?? notAnswered;
      const { mean, deviation } = momentsAt(own, 0);
      return { theta: mean, standardError: deviation };
    },
    scoreAll(answers) {
      requireSittings(answers, categories);
      const sittings = answers.length / items.length;
      const thetas = new Float64Array(sittings);
      const standardErrors = new Float64Array(sittings);
      for (let sitting = 0; sitting < sittings; sitting += 1) {
        const { mean, deviation } = momentsAt(answers, sitting * items.length);
        thetas[sitting] = mean;
        standardErrors[sitting] = deviation;
      }
      return { thetas, standardErrors };
    },
  };
}

function enough(weights: Float64Array): boolean {
  for (const weight of weights) if (weight > leastWeight) return true;
  return false;
}

const answersOf = (cells: Int8Array): Answer[] =>
  Array.from(cells, (cell) => (cell === notAnswered ? null : cell));

function requireSittings(answers: Int8Array, categories: Int32Array): void {
  const items = categories.length;
  if (answers.length % items !== 0) {
    throw new InvalidInputError(`${answers.length} answers are not whole sittings of ${items} items.`);
  }
  for (let start = 0; start < answers.length; start += items) {
    for (let item = 0; item < items; item += 1) {
      const answer = answers[start + item] as number;
      if (answer < notAnswered || answer >= (categories[item] as number)) {
        throw new InvalidInputError(`Answer ${item} is no category of its item: ${answer}.`);
      }
    }
  }
}
