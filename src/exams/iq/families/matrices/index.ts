import { drawMatrix, drawMatrixOption } from '#drawing/items/matrices.ts';
import { generateMatrices } from '#psychometrics/generate/matrices/generate.ts';
import type { MatrixItem, MatrixPlan } from '#psychometrics/generate/matrices/item.ts';
import type { Family } from '../../family.ts';
import { describeMatrix } from './describe.ts';
import { explainMatrix, explainWrongMatrix } from './explain.ts';
import { matrixFaults, matrixSteps } from './workings.ts';

/** Three rows of three figures, the ninth of which is asked for. */
export const matrices: Family<MatrixPlan, MatrixItem> = {
  name: 'matrices',
  generate: generateMatrices,
  draw: ({ cells, options }) => ({ stem: drawMatrix(cells), options: options.map(drawMatrixOption) }),
  describe: describeMatrix,
  explain: explainMatrix,
  explainWrong: explainWrongMatrix,
  workings: { suffice: false, steps: matrixSteps, faults: matrixFaults },
};
