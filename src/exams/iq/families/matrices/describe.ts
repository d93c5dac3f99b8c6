import type { Variety } from '#locale/locales.ts';
import {
  type Attribute,
  type Cell,
  type MatrixItem,
  nothing,
} from '#psychometrics/generate/matrices/item.ts';
import { sentence } from '../../../words.ts';
import type { DescribedItem } from '../../family.ts';
import { faultWords } from '../faults/words/index.ts';
import { matrixWords } from './words/index.ts';

/** Elements of a set that is written as bits. */
const members = (set = 0): number[] => [0, 1, 2, 3, 4, 5, 6, 7].filter((at) => set & (1 << at));

/** Direction of a stroke, in eighths: four sides from the top, then four corners from the top left. */
const strokeDirections: readonly number[] = [0, 2, 4, 6, 7, 1, 3, 5];

/** What one cell shows of an attribute, by itself. @returns empty where it shows nothing */
export function attributeText(cell: Cell, attribute: Attribute, locale: Variety): string {
  const { shape, pointer, shade, separator } = matrixWords[locale];
  switch (attribute) {
    case 'shape':
      return (cell.turn === undefined ? shape : pointer)[cell.shape ?? 0] ?? '';
    case 'shade':
    case 'innerShade':
      return shade[cell[attribute] ?? 0] ?? '';
    case 'count':
      return String(cell.count ?? '');
    case 'inner':
      return cell.inner === nothing ? faultWords[locale].nothing : (shape[cell.inner ?? 0] ?? '');
    default:
      return partsOf({ [attribute]: cell[attribute] }, locale).join(separator.part);
  }
}

/** What one cell shows, part by part: says all that is drawn and nothing of the rules. */
const cellText = (cell: Cell, locale: Variety): string =>
  partsOf(cell, locale).join(matrixWords[locale].separator.part);

function partsOf(cell: Cell, locale: Variety): string[] {
  const words = matrixWords[locale];
  const say = (message: keyof typeof words.figure, values: Record<string, string | number> = {}) =>
    sentence(locale, words.figure[message], values);
  const direction = (eighth: number) => words.direction[eighth] ?? '';
  const { shape, shade, size, turn, count, inner, innerShade, place, strokes, dots } = cell;
  const parts: string[] = [];
  if (shape !== undefined) {
    const name = (turn === undefined ? words.shape : words.pointer)[shape] ?? '';
    parts.push(count === undefined ? name : say('count', { count, shape: name }));
  }
  if (shape !== undefined) parts.push(words.shade[shade ?? 0] ?? '');
  if (size !== undefined) parts.push(words.size[size] ?? '');
  if (turn !== undefined) parts.push(say('turn', { direction: direction(turn) }));
  if (inner !== undefined) {
    const values = { shape: words.shape[inner] ?? '', shade: words.shade[innerShade ?? 0] ?? '' };
    parts.push(inner < 0 ? say('innerNothing') : say('inner', values));
  }
  if (place !== undefined) parts.push(say('dot', { direction: direction(place) }));
  for (const at of members(dots)) parts.push(say('dot', { direction: direction(at) }));
  for (const at of members(strokes)) {
    parts.push(say(at < 4 ? 'side' : 'corner', { direction: direction(strokeDirections[at] ?? 0) }));
  }
  return parts;
}

/** What is asked and shown, in words that describe and do not solve. */
export function describeMatrix({ cells, options }: MatrixItem, locale: Variety): DescribedItem {
  const { prompt, stem, separator } = matrixWords[locale];
  const shown = cells.map((cell) => cellText(cell, locale));
  const row = (from: number) => shown.slice(from, from + 3).join(separator.cell);
  return {
    prompt,
    stem: sentence(locale, stem, { row1: row(0), row2: row(3), row3: row(6) }),
    options: options.map((option) => cellText(option, locale)),
  };
}
