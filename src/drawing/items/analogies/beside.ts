import { drawBeside, ringAt } from '../beside.ts';
import { type DrawnFigure, drawFigure, filledOf } from './figures.ts';
import { counted, drawTold, loopUnder, type ToldFigure, toldUnder } from './steps.ts';

/**
 * The chosen figure beside the right one, both with nothing but what is wrong in the chosen one and what it needs to be seen.
 *
 * @param more dots that the chosen one has below: those are ringed, or where they are missing if there are fewer
 */
export const drawFiguresBeside = (yours: DrawnFigure, right: DrawnFigure, more = 0): string =>
  drawBeside(drawFigure(yours) + (more === 0 ? '' : counted(yours, more)), drawFigure(right), {
    sign: 'unequal',
    right: true,
  });

/** What is wrong in a figure: which of its polygons is filled, or how its parts stand to each other. */
export interface WrongIn {
  readonly filled: boolean;
  readonly relation: boolean;
}

/** Room for what is written under a figure, and for the loop around it, which leaves the frame of the field free. */
const line = 44;

/** Two figures with how the parts of each stand to each other. */
function relations(
  yours: ToldFigure,
  other: ToldFigure,
  { wrong, right }: { readonly wrong: WrongIn; readonly right: boolean },
): string {
  const written = 56 + line / 2;
  const { figure } = yours;
  const rings = [
    wrong.relation ? loopUnder(yours, 0, written) : '',
    wrong.filled && figure.kind === 'pair' ? ringOf(figure) : '',
  ];
  return drawBeside(
    drawTold(yours) + toldUnder(yours, 0, written) + rings.join(''),
    drawTold(other) + toldUnder(other, 0, written),
    { sign: right ? 'unequal' : 'equal', right, under: line },
  );
}

function ringOf(pair: Extract<DrawnFigure, { kind: 'pair' }>): string {
  const [x, y, radius] = filledOf(pair);
  return ringAt(x, y, radius + 5);
}

/** The chosen figure beside the right one, with what of its relation is wrong ringed. */
export const drawRelationsBeside = (yours: ToldFigure, right: ToldFigure, wrong: WrongIn): string =>
  relations(yours, right, { wrong, right: true });

/** The chosen figure beside another one with the same relation, which is ringed in the chosen one. */
export const drawRelationsAlike = (yours: ToldFigure, other: ToldFigure): string =>
  relations(yours, other, { wrong: { filled: false, relation: true }, right: false });
