import { round, svg } from '../../svg.ts';
import { asSign } from '../beside.ts';
import { chevron, emptyPlace, type Place, route, square } from './parts.ts';

/** The paper before a fold, in twelfths of the sheet's side. */
export interface DrawnStage {
  readonly paper: readonly Place[];
  /** Edges of parts folded over before, as they are seen on top. */
  readonly edges: readonly (readonly [Place, Place])[];
  /** The part that is folded over next, and the line it is folded at. */
  readonly moving: readonly Place[];
  readonly line: readonly [Place, Place];
  /** Where the middle of the moving part is, and where it comes to lie. */
  readonly way: readonly [Place, Place];
}

/** The folded paper with its holes. */
export type DrawnPunch = Pick<DrawnStage, 'paper' | 'edges'> & { readonly holes: readonly Place[] };

const unit = 7;
const margin = 8;
const panel = 100;
const gap = 24;

const at = ([x, y]: Place): Place => [margin + unit * x, margin + unit * y];
const ink = 'stroke="currentColor" stroke-linejoin="round" stroke-linecap="round"';

const outline = (paper: readonly Place[]): string =>
  `<path d="${route(paper.map(at), true)}" fill="none" ${ink} stroke-width="2"/>`;

/** Where the whole sheet lay. */
const frame = `<path d="${square(margin, margin, 12 * unit)}" fill="none" stroke="currentColor" stroke-opacity="0.2" stroke-width="1"/>`;

const hole = (place: Place): string => {
  const [x, y] = at(place);
  return `<circle cx="${round(x)}" cy="${round(y)}" r="4.4" fill="currentColor"/>`;
};

const edge = (ends: readonly [Place, Place]): string =>
  `<path d="${route(ends.map(at), false)}" fill="none" ${ink} stroke-opacity="0.7" stroke-width="1.2"/>`;

/** A bow from where the part is to where it comes to lie, with a head. */
function arrow([from, to]: readonly [Place, Place]): string {
  const [[x1, y1], [x2, y2]] = [at(from), at(to)];
  const length = Math.hypot(x2 - x1, y2 - y1);
  // The bow spans 60°, so that it arrives 30° off the straight way.
  const heading = Math.atan2(y2 - y1, x2 - x1) + Math.PI / 6;
  const barb = (turn: number): Place => [
    x2 - 6 * Math.cos(heading + turn),
    y2 - 6 * Math.sin(heading + turn),
  ];
  const head = route([barb(0.5), [x2, y2], barb(-0.5)], false);
  return `<path d="M${round(x1)} ${round(y1)}A${round(length)} ${round(length)} 0 0 1 ${round(x2)} ${round(y2)}${head}" fill="none" ${ink} stroke-width="1.8"/>`;
}

function drawStage({ paper, edges, moving, line, way }: DrawnStage): string {
  const shade = `<path d="${route(moving.map(at), true)}" fill="currentColor" fill-opacity="0.22"/>`;
  const fold = `<path d="${route(line.map(at), false)}" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="5 4"/>`;
  return frame + shade + outline(paper) + edges.map(edge).join('') + fold + arrow(way);
}

const drawPunch = ({ paper, edges, holes }: DrawnPunch): string =>
  frame + outline(paper) + edges.map(edge).join('') + holes.map(hole).join('');

/** Fold by fold, then the holes, then the place of the answer: in two lines, read from left to right. */
export function drawFolding(stages: readonly DrawnStage[], punch: DrawnPunch): string {
  const panels = [...stages.map(drawStage), drawPunch(punch), emptyPlace(square(margin, margin, 12 * unit))];
  const columns = Math.ceil(panels.length / 2);
  const width = columns * (panel + gap) - gap;
  const placed = panels.map((drawn, index) => {
    const line = Math.floor(index / columns);
    const indent = line === 0 ? 0 : ((2 * columns - panels.length) * (panel + gap)) / 2;
    const [x, y] = [indent + (index % columns) * (panel + gap), line * (panel + gap)];
    const last = index % columns === columns - 1 || index === panels.length - 1;
    const next = last ? '' : chevron(x + panel + gap / 2, y + panel / 2);
    return `<g transform="translate(${x} ${y})">${drawn}</g>${next}`;
  });
  return svg(width, 2 * panel + gap, ...placed);
}

const sheet: readonly Place[] = [
  [0, 0],
  [12, 0],
  [12, 12],
  [0, 12],
];

/** The unfolded sheet. */
export const drawSheet = (holes: readonly Place[]): string =>
  svg(100, 100, outline(sheet), ...holes.map(hole));

const circle = (place: Place): string => {
  const [x, y] = at(place);
  return `<circle cx="${round(x)}" cy="${round(y)}" r="8.4" fill="none" ${ink} stroke-width="1.6"${asSign('ring')}/>`;
};

/** The unfolded sheet with some of its holes circled. */
export const drawMarkedSheet = (holes: readonly Place[], circled: readonly Place[]): string =>
  svg(100, 100, outline(sheet), ...holes.map(hole), ...circled.map(circle));

/** The folded paper with its holes, by itself. */
export const drawPunchedPaper = (punch: DrawnPunch): string => svg(100, 100, frame, drawPunch(punch));

/** The paper after a fold was opened: the way back of the part that lay over the line, and the holes that came with it. */
export function drawOpened(
  { paper, edges, line, way: [from, to] }: DrawnStage,
  holes: readonly Place[],
  fresh: readonly Place[],
): string {
  const fold = `<path d="${route(line.map(at), false)}" fill="none" stroke="currentColor" stroke-opacity="0.7" stroke-width="1.4" stroke-dasharray="5 4"/>`;
  const parts = [outline(paper), ...edges.map(edge), fold, arrow([to, from])];
  return svg(100, 100, frame, ...parts, ...holes.map(hole), ...fresh.map(circle));
}
