import { svg } from '../svg.ts';
import { asSign, loopAt } from './beside.ts';
import { numeral } from './series.ts';

/** A step from one term to a later one, by their places, and what it does. */
export interface DrawnArc {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** Over the terms rather than under them. */
  readonly above?: boolean;
  /** Whether it is ringed: the step that is wrong. */
  readonly wrong?: boolean;
}

/** What is written under the arcs, in the middle between two places. */
export interface DrawnNote {
  readonly at: number;
  readonly text: string;
  readonly wrong?: boolean;
}

/** So many terms stand side by side in every drawing, so that all have letters of one size. */
const places = 8;
const slot = 72;
const margin = 8;
const rows = { arc: 26, label: 18, note: 28 } as const;

/** Large enough to be read where all of the places are as wide as a card on a phone. */
const sizes = { term: 28, label: 23, note: 23 } as const;
/** A character is about so wide. */
const advance = 0.54;

/** Characters that fit side by side. */
const noteLength = 5;

const middleOf = (place: number): number => margin + slot * (place + 0.5);

/** Around something written in the size of a label or a note. */
const loop = (text: string, x: number, y: number, size: number): string =>
  loopAt(x, y, text.length * size * 0.28 + 8, size * 0.72);

function arcOf({ from, to, label, above = false, wrong }: DrawnArc, edge: number): string {
  const [x1, x2] = [middleOf(from) + 7, middleOf(to) - 7];
  const away = above ? -1 : 1;
  const bend = edge + away * rows.arc;
  const path = `M${x1} ${edge}C${x1} ${bend} ${x2} ${bend} ${x2} ${edge}`;
  const line = `<path d="${path}" fill="none" stroke="currentColor" stroke-opacity="0.45" stroke-width="1.6"/>`;
  const tip = `M${x2 - 4.5} ${edge + away * 7}L${x2} ${edge}L${x2 + 4.5} ${edge + away * 7}`;
  const head = `<path d="${tip}" fill="none" stroke="currentColor" stroke-opacity="0.45" stroke-width="1.6"/>`;
  const y = edge + away * (rows.arc * 0.75 + rows.label);
  const middle = (x1 + x2) / 2;
  return (
    line + head + numeral(label, middle, y, sizes.label) + (wrong ? loop(label, middle, y, sizes.label) : '')
  );
}

/** How a series is drawn with its last term. */
interface Drawn {
  readonly terms: readonly number[];
  readonly arcs: readonly DrawnArc[];
  readonly notes: readonly DrawnNote[];
}

/** @param slots places that the drawing is wide @param frame further marks of the frame around the last term */
function drawn({ terms, arcs, notes }: Drawn, slots: number, frame: string): string {
  const over = arcs.some(({ above }) => above) ? rows.arc + 2 * rows.label : 4;
  const line = over + 20;
  const bottom = line + 22;
  const isUnder = arcs.some(({ above }) => !above);
  const under = bottom + (isUnder ? rows.arc * 0.75 + 2 * rows.label : 6);
  const lines = Math.min(notes.length, notes.some(({ text }) => text.length > noteLength) ? 2 : 1);
  const height = under + lines * rows.note + 2;
  const last = terms.length - 1;
  const width = 2 * margin + slots * slot;
  // A long sum under the last term begins further to the left, so that all of it is seen.
  const noteAt = (at: number, text: string) =>
    Math.min(middleOf(at), width - (text.length * advance * sizes.note) / 2);
  return svg(
    width,
    height,
    `<rect x="${middleOf(last) - slot / 2 + 2}" y="${line - 19}" width="${slot - 4}" height="38" rx="6" fill="none" stroke="currentColor"${frame}/>`,
    ...terms.map((term, at) => numeral(term, middleOf(at), line, sizes.term)),
    ...arcs.map((arc) => arcOf(arc, arc.above ? line - 22 : bottom)),
    ...notes.map(({ at, text, wrong }, row) => {
      const y = under + rows.note * ((row % lines) + 0.4);
      const x = noteAt(at, text);
      return numeral(text, x, y, sizes.note) + (wrong ? loop(text, x, y, sizes.note) : '');
    }),
  );
}

/**
 * A series with its answer in a frame, and the steps that lead from term to term.
 *
 * @param terms whole numbers of at most four digits, the answer last: eight at most
 * @param notes where one is too long for its place, every other stands a row below
 */
export const drawSeriesSteps = (
  terms: readonly number[],
  arcs: readonly DrawnArc[],
  notes: readonly DrawnNote[] = [],
): string => drawn({ terms, arcs, notes }, places, ' stroke-width="2"');

/** Of four terms, with some room at the end for a long sum under the last one. */
const endSlots = 4.4;

/** The end of a series with a wrong answer in a frame of dashes, and the steps that would lead to it: four terms. */
export const drawWrongEnd = (
  terms: readonly number[],
  arcs: readonly DrawnArc[],
  notes: readonly DrawnNote[] = [],
): string =>
  drawn({ terms, arcs, notes }, endSlots, ` stroke-width="1.6" stroke-dasharray="4 4"${asSign('dashes')}`);
