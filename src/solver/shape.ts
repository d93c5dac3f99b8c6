import type { Point } from './affine.ts';
import type { Paint } from './ink.ts';
import { leastTurn, mirror, type Normal, normalise, turnsBetween } from './outline.ts';
import type { Run } from './path.ts';
import type { Drawing, Primitive } from './svg.ts';

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** What a figure is, apart from where it stands and how it is inked. */
interface Pose {
  /** Name of its form in the book; figures of one form differ by size, turn and mirroring alone. */
  readonly form: string;
  /** Degrees clockwise from the first figure of this form, from 0 up to its period. */
  readonly angle: number;
  /** Degrees after which the form looks the same again: 90 for a square, 0 for a circle. */
  readonly period: number;
  /** Whether it is the mirror image of the first figure of this form, left for right, before it is turned. */
  readonly mirrored: boolean;
}

/** One element of a drawing as a figure. */
export interface Figure extends Pose {
  readonly centre: Point;
  /** Distance of its corners from its centre (root mean square), in units of the drawing. */
  readonly size: number;
  readonly box: Box;
  /** How many corners its line has; 0 for a circle. */
  readonly corners: number;
  readonly closed: boolean;
  readonly paint: Paint;
}

/** Forms as they are met: one book serves all drawings of one item, so that equal names mean equal forms. */
export class FormBook {
  readonly #forms: { readonly name: string; readonly form: Form; readonly period: number }[] = [];
  /** Poses already found, by the very form. */
  readonly #poses = new Map<Form, Pose>();
  /** And by the rounded corners, which forms of several lines may share. */
  readonly #known = new Map<string, Pose>();

  /** The elements of a drawing as figures, in the order in which they are painted; each open stroke is one by itself. */
  figuresOf({ primitives }: Drawing): Figure[] {
    const elements = new Map<number, Primitive[]>();
    for (const mark of primitives) {
      const group = elements.get(mark.element);
      if (group) group.push(mark);
      else elements.set(mark.element, [mark]);
    }
    return [...elements.values()].flatMap((group) =>
      group.every(isStroke) ? group.map((stroke) => this.figureOf([stroke])) : [this.figureOf(group)],
    );
  }

  /** @param group the primitives of one element: a circle, a text, or the runs of a path */
  figureOf(group: readonly Primitive[]): Figure {
    const first = group[0] as Primitive;
    const { paint } = first;
    if (first.kind === 'text') {
      const [x, y] = first.at;
      const box: Box = [x, y, x, y];
      return {
        ...round(`text ${first.text}`),
        centre: first.at,
        size: first.size,
        box,
        corners: 0,
        closed: false,
        paint,
      };
    }
    if (first.kind === 'circle') {
      const [[x, y], r] = [first.centre, first.radius];
      const box: Box = [x - r, y - r, x + r, y + r];
      return { ...round('circle'), centre: first.centre, size: r, box, corners: 0, closed: true, paint };
    }
    // One run of several, where each open stroke is one by itself, or else all of them.
    const { line, run, at } = first;
    const form = formOf(group.length === 1 ? run : line);
    return {
      ...this.#poseOf(form),
      centre: [form.normal.centre[0] + at[0], form.normal.centre[1] + at[1]],
      size: form.normal.size,
      corners: form.normal.corners.length,
      box: [form.box[0] + at[0], form.box[1] + at[1], form.box[2] + at[0], form.box[3] + at[1]],
      closed: form.closed,
      paint,
    };
  }

  #poseOf(form: Form): Pose {
    const known = this.#poses.get(form) ?? this.#poseByCorners(form);
    this.#poses.set(form, known);
    return known;
  }

  #poseByCorners(form: Form): Pose {
    const known =
      this.#known.get(form.corners) ??
      (form.curved && isCircle(form.normal) ? round('circle') : this.#look(form));
    this.#known.set(form.corners, known);
    return known;
  }

  #look(drawn: Form): Pose {
    for (const mirrored of [false, true]) {
      const looked = mirrored ? mirror(drawn.normal) : drawn.normal;
      for (const { name, form, period } of this.#forms) {
        const turn = form.curved === drawn.curved ? leastTurn(form.normal, looked) : undefined;
        if (turn === undefined) continue;
        const angle = (mirrored ? period - turn : turn) % period;
        return { form: name, angle: Math.abs(angle - period) < 1 ? 0 : angle, period, mirrored };
      }
    }
    const name = `form ${this.#forms.length + 1}`;
    const period = periodOf(drawn);
    this.#forms.push({ name, form: drawn, period });
    return { form: name, angle: 0, period, mirrored: false };
  }
}

const isStroke = (mark: Primitive): boolean =>
  mark.kind === 'outline' && !mark.closed && mark.paint.fill === 0;

const round = (form: string): Pose => ({ form, angle: 0, period: 0, mirrored: false });

const isCircle = ({ corners }: Normal): boolean =>
  corners.length > 8 && corners.every(([x, y]) => Math.abs(Math.hypot(x, y) - 1) < 0.02);

/** What a line is before it is moved to its place. */
interface Form {
  readonly normal: Normal;
  /** Its corners, rounded, as a text: of one that is curved, none that another has. */
  readonly corners: string;
  readonly curved: boolean;
  readonly closed: boolean;
  readonly box: Box;
  /** Degrees after which it looks the same again, once they have been asked for. */
  period?: number;
}

function periodOf(form: Form): number {
  form.period ??= 360 / Math.max(1, turnsBetween(form.normal, form.normal).length);
  return form.period;
}

/** By a line, or by a run of one: lines that are drawn alike share them, in all drawings (`line.ts`). */
const known = new WeakMap<Run | readonly Run[], Form>();

function formOf(drawn: Run | readonly Run[]): Form {
  const found = known.get(drawn);
  if (found) return found;
  const runs = 'points' in drawn ? [drawn] : drawn;
  const normal = normalise(runs);
  const curved = runs.some(({ curved }) => curved);
  const corners = normal.corners.map(([x, y]) => `${Math.round(x * 50)},${Math.round(y * 50)}`).join(' ');
  const form: Form = {
    normal,
    corners: curved ? `curved ${corners}` : corners,
    curved,
    closed: runs.every(({ closed }) => closed),
    box: boxOf(runs.flatMap(({ points }) => points)),
  };
  known.set(drawn, form);
  return form;
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
