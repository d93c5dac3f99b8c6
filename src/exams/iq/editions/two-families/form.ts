import { randomOf } from '#psychometrics/random.ts';
import { blueprint, blueprintVersion, type Place } from './blueprint.ts';
import { generateMatrix, type MatrixItem } from './generate/matrix/generate.ts';
import { generateSeries, type SeriesItem } from './generate/series/generate.ts';

/** One item of a form with its key: never leaves the server. */
export interface RawItem {
  readonly id: string;
  readonly place: number;
  readonly design: Place;
  readonly item: MatrixItem | SeriesItem;
}

/** The form of a seed. Each place draws from a stream of its own, so that no place depends on another. */
export function formOf(seed: string): RawItem[] {
  return blueprint.map((design, at) => {
    const id = `p${String(at + 1).padStart(2, '0')}`;
    const random = randomOf(`${blueprintVersion}/${seed}/${id}`);
    const item =
      design.plan.family === 'matrices'
        ? generateMatrix(design.plan, random)
        : generateSeries(design.plan, random);
    return { id, place: at + 1, design, item };
  });
}
