import { solveCube, tilesOf } from './spatial/cube.ts';
import { isFold, solveFolding } from './spatial/folding.ts';
import { pieceOf } from './spatial/piece.ts';
import { solveRotation } from './spatial/rotation.ts';
import { type Primitive, readDrawing } from './svg.ts';

/** Fainter or broken strokes guide the eye: the sign for turning, the way to the answer, its empty place. */
const isGuide = ({ paint }: Primitive): boolean =>
  paint.stroke > 0 && (paint.stroke < 1 || paint.dash.length > 0);

const facesOfCube = 6;

/**
 * Which options fit a spatial question, of which the drawings say the kind: folded paper, where dashed lines are folds; the net of
 * a cube, where six equal squares and options of three faces are; else a figure to be turned.
 *
 * @returns places of the options from 0; none where the stem cannot be what it shows
 * @throws UnreadableDrawingError
 */
export function solveSpatial(stemSvg: string, optionSvgs: readonly string[]): number[] {
  const stem = readDrawing(stemSvg).primitives;
  const options = optionSvgs.map((svg) => readDrawing(svg).primitives);
  if (stem.some(isFold)) return solveFolding(stem, options);
  const [shown, choices] = [withoutGuides(stem), options.map(withoutGuides)];
  const isNet = marked(shown) && tilesOf(shown).length >= facesOfCube;
  if (isNet) return solveCube(shown, choices);
  return solveRotation(
    shown.map(pieceOf),
    choices.map((choice) => choice.map(pieceOf)),
  );
}

const withoutGuides = (primitives: readonly Primitive[]): Primitive[] =>
  primitives.filter((primitive) => !isGuide(primitive));

/** Whether areas without an outline lie on the figure, as the marks on the faces of a cube do. */
const marked = (primitives: readonly Primitive[]): boolean =>
  primitives.some(({ paint }) => paint.stroke === 0 && paint.fill > 0);
