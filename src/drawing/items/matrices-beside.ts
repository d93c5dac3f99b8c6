import { asSign, drawBeside, gapAt, ringAt } from './beside.ts';
import { type DrawnCell, dotPlace, drawCell, members } from './matrices.ts';

/** Around the middle, where nothing but dots stands in the cell or a figure beside them. */
const reach = 42;
/** Side of the field of a cell. */
const side = 100;

/** The middles of eight strokes, in the order of their bits, and each as a line. */
const strokes: readonly (readonly [x: number, y: number, data: string])[] = [
  [50, 8, 'M8 8H92'],
  [92, 50, 'M92 8V92'],
  [50, 92, 'M92 92H8'],
  [8, 50, 'M8 92V8'],
  [16.5, 16.5, 'M8 8L25 25'],
  [83.5, 16.5, 'M92 8L75 25'],
  [83.5, 83.5, 'M92 92L75 75'],
  [16.5, 83.5, 'M8 92L25 75'],
];

const missing = (data: string): string =>
  `<path d="${data}" fill="none" stroke="currentColor" stroke-opacity="0.7" stroke-width="1.8" stroke-dasharray="3 4"${asSign('gap')}/>`;

/** What of two sets only the first has, and only the second. */
const onlyIn = (one = 0, other = 0) => [members(one & ~other), members(other & ~one)] as const;

/** What of the dots and strokes is too much is ringed, what is missing is dashed; other attributes are seen as a whole. */
function marksOf(yours: DrawnCell, right: DrawnCell): string {
  const [extraDots, missingDots] = onlyIn(yours.dots, right.dots);
  const [extraStrokes, missingStrokes] = onlyIn(yours.strokes, right.strokes);
  const strayed = yours.place !== undefined && yours.place !== right.place ? [yours.place] : [];
  return [
    ...[...extraDots, ...strayed].map((eighth) => ringAt(...dotPlace(eighth, reach), 9.5)),
    ...missingDots.map((eighth) => gapAt(...dotPlace(eighth, reach), 5)),
    ...extraStrokes.map((bit) => {
      const [x = 0, y = 0] = strokes[bit] ?? [];
      return ringAt(x, y, 9.5);
    }),
    ...missingStrokes.map((bit) => missing(strokes[bit]?.[2] ?? '')),
  ].join('');
}

const centred = (drawn: string): string => `<g transform="translate(${-side / 2} ${-side / 2})">${drawn}</g>`;

/**
 * One attribute of the chosen cell beside the same attribute of the right one.
 *
 * @param yours nothing but that attribute, and what it needs to be seen; as `right` is
 */
export const drawCellsBeside = (yours: DrawnCell, right: DrawnCell): string =>
  drawBeside(centred(drawCell(yours) + marksOf(yours, right)), centred(drawCell(right)), {
    sign: 'unequal',
    right: true,
  });
