import { withResidual } from '#psychometrics/irt/multidimensional-graded.ts';
import { answersByQuestion } from '../answers.ts';
import type { GradedTest } from '../kit/graded.ts';
import { items } from './items.ts';
import { designItem } from './norm.ts';
import { optionCount, polesOf } from './score.ts';

const { a, b, residual } = designItem;
const design = withResidual({ slopes: [a], thresholds: [a * b] }, a * residual);
const form = items.map(({ id }) => ({ id, optionCount }));

/** What a calibration fits: each choice as two categories, the second one towards the whole picture. */
export const graded: GradedTest = {
  dimensions: ['style'],
  items: items.map(({ id }) => ({ id, design })),
  correlations: [[1]],
  categoriesOf(answers) {
    const given = answersByQuestion(form, answers);
    return items.map((item) => {
      const choice = given.get(item.id)?.choice ?? null;
      return choice === null ? null : Number(polesOf(item)[choice] === 'right');
    });
  },
};
