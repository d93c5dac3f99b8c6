import type { Affine, Point } from './affine.ts';
import type { Run } from './path.ts';

/**
 * What an element draws, in coordinates of its own. The same line stands in several cells and options, and mostly at other places
 * alone: what it is when it has been turned and scaled is worked out once.
 */
export class Line {
  readonly #runs: readonly Run[];
  #turned: { readonly by: Affine; readonly runs: readonly Run[] } | undefined;

  constructor(runs: readonly Run[]) {
    this.#runs = runs;
  }

  /** Its runs after all of a map but its shift: the very same ones for the same map as the last time. */
  turned(by: Affine): readonly Run[] {
    if (!this.#turned || !isSameTurn(this.#turned.by, by)) {
      this.#turned = { by, runs: this.#runs.map((run) => turnedRun(run, by)) };
    }
    return this.#turned.runs;
  }
}

const isSameTurn = (one: Affine, other: Affine): boolean =>
  one[0] === other[0] && one[1] === other[1] && one[2] === other[2] && one[3] === other[3];

const turnedRun = ({ points, closed, curved }: Run, [a, b, c, d]: Affine): Run => ({
  points: points.map(([x, y]): Point => [a * x + c * y, b * x + d * y]),
  closed,
  curved,
});
