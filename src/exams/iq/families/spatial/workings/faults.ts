import {
  drawCubeAndNet,
  drawCubesBeside,
  drawMarkedSheet,
  drawTurnedBeside,
  type WrongPlaces,
} from '#drawing/items/spatial.ts';
import type { Variety } from '#locale/locales.ts';
import type { CubeItem, CubeView } from '#psychometrics/generate/spatial/cube/cube.ts';
import type { FoldingItem } from '#psychometrics/generate/spatial/folding/folding.ts';
import type { SpatialItem } from '#psychometrics/generate/spatial/item.ts';
import type { Figure, Line, RotationItem, Tiles } from '#psychometrics/generate/spatial/rotation/figure.ts';
import { sentence } from '../../../../words.ts';
import type { DrawnStep } from '../../../family.ts';
import { faultWords } from '../../faults/words/index.ts';
import { describeSpatial } from '../describe.ts';
import { facingIn } from '../explain.ts';
import { spatialWords } from '../words/index.ts';
import { without } from './workings.ts';

/** Which way each bend of a line goes: 1 clockwise, -1 the other way. */
const bendsOf = ({ points }: Line): number[] =>
  points.slice(2).map(([x, y], at) => {
    const [[fromX, fromY], [midX, midY]] = [points[at], points[at + 1]] as [
      Line['points'][0],
      Line['points'][0],
    ];
    return Math.sign((midX - fromX) * (y - midY) - (midY - fromY) * (x - midX));
  });

function wrongTiles(yours: Tiles, asked: Tiles, mirrored: boolean): WrongPlaces {
  if (yours.filled === asked.filled) return { mirrored, ringed: [], missing: [] };
  return { mirrored, ringed: [yours.filled], missing: [asked.filled] };
}

function wrongBends(yours: Line, asked: Line, mirrored: boolean): WrongPlaces {
  const wanted = bendsOf(asked).map((bend) => (mirrored ? -bend : bend));
  const ringed = bendsOf(yours).flatMap((bend, at) => (bend === wanted[at] ? [] : [at + 1]));
  return { mirrored, ringed, missing: [] };
}

/** In what a chosen figure differs from the one that was asked for, or from its image in a mirror. */
export function wrongPlaces(yours: Figure, asked: Figure, mirrored: boolean): WrongPlaces {
  if (yours.shape === 'tiles' && asked.shape === 'tiles') return wrongTiles(yours, asked, mirrored);
  if (yours.shape === 'line' && asked.shape === 'line') return wrongBends(yours, asked, mirrored);
  return { mirrored, ringed: [], missing: [] };
}

/** The chosen figure turned back beside the one that was asked for, and what differs between them. */
function rotationFault(
  { stem, options, faults }: RotationItem,
  choice: number,
  locale: Variety,
): DrawnStep[] {
  const [yours, fault] = [options[choice], faults[choice]];
  if (!yours || !fault) return [];
  const { turned } = faultWords[locale];
  const places = wrongPlaces(yours.figure, stem.figure, fault !== 'changed');
  return [
    {
      svg: drawTurnedBeside({ ...yours, turn: 0 }, stem, places),
      alt: fault === 'mirrored' ? turned.mirrored : turned[stem.figure.shape][fault],
      caption: turned.caption,
      pair: true,
    },
  ];
}

/** The right cube, turned around its corner until it shows the same face on top as another one. */
export function turnedTo(top: CubeView['top'], { top: one, right: two, left: three }: CubeView): CubeView {
  if (top === two) return { top: two, right: three, left: one };
  return top === three ? { top: three, right: one, left: two } : { top: one, right: two, left: three };
}

/** Two faces that lie opposite each other, on the cube and in the net; or that are swapped, beside the true cube. */
function cubeFault(item: CubeItem, choice: number, locale: Variety): DrawnStep[] {
  const [yours, right] = [item.options[choice], item.options[item.key]];
  if (!yours || !right || choice === item.key) return [];
  const { cube } = faultWords[locale];
  const { mark } = spatialWords[locale];
  const facing = facingIn(item, yours);
  if (facing) {
    const [one, two] = facing;
    const alt = sentence(locale, cube.opposite, { one: mark[one], two: mark[two] });
    return [{ svg: drawCubeAndNet(yours, item.stem, facing), alt, caption: cube.facing, pair: true }];
  }
  const named = { top: mark[yours.top], one: mark[yours.right], two: mark[yours.left] };
  return [
    {
      svg: drawCubesBeside(yours, turnedTo(yours.top, right)),
      alt: sentence(locale, cube.mirrored, named),
      caption: cube.swapped,
      pair: true,
    },
  ];
}

/** The sheet of a wrong answer with the holes circled that cannot be there. */
function foldingFault(item: FoldingItem, choice: number, locale: Variety): DrawnStep[] {
  const chosen = item.options[choice];
  if (!chosen || choice === item.key) return [];
  return [
    {
      svg: drawMarkedSheet(chosen, without(chosen, item.options[item.key] ?? [])),
      alt: describeSpatial(item, locale).options[choice] ?? '',
    },
  ];
}

/** What is wrong with a chosen option, drawn. */
export function spatialFaults(item: SpatialItem, choice: number, locale: Variety): DrawnStep[] {
  switch (item.kind) {
    case 'rotation':
      return rotationFault(item, choice, locale);
    case 'cube':
      return cubeFault(item, choice, locale);
    case 'folding':
      return foldingFault(item, choice, locale);
  }
}
