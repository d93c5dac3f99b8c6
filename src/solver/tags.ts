import { numbersOf, type Point } from './affine.ts';
import { UnreadableDrawingError } from './errors.ts';
import { type Attributes, type Changes, changesOf, numberOf } from './ink.ts';
import { keeping } from './kept.ts';
import { Line } from './line.ts';
import { type Run, runsOf } from './path.ts';

/** A circle as it is written, and as a line where it does not stay one. */
interface Round {
  readonly centre: Point;
  readonly radius: number;
  readonly line: () => Line;
}

/** What a tag says by itself, wherever it stands. */
export interface Tag {
  readonly name: string;
  readonly closes: boolean;
  /** Whether nothing is within it. */
  readonly alone: boolean;
  readonly attributes: Attributes;
  readonly changes: Changes;
  /** What it draws; nothing where it holds others together, and where it is written. */
  readonly drawn: Line | Round | undefined;
}

const wholeTag = /^<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][\w:-]*="[^"<]*")*)\s*(\/?)>$/;

const attribute = /([\w:-]+)="([^"]*)"/g;

/** Some twenty items' worth: what stands in a cell stands in most others as well, and many a figure in the next items. */
const mostTags = 768;
const mostLines = 384;

/** Reads one tag, from its first sign to its last. @throws UnreadableDrawingError on what is not of our subset */
export const tagOf = keeping(mostTags, (text): Tag => {
  const [, closing, name = '', list = '', alone] = wholeTag.exec(text) ?? [];
  if (name === '') throw new UnreadableDrawingError(`No tag: ${text}`);
  const attributes = attributesOf(list);
  const closes = closing === '/';
  return {
    name,
    closes,
    alone: alone === '/',
    attributes,
    changes: closes ? {} : changesOf(name, attributes),
    drawn: closes ? undefined : drawnBy(name, attributes),
  };
});

function attributesOf(list: string): Attributes {
  const attributes: Record<string, string> = {};
  attribute.lastIndex = 0;
  for (let found = attribute.exec(list); found; found = attribute.exec(list)) {
    attributes[found[1] as string] = found[2] as string;
  }
  return attributes;
}

/** One figure is drawn at many places, and each is a tag of its own. */
const pathOf = keeping(mostLines, (data) => new Line(runsOf(data)));

function drawnBy(name: string, attributes: Attributes): Tag['drawn'] {
  const number = (key: string) => numberOf(attributes[key]);
  const straight = (closed: boolean, points: readonly Point[], curved = false): Line => {
    const run: Run = { points, closed, curved };
    return new Line([run]);
  };
  switch (name) {
    case 'svg':
    case 'g':
    case 'text':
      return undefined;
    case 'path':
      return pathOf(attributes.d ?? '');
    case 'circle': {
      const [cx, cy, r] = [number('cx'), number('cy'), number('r')];
      const arcs = () => `M${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}A${r} ${r} 0 0 1 ${cx - r} ${cy}Z`;
      return { centre: [cx, cy], radius: r, line: () => pathOf(arcs()) };
    }
    case 'rect': {
      const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
      const [right, bottom] = [x + width, y + height];
      return straight(
        true,
        [
          [x, y],
          [right, y],
          [right, bottom],
          [x, bottom],
        ],
        number('rx') > 0,
      );
    }
    case 'line':
      return straight(false, [
        [number('x1'), number('y1')],
        [number('x2'), number('y2')],
      ]);
    default: {
      const list = numbersOf(attributes.points ?? '');
      const corners = Array.from(
        { length: Math.floor(list.length / 2) },
        (_, at): Point => [list[2 * at] as number, list[2 * at + 1] as number],
      );
      return straight(name === 'polygon', corners);
    }
  }
}
