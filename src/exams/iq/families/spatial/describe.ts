import type { Variety } from '#locale/locales.ts';
import type { NetFace } from '#psychometrics/generate/spatial/cube/cube.ts';
import type { Fold, Punched } from '#psychometrics/generate/spatial/folding/folding.ts';
import { lineOf, stagesOf } from '#psychometrics/generate/spatial/folding/stages.ts';
import type { SpatialItem } from '#psychometrics/generate/spatial/item.ts';
import type { Point, Turned } from '#psychometrics/generate/spatial/rotation/figure.ts';
import { sentence } from '../../../words.ts';
import type { DescribedItem } from '../../family.ts';
import { spatialWords } from './words/index.ts';

/** A place on the sheet, in twelfths of its side. */
export const placeText = (locale: Variety, [x, y]: Point): string =>
  sentence(locale, spatialWords[locale].describe.place, { x, y });

/** Places on the sheet, one after another. */
export const placesText = (locale: Variety, places: readonly Point[]): string =>
  places.map((place) => placeText(locale, place)).join(spatialWords[locale].separator.word);

/** Words on a grid, row by row. @param nothing said where the grid has no cell */
function rowsText(
  locale: Variety,
  cells: readonly Point[],
  wordAt: (at: number) => string,
  nothing: string,
): string {
  const { separator } = spatialWords[locale];
  const range = (axis: 0 | 1): number[] => {
    const values = cells.map((cell) => cell[axis]);
    const first = Math.min(...values);
    return Array.from({ length: Math.max(...values) - first + 1 }, (_, at) => first + at);
  };
  const columns = range(0);
  return range(1)
    .map((y) =>
      columns
        .map((x) => {
          const at = cells.findIndex(([cellX, cellY]) => cellX === x && cellY === y);
          return at < 0 ? nothing : wordAt(at);
        })
        .join(separator.word),
    )
    .join(separator.row);
}

/** The squares after so many quarter turns clockwise. */
function quarterTurned(cells: readonly Point[], quarters: number): Point[] {
  return cells.map((cell) => {
    let [x, y] = cell;
    for (let turn = 0; turn < quarters; turn += 1) [x, y] = [-y, x];
    return [x, y];
  });
}

function turnedText({ figure, turn }: Turned, locale: Variety): string {
  const { describe, separator } = spatialWords[locale];
  if (figure.shape === 'tiles') {
    const { none, empty, filled } = describe.tile;
    const cells = quarterTurned(figure.cells, turn / 90);
    const word = (at: number) => (at === figure.filled ? filled : empty);
    return sentence(locale, describe.tiles, { rows: rowsText(locale, cells, word, none) });
  }
  const pieces = figure.points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = figure.points[at] as Point;
    const clockwise = (Math.atan2(x - fromX, fromY - y) * 180) / Math.PI + turn;
    return sentence(locale, describe.piece, {
      length: Math.abs(x - fromX) + Math.abs(y - fromY),
      hour: ((Math.round(clockwise / 30) + 23) % 12) + 1,
    });
  });
  return sentence(locale, describe.line, { pieces: pieces.join(separator.word) });
}

function netText(net: readonly NetFace[], locale: Variety): string {
  const { describe, mark } = spatialWords[locale];
  const cells = net.map(({ column, row }): Point => [column, row]);
  const rows = rowsText(locale, cells, (at) => mark[(net[at] as NetFace).mark], mark.none);
  return sentence(locale, describe.net, { rows });
}

/** Which part of the paper a fold moves. */
function partOf({ along: [a, b] }: Fold): string {
  const [across, down] = [a > 0 ? 'Left' : a < 0 ? 'Right' : '', b > 0 ? 'top' : b < 0 ? 'bottom' : ''];
  return down === '' ? across.toLowerCase() : down + across;
}

function punchedText({ folds, holes }: Punched, locale: Variety): string {
  const { describe } = spatialWords[locale];
  const steps = stagesOf(folds).stages.map((stage, at) => {
    const [[fromX, fromY], [toX, toY]] = lineOf(stage);
    const part = partOf(stage.fold);
    return sentence(locale, describe.fold, { step: at + 1, fromX, fromY, toX, toY, part });
  });
  const punch = sentence(locale, describe.punch, { places: placesText(locale, holes) });
  return [describe.sheet, ...steps, punch].join(spatialWords[locale].separator.sentence);
}

/** What is asked and shown, in words that describe and do not solve. */
export function describeSpatial(item: SpatialItem, locale: Variety): DescribedItem {
  const { prompt, describe, mark } = spatialWords[locale];
  switch (item.kind) {
    case 'rotation':
      return {
        prompt: prompt.rotation,
        stem: turnedText(item.stem, locale),
        options: item.options.map((option) => turnedText(option, locale)),
      };
    case 'cube':
      return {
        prompt: prompt.cube,
        stem: netText(item.stem, locale),
        options: item.options.map(({ top, right, left }) =>
          sentence(locale, describe.cube, { top: mark[top], right: mark[right], left: mark[left] }),
        ),
      };
    case 'folding':
      return {
        prompt: prompt.folding,
        stem: punchedText(item.stem, locale),
        options: item.options.map((holes) =>
          sentence(locale, describe.open, { places: placesText(locale, holes) }),
        ),
      };
  }
}
