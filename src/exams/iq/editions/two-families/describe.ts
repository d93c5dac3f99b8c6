import type { Figure } from '#contract/exams.ts';
import type { Locale } from '#locale/locales.ts';
import { sentence } from '../../../words.ts';
import { type IqWords, iqWords } from '../../words/index.ts';
import { type DrawnCell, drawMatrix, drawOption } from './drawing/figures.ts';
import { drawNumber, drawSeries } from './drawing/numbers.ts';
import type { RawItem } from './form.ts';
import type { Cell } from './generate/matrix/figure.ts';
import { attributes, strokes } from './generate/matrix/figure.ts';

const drawn = (cell: Cell): DrawnCell => ({
  ...cell.attributes,
  ...(cell.overlay !== undefined && { overlay: cell.overlay }),
});

/** What one cell shows, part by part: says all that is drawn and nothing of the rules. */
function describeCell(cell: Cell, words: IqWords): string {
  const named = attributes.flatMap((name) => {
    const value = cell.attributes[name];
    const text = value === undefined ? undefined : words.figure[name][value];
    return text ? [text] : [];
  });
  const lines = Array.from({ length: strokes }, (_, at) => at).flatMap((at) =>
    (cell.overlay ?? 0) & (1 << at) ? [words.figure.stroke[at] ?? ''] : [],
  );
  return [...named, ...lines].join(words.figure.partSeparator);
}

/** The figure of a question, and what it shows in words. */
export function stemFigure({ item }: RawItem, locale: Locale): Figure {
  const words = iqWords[locale];
  if (item.family === 'series') {
    const { terms } = item.stem;
    return {
      svg: drawSeries(terms),
      alt: sentence(locale, words.figure.series, { terms: terms.join(words.figure.numberSeparator) }),
    };
  }
  const cells = item.stem.cells.map((cell) => describeCell(cell, words));
  const row = (from: number) => cells.slice(from, from + 3).join(words.figure.cellSeparator);
  return {
    svg: drawMatrix(item.stem.cells.map(drawn)),
    alt: sentence(locale, words.figure.matrix, { row1: row(0), row2: row(3), row3: row(6) }),
  };
}

export function optionFigures({ item }: RawItem, locale: Locale): Figure[] {
  if (item.family === 'series') {
    return item.options.map((value) => ({ svg: drawNumber(value), alt: String(value) }));
  }
  return item.options.map((cell) => ({
    svg: drawOption(drawn(cell)),
    alt: describeCell(cell, iqWords[locale]),
  }));
}
