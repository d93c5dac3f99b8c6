import { round, svg } from '../../svg.ts';
import { drawBeside, gapAt, ringAt } from '../beside.ts';
import { turnArrow } from '../turn-arrow.ts';
import { emptyPlace, type Place, route, square, turningArrow } from './parts.ts';

export interface DrawnTiles {
  readonly shape: 'tiles';
  /** Left upper corners of unit squares. */
  readonly cells: readonly Place[];
  readonly filled: number;
}

/** From a ring to a dot. */
export interface DrawnLine {
  readonly shape: 'line';
  readonly points: readonly Place[];
}

export interface DrawnTurned {
  readonly figure: DrawnTiles | DrawnLine;
  /** Degrees clockwise. */
  readonly turn: number;
}

/** Of the ring and the dot at the ends of a line, in units of its grid. */
const endRadius = 0.34;

const corners = ([x, y]: Place): Place[] => [
  [x, y],
  [x + 1, y],
  [x + 1, y + 1],
  [x, y + 1],
];

/** Sine and cosine, exact for quarter turns. */
function direction(degrees: number): readonly [number, number] {
  if (degrees % 90 === 0)
    return (
      (
        [
          [0, 1],
          [1, 0],
          [0, -1],
          [-1, 0],
        ] as const
      )[(degrees / 90) % 4] ?? [0, 1]
    );
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians)];
}

/** Points around the middle of the rectangle that holds them. */
function centred(points: readonly Place[]): Place[] {
  const middle = [0, 1].map((axis) => {
    const values = points.map((point) => point[axis] as number);
    return (Math.min(...values) + Math.max(...values)) / 2;
  }) as [number, number];
  return points.map(([x, y]) => [x - middle[0], y - middle[1]]);
}

function turnedBy(points: readonly Place[], degrees: number): Place[] {
  const [sine, cosine] = direction(degrees);
  return points.map(([x, y]) => [x * cosine - y * sine, x * sine + y * cosine]);
}

const cornersOf = (figure: DrawnTiles | DrawnLine): readonly Place[] =>
  figure.shape === 'tiles' ? figure.cells.flatMap(corners) : figure.points;

/** The corners of a figure, turned, with the middle of the rectangle around them at the origin. */
const turned = ({ figure, turn }: DrawnTurned): Place[] => centred(turnedBy(cornersOf(figure), turn));

/** How far a figure reaches from its middle, whichever way it is turned, in units of its grid. */
function reach({ figure }: DrawnTurned): number {
  const end = figure.shape === 'line' ? endRadius : 0;
  return end + Math.max(...turned({ figure, turn: 0 }).map(([x, y]) => Math.hypot(x, y)));
}

/** @param unit side of a unit square of the figure's grid @param around its corners around the middle */
function draw(
  shown: DrawnTurned,
  unit: number,
  middle: Place,
  weight: number,
  around: readonly Place[] = turned(shown),
): string {
  const points = around.map(([x, y]): Place => [middle[0] + unit * x, middle[1] + unit * y]);
  const ink = `stroke="currentColor" stroke-width="${round(weight)}" stroke-linejoin="round"`;
  if (shown.figure.shape === 'tiles') {
    const { filled } = shown.figure;
    return shown.figure.cells
      .map((_, at) => {
        const fill = at === filled ? 'fill="currentColor"' : 'fill="none"';
        return `<path d="${route(points.slice(4 * at, 4 * at + 4), true)}" ${fill} ${ink}/>`;
      })
      .join('');
  }
  const radius = unit * endRadius;
  const [first, second] = points as [Place, Place];
  const way = radius / Math.hypot(second[0] - first[0], second[1] - first[1]);
  const edge: Place = [first[0] + way * (second[0] - first[0]), first[1] + way * (second[1] - first[1])];
  const last = points[points.length - 1] as Place;
  const circle = ([x, y]: Place, fill: string) =>
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${ink}/>`;
  return `<path d="${route([edge, ...points.slice(1)], false)}" fill="none" ${ink} stroke-linecap="round"/>${circle(first, 'none')}${circle(last, 'currentColor')}`;
}

/** Six figures on one scale, each as large as the widest of them allows. */
export function drawTurnedOptions(options: readonly DrawnTurned[]): string[] {
  const unit = Math.min(21, 46 / Math.max(...options.map(reach)));
  return options.map((option) => svg(100, 100, draw(option, unit, [50, 50], weightOf(option, 1))));
}

/** The figure of the question, the sign for turning it, and the place of the answer. */
export function drawTurnedStem(stem: DrawnTurned): string {
  const unit = Math.min(30, 68 / reach(stem));
  return svg(
    240,
    150,
    draw(stem, unit, [72, 75], weightOf(stem, 1.3)),
    turningArrow(156, 75, 10),
    emptyPlace(square(180, 47, 56)),
  );
}

const weightOf = ({ figure }: DrawnTurned, scale: number): number =>
  (figure.shape === 'tiles' ? 2.2 : 3.6) * scale;

/** Of the arrow around a figure that turns. */
const wayRadius = 45;

/**
 * A figure that has turned around its middle by some degrees clockwise: pale where it was, and the way of the turn around
 * it. All figures of one way have one scale.
 */
export function drawTurning(from: DrawnTurned, degrees: number): string {
  const unit = Math.min(21, 38 / reach(from));
  const start = turned(from);
  const weight = weightOf(from, 0.9);
  const shown = draw(from, unit, [50, 50], weight, turnedBy(start, degrees));
  if (degrees === 0) return svg(100, 100, shown);
  const before = `<g opacity="0.22">${draw(from, unit, [50, 50], weight, start)}</g>`;
  return svg(100, 100, before, shown, turnArrow([50, 50], wayRadius, degrees));
}

/** What is wrong in a chosen figure: places among its cells or the points of its line. */
export interface WrongPlaces {
  /** Whether it is the mirror image, too. */
  readonly mirrored: boolean;
  readonly ringed: readonly number[];
  /** Where something should be. */
  readonly missing: readonly number[];
}

/** The chosen figure as it stands without its turn, beside the one that was asked for: with a mirror between them, or unequal. */
export function drawTurnedBeside(
  yours: DrawnTurned,
  asked: DrawnTurned,
  { mirrored, ringed, missing }: WrongPlaces,
): string {
  const unit = Math.min(21, 46 / Math.max(reach(yours), reach(asked)));
  const corner = turned(yours);
  const placeOf = (at: number): Place => {
    const around = yours.figure.shape === 'tiles' ? corner.slice(4 * at, 4 * at + 4) : [corner[at] as Place];
    const mean = (axis: 0 | 1) => around.reduce((sum, point) => sum + point[axis], 0) / around.length;
    return [round(unit * mean(0)), round(unit * mean(1))];
  };
  // A ring stands clear of a square, and close around a bend.
  const radius = round(unit * (yours.figure.shape === 'tiles' ? 0.86 : 0.55));
  const drawn = draw(yours, unit, [0, 0], weightOf(yours, 0.9));
  const marks = [
    ...ringed.map((at) => ringAt(...placeOf(at), radius)),
    ...missing.map((at) => gapAt(...placeOf(at), round(radius / 3))),
  ];
  return drawBeside(drawn + marks.join(''), draw(asked, unit, [0, 0], weightOf(asked, 0.9)), {
    sign: mirrored ? 'mirror' : 'unequal',
  });
}
