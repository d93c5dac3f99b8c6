import { apply, keepsCircles, numbersOf, type Point, scaleOf } from './affine.ts';
import { UnreadableDrawingError } from './errors.ts';
import { inherit, numberOf, type Paint, paintOf, type State, start } from './ink.ts';
import { keeping } from './kept.ts';
import { Line } from './line.ts';
import type { Run } from './path.ts';
import { type Tag, tagOf } from './tags.ts';

interface Mark {
  readonly paint: Paint;
  /** Which element of the drawing it comes from, counted from 0; the runs of one path share it. */
  readonly element: number;
}

/** One run of a line where it stands. */
export class Outline implements Mark {
  readonly kind = 'outline';
  readonly paint: Paint;
  readonly element: number;
  /** All runs of its line before they are moved to their place: the very same wherever the line stands alike. */
  readonly line: readonly Run[];
  /** The one that this is. */
  readonly run: Run;
  /** Where the origin of the line stands. */
  readonly at: Point;
  #points: readonly Point[] | undefined;

  constructor(line: readonly Run[], run: Run, at: Point, { paint, element }: Mark) {
    this.paint = paint;
    this.element = element;
    this.line = line;
    this.run = run;
    this.at = at;
  }

  get closed(): boolean {
    return this.run.closed;
  }

  /** Whether some of it was a curve. */
  get curved(): boolean {
    return this.run.curved;
  }

  /** In absolute coordinates; worked out when they are asked for, since of many a figure its form and place alone are. */
  get points(): readonly Point[] {
    const [e, f] = this.at;
    this.#points ??= this.run.points.map(([x, y]): Point => [x + e, y + f]);
    return this.#points;
  }
}

export interface Circle extends Mark {
  readonly kind: 'circle';
  readonly centre: Point;
  readonly radius: number;
}

export interface Text extends Mark {
  readonly kind: 'text';
  readonly at: Point;
  readonly size: number;
  readonly text: string;
}

/** What stands on the paper, in absolute coordinates and in the order in which it is painted. */
export type Primitive = Outline | Circle | Text;

export interface Drawing {
  /** Left, top, width, height. */
  readonly box: readonly [number, number, number, number];
  readonly primitives: readonly Primitive[];
}

/** So many drawings are kept as they were read: the options of an item, which its solver reads and whoever compares them reads again. */
const mostKept = 8;

/**
 * Reads one drawing of our own strict subset of SVG: svg, g, path, circle, rect, line, polygon, polyline and text, with
 * presentation attributes, and currentColor or none as the only inks.
 *
 * @throws UnreadableDrawingError on any element, attribute or value that is not of the subset
 */
export const readDrawing = keeping(mostKept, read);

/** An element that something can still stand in. */
interface Open {
  readonly tag: Tag;
  readonly state: State;
  text: string;
}

function read(svg: string): Drawing {
  const primitives: Primitive[] = [];
  const open: Open[] = [];
  let box: Drawing['box'] | undefined;
  let [at, element] = [0, 0];
  while (at < svg.length) {
    const from = at;
    const top = open[open.length - 1];
    if (svg[at] !== '<') {
      at = endOf(svg, '<', at);
      write(top, svg.slice(from, at));
      continue;
    }
    at = endOf(svg, '>', at) + 1;
    const tag = tagOf(svg.slice(from, at));
    const { name } = tag;
    if (tag.closes) {
      if (!top || top.tag.name !== name) throw new UnreadableDrawingError(`Closes what is not open: ${name}`);
      open.pop();
      if (name === 'text') addText(primitives, top, element++);
      continue;
    }
    if ((name === 'svg') !== (top === undefined) || top?.tag.name === 'text') {
      throw new UnreadableDrawingError(`Out of place: ${name}`);
    }
    const state = inherit(top?.state ?? start, tag.changes);
    if (name === 'svg') box = boxOf(tag.attributes.viewBox ?? '');
    if (!tag.alone) open.push({ tag, state, text: '' });
    if (tag.drawn) addMarks(primitives, tag.drawn, state, element++);
  }
  if (open.length > 0 || !box) throw new UnreadableDrawingError('Not one whole drawing.');
  return { box, primitives };
}

/** Where a sign stands next, or the whole ends. */
function endOf(svg: string, sign: string, from: number): number {
  const found = svg.indexOf(sign, from);
  return found < 0 ? svg.length : found;
}

function write(top: Open | undefined, text: string): void {
  if (top?.tag.name === 'text') top.text += text;
  else if (text.trim() !== '') throw new UnreadableDrawingError(`Stray text: ${text.trim()}`);
}

const isVisible = ({ fill, stroke, width }: Paint): boolean => fill > 0 || (stroke > 0 && width > 0);

function boxOf(text: string): Drawing['box'] {
  const [x, y, width, height, more] = numbersOf(text);
  if (height === undefined || more !== undefined) throw new UnreadableDrawingError(`No viewBox: ${text}`);
  return [x as number, y as number, width as number, height];
}

/** Adds what is written where it can be seen. */
function addText(primitives: Primitive[], { tag, state, text }: Open, element: number): void {
  if (/[&\n]/.test(text) || text.trim() === '') throw new UnreadableDrawingError(`Unreadable text: ${text}`);
  const paint = paintOf(state);
  const { affine } = state;
  const at = apply(affine, [numberOf(tag.attributes.x), numberOf(tag.attributes.y)]);
  const size = state.fontSize * scaleOf(affine);
  if (isVisible(paint)) primitives.push({ kind: 'text', at, size, text: text.trim(), paint, element });
}

/** Adds what an element draws where it can be seen. */
function addMarks(
  primitives: Primitive[],
  drawn: NonNullable<Tag['drawn']>,
  state: State,
  element: number,
): void {
  const paint = paintOf(state);
  if (!isVisible(paint)) return;
  const { affine } = state;
  if (!(drawn instanceof Line) && keepsCircles(affine)) {
    const radius = drawn.radius * scaleOf(affine);
    primitives.push({ kind: 'circle', centre: apply(affine, drawn.centre), radius, paint, element });
    return;
  }
  const line = (drawn instanceof Line ? drawn : drawn.line()).turned(affine);
  const at: Point = [affine[4], affine[5]];
  for (const run of line) primitives.push(new Outline(line, run, at, { paint, element }));
}
