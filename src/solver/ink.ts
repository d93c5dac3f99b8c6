import { type Affine, affineOf, compose, identity, numbersOf, scaleOf } from './affine.ts';
import { UnreadableDrawingError } from './errors.ts';

/** How a primitive is inked: opacities from 0 (not at all) to 1, lengths in units of the drawing. */
export interface Paint {
  readonly fill: number;
  readonly stroke: number;
  readonly width: number;
  /** Lengths of dashes and gaps in turn; empty where the stroke is whole. */
  readonly dash: readonly number[];
}

/** What an element hands down to those within it. */
export interface State {
  readonly affine: Affine;
  readonly fill: boolean;
  readonly fillOpacity: number;
  readonly stroke: boolean;
  readonly strokeOpacity: number;
  readonly width: number;
  readonly dash: readonly number[];
  readonly opacity: number;
  readonly fontSize: number;
}

/** What holds before any attribute is read, as SVG says. */
export const start: State = {
  affine: identity,
  fill: true,
  fillOpacity: 1,
  stroke: false,
  strokeOpacity: 1,
  width: 1,
  dash: [],
  opacity: 1,
  fontSize: 16,
};

export type Attributes = Readonly<Record<string, string>>;

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Attributes that say how ink looks in detail, or how a page meets the drawing, and never what is drawn. */
const silent = setOf(
  'xmlns stroke-linecap stroke-linejoin stroke-miterlimit fill-rule font-family font-weight font-variant-numeric text-anchor dominant-baseline letter-spacing role aria-hidden focusable',
);

/** Attributes that each element of our subset may have for itself. */
const own: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['svg', setOf('viewBox')],
  ['g', setOf('')],
  ['path', setOf('d')],
  ['circle', setOf('cx cy r')],
  ['rect', setOf('x y width height rx ry')],
  ['line', setOf('x1 y1 x2 y2')],
  ['polygon', setOf('points')],
  ['polyline', setOf('points')],
  ['text', setOf('x y')],
]);

/** @throws UnreadableDrawingError on what is no number */
export function numberOf(text: string | undefined, missing = 0): number {
  if (text === undefined) return missing;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new UnreadableDrawingError(`No number: ${text}`);
  return value;
}

function inkOf(text: string): boolean {
  if (text !== 'none' && text !== 'currentColor') throw new UnreadableDrawingError(`Unknown ink: ${text}`);
  return text === 'currentColor';
}

/** What an element says of its state by itself, whatever it stands in. */
export type Changes = Readonly<Partial<State>>;

/** @throws UnreadableDrawingError on an attribute that the element may not have */
export function changesOf(name: string, attributes: Attributes): Changes {
  const known = own.get(name);
  if (known === undefined) throw new UnreadableDrawingError(`Unknown element: ${name}`);
  const changes: { -readonly [key in keyof State]?: State[key] } = {};
  for (const key of Object.keys(attributes)) {
    const value = attributes[key] as string;
    switch (key) {
      case 'transform':
        changes.affine = affineOf(value);
        break;
      case 'fill':
        changes.fill = inkOf(value);
        break;
      case 'stroke':
        changes.stroke = inkOf(value);
        break;
      case 'fill-opacity':
        changes.fillOpacity = numberOf(value);
        break;
      case 'stroke-opacity':
        changes.strokeOpacity = numberOf(value);
        break;
      case 'stroke-width':
        changes.width = numberOf(value);
        break;
      case 'stroke-dasharray':
        changes.dash = value === 'none' ? [] : numbersOf(value);
        break;
      case 'opacity':
        changes.opacity = numberOf(value);
        break;
      case 'font-size':
        changes.fontSize = numberOf(value);
        break;
      default:
        if (!known.has(key) && !silent.has(key)) {
          throw new UnreadableDrawingError(`Unknown attribute: ${key} of ${name}`);
        }
    }
  }
  return changes;
}

/** The state within an element: maps and opacities go on from those that it stands in, all else is put in their place. */
export const inherit = (state: State, changes: Changes): State => ({
  affine: changes.affine ? compose(state.affine, changes.affine) : state.affine,
  fill: changes.fill ?? state.fill,
  fillOpacity: changes.fillOpacity ?? state.fillOpacity,
  stroke: changes.stroke ?? state.stroke,
  strokeOpacity: changes.strokeOpacity ?? state.strokeOpacity,
  width: changes.width ?? state.width,
  dash: changes.dash ?? state.dash,
  opacity: changes.opacity === undefined ? state.opacity : state.opacity * changes.opacity,
  fontSize: changes.fontSize ?? state.fontSize,
});

/** The dashes of a stroke without any. */
const whole: readonly number[] = [];

export function paintOf(state: State): Paint {
  const scale = scaleOf(state.affine);
  return {
    fill: state.fill ? state.fillOpacity * state.opacity : 0,
    stroke: state.stroke ? state.strokeOpacity * state.opacity : 0,
    width: state.stroke ? state.width * scale : 0,
    dash: state.stroke && state.dash.length > 0 ? state.dash.map((length) => length * scale) : whole,
  };
}
