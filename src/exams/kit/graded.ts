import type { GivenAnswer } from '#contract/exams.ts';
import type { MultidimensionalGradedItem } from '#psychometrics/irt/multidimensional-graded.ts';
import type { Matrix } from '#psychometrics/numerics/matrix.ts';

/** What a questionnaire is scored by, so far as a calibration must know it. */
export interface GradedTest {
  /** Names of what it measures, in the order of the slopes. */
  readonly dimensions: readonly string[];
  /** As they are scored by design, residuals integrated out. */
  readonly items: readonly { readonly id: string; readonly design: MultidimensionalGradedItem }[];
  /** Correlations of the dimensions by design. */
  readonly correlations: Matrix;
  /** What the answers count, in the order of the items; null where there is none. @throws AnswerError as the test's `score` */
  categoriesOf(answers: readonly GivenAnswer[]): readonly (number | null)[];
}
