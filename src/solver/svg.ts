import { apply, keepsCircles, numbersOf, type Point, scaleOf } from './affine.ts';
import { UnreadableDrawingError } from './errors.ts';
import { type Attributes, inherit, numberOf, type Paint, paintOf, type State, start } from './ink.ts';
import { type Run, runsOf } from './path.ts';

interface Mark {
  readonly paint: Paint;
  /** Which element of the drawing it comes from, counted from 0; the runs of one path share it. */
  readonly element: number;
}

export interface Outline extends Mark, Run {
  readonly kind: 'outline';
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

const token = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][\w:-]*="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;

const attribute = /([\w:-]+)="([^"]*)"/g;

/** So many drawings are kept as they were read: the options of an item, which its solver reads and whoever compares them reads again. */
const mostKept = 16;

const kept = new Map<string, Drawing>();

/**
 * Reads one drawing of our own strict subset of SVG: svg, g, path, circle, rect, line, polygon, polyline and text, with
 * presentation attributes, and currentColor or none as the only inks.
 *
 * @throws UnreadableDrawingError on any element, attribute or value that is not of the subset
 */
export function readDrawing(svg: string): Drawing {
  const known = kept.get(svg);
  if (known) return known;
  const drawing = read(svg);
  if (kept.size >= mostKept) kept.clear();
  kept.set(svg, drawing);
  return drawing;
}

function read(svg: string): Drawing {
  const primitives: Primitive[] = [];
  const open: { name: string; state: State; attributes: Attributes; text: string }[] = [];
  let box: Drawing['box'] | undefined;
  let [end, element] = [0, 0];
  for (const match of svg.matchAll(token)) {
    const [whole, closing, name = '', list = '', alone, text] = match;
    if (match.index !== end) break;
    end += whole.length;
    const top = open[open.length - 1];
    if (text !== undefined) {
      if (top?.name === 'text') top.text += text;
      else if (text.trim() !== '') throw new UnreadableDrawingError(`Stray text: ${text.trim()}`);
      continue;
    }
    if (closing) {
      if (!top || top.name !== name) throw new UnreadableDrawingError(`Closes what is not open: ${whole}`);
      open.pop();
      if (name === 'text') primitives.push(textOf(top.attributes, top.text, top.state, element++));
      continue;
    }
    const attributes = attributesOf(list);
    if ((name === 'svg') !== (top === undefined) || top?.name === 'text') {
      throw new UnreadableDrawingError(`Out of place: ${whole}`);
    }
    const state = inherit(top?.state ?? start, name, attributes);
    if (name === 'svg') box = boxOf(attributes.viewBox ?? '');
    if (!alone) open.push({ name, state, attributes, text: '' });
    if (name !== 'svg' && name !== 'g' && name !== 'text') {
      primitives.push(...marksOf(name, attributes, state, element++));
    }
  }
  if (end !== svg.length || open.length > 0 || !box) {
    throw new UnreadableDrawingError(`Not one whole drawing, unread from character ${end}`);
  }
  return { box, primitives: primitives.filter(isVisible) };
}

const isVisible = ({ paint }: Primitive): boolean => paint.fill > 0 || (paint.stroke > 0 && paint.width > 0);

function attributesOf(list: string): Attributes {
  const attributes: Record<string, string> = {};
  attribute.lastIndex = 0;
  for (let found = attribute.exec(list); found; found = attribute.exec(list)) {
    attributes[found[1] as string] = found[2] as string;
  }
  return attributes;
}

function boxOf(text: string): Drawing['box'] {
  const [x, y, width, height, more] = numbersOf(text);
  if (height === undefined || more !== undefined) throw new UnreadableDrawingError(`No viewBox: ${text}`);
  return [x as number, y as number, width as number, height];
}

function textOf(attributes: Attributes, text: string, state: State, element: number): Text {
  if (/[&\n]/.test(text) || text.trim() === '') throw new UnreadableDrawingError(`Unreadable text: ${text}`);
  return {
    kind: 'text',
    at: apply(state.affine, [numberOf(attributes.x), numberOf(attributes.y)]),
    size: state.fontSize * scaleOf(state.affine),
    text: text.trim(),
    paint: paintOf(state),
    element,
  };
}

function marksOf(name: string, attributes: Attributes, state: State, element: number): Primitive[] {
  const paint = paintOf(state);
  const number = (key: string) => numberOf(attributes[key]);
  if (name === 'circle') {
    const [cx, cy, r] = [number('cx'), number('cy'), number('r')];
    if (keepsCircles(state.affine)) {
      const centre = apply(state.affine, [cx, cy]);
      return [{ kind: 'circle', centre, radius: r * scaleOf(state.affine), paint, element }];
    }
    const ellipse = `M${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}A${r} ${r} 0 0 1 ${cx - r} ${cy}Z`;
    return outlines(runsOf(ellipse), state, element);
  }
  return outlines(runsOfElement(name, attributes, number), state, element);
}

function runsOfElement(
  name: string,
  attributes: Attributes,
  number: (key: string) => number,
): readonly Run[] {
  switch (name) {
    case 'path':
      return runsOf(attributes.d ?? '');
    case 'rect': {
      const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
      const points: Point[] = [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ];
      return [{ points, closed: true, curved: number('rx') > 0 }];
    }
    case 'line':
      return [
        {
          points: [
            [number('x1'), number('y1')],
            [number('x2'), number('y2')],
          ],
          closed: false,
          curved: false,
        },
      ];
    default: {
      const list = numbersOf(attributes.points ?? '');
      const points = Array.from(
        { length: Math.floor(list.length / 2) },
        (_, at): Point => [list[2 * at] as number, list[2 * at + 1] as number],
      );
      return [{ points, closed: name === 'polygon', curved: false }];
    }
  }
}

function outlines(runs: readonly Run[], state: State, element: number): Outline[] {
  const paint = paintOf(state);
  return runs.map(({ points, closed, curved }) => ({
    kind: 'outline',
    points: points.map((point) => apply(state.affine, point)),
    closed,
    curved,
    paint,
    element,
  }));
}
