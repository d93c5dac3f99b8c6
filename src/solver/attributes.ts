import { isCentral, placeOf, standsWith } from './cells.ts';
import { type Layer, shownCells } from './layers.ts';
import type { Figure } from './shape.ts';

/** One thing that can be said of a layer, cell by cell. */
export interface Attribute {
  readonly values: readonly number[];
  /** Whether more and less have a meaning, and so a progression. */
  readonly ordered: boolean;
  /** After how much an ordered scale begins again; 0 where it does not. */
  readonly circle: number;
  /** Whether sums and differences have a meaning. */
  readonly counted: boolean;
}

/** The value of anything that is said of a layer in a cell that has none of it. */
export const absent = -1;

const named = (values: readonly number[]): Attribute => ({
  values,
  ordered: false,
  circle: 0,
  counted: false,
});
const ranked = (values: readonly number[]): Attribute => ({ ...named(values), ordered: true });

/** Places of values on their own scale, 0 for the least; neighbours for which `apart` does not hold are one. */
function ranksOf(values: readonly number[], apart: (low: number, high: number) => boolean): number[] {
  const order = [...new Set(values)].filter((value) => value !== absent).sort((one, other) => one - other);
  const ranks = new Map<number, number>();
  let rank = 0;
  order.forEach((value, at) => {
    if (at > 0 && apart(order[at - 1] as number, value)) rank += 1;
    ranks.set(value, rank);
  });
  return values.map((value) => ranks.get(value) ?? absent);
}

/** Numbers for whatever is equal, in the order in which it is met. */
function namesOf(values: readonly string[]): number[] {
  const names = new Map<string, number>();
  return values.map((value) => {
    if (value === '') return absent;
    if (!names.has(value)) names.set(value, names.size);
    return names.get(value) as number;
  });
}

/** Values told of all figures of a layer in one cell as text: equal where they have equal figures. */
const everyOf = (figures: readonly Figure[], tell: (figure: Figure) => string): string =>
  figures.length === 1 ? tell(figures[0] as Figure) : [...new Set(figures.map(tell))].sort().join(' ');

const meanOf = (figures: readonly Figure[], tell: (figure: Figure) => number): number =>
  figures.length === 0 ? absent : figures.reduce((sum, figure) => sum + tell(figure), 0) / figures.length;

const near = (value: number, step: number): number => Math.round(value / step) * step;

const sizeStep = (low: number, high: number): boolean => high > low * 1.1;

/**
 * What figures of a layer are and how they stand and are inked. Each entry is one thing, which may be measured on several
 * scales: rules need to explain it on one of them.
 */
export function attributesOf(layer: Layer): Attribute[][] {
  const counts = layer.map(({ length }) => length);
  const forms = layer.map((figures) => everyOf(figures, ({ form, mirrored }) => `${form} ${mirrored}`));
  const sizes = layer.map((figures) => meanOf(figures, ({ size }) => size));
  const shades = layer.map((figures) => meanOf(figures, ({ paint }) => paint.fill));
  const lines = layer.map((figures) =>
    everyOf(figures, ({ paint }) => `${paint.stroke} ${near(paint.width, 0.5)}`),
  );
  return [
    [{ ...ranked(counts), counted: true }],
    [named(namesOf(forms))],
    [ranked(ranksOf(sizes, sizeStep)), ranked(withinForms(forms, sizes))],
    [ranked(ranksOf(shades, (low, high) => high - low > 0.05))],
    [named(namesOf(lines))],
    ...(counts.slice(0, shownCells).every((count) => count === 1)
      ? [[angleOf(layer)], [bearingOf(layer)]]
      : [[named(namesOf(layer.map((figures) => everyOf(figures, ({ angle }) => String(near(angle, 15))))))]]),
  ];
}

/** Sizes as ranks among figures of the same form, since the extent of one form is not that of another. */
function withinForms(forms: readonly string[], sizes: readonly number[]): number[] {
  const ranks = sizes.map(() => 0);
  for (const form of new Set(forms)) {
    const places = forms.flatMap((other, at) => (other === form ? [at] : []));
    const own = ranksOf(
      places.map((at) => sizes[at] as number),
      sizeStep,
    );
    places.forEach((at, index) => {
      ranks[at] = own[index] as number;
    });
  }
  return ranks;
}

/** How the one figure of a layer is turned, in degrees. */
function angleOf(layer: Layer): Attribute {
  const circle = Math.max(...layer.map(([figure]) => figure?.period ?? 0));
  return { ...ranked(layer.map(([figure]) => near(figure?.angle ?? absent, 5) % (circle || 360))), circle };
}

/** Where the one figure of a layer lies, seen from the middle of the field, in degrees. */
function bearingOf(layer: Layer): Attribute {
  const bearings = layer.map(([figure]) => {
    const [x, y] = figure ? placeOf(figure) : [0, 0];
    return !figure || isCentral(figure) ? -1 : (near((Math.atan2(y, x) * 180) / Math.PI, 15) + 360) % 360;
  });
  return { ...ranked(bearings), circle: bearings.slice(0, shownCells).includes(-1) ? 0 : 360 };
}

/** The figures of each cell as a set: one bit for each figure, as it is inked and turned, at each place that occurs. */
export function setsOf(layer: Layer): bigint[] {
  const seen: Figure[] = [];
  const bitOf = (figure: Figure): bigint => {
    const known = seen.findIndex((other) => isSame(figure, other));
    return 1n << BigInt(known >= 0 ? known : seen.push(figure) - 1);
  };
  return layer.map((figures) => figures.reduce((set, figure) => set | bitOf(figure), 0n));
}

function isSame(one: Figure, other: Figure): boolean {
  const turned = one.period === 0 ? 0 : Math.abs(one.angle - other.angle) % one.period;
  return (
    one.form === other.form &&
    one.mirrored === other.mirrored &&
    Math.min(turned, one.period - turned) < 8 &&
    !sizeStep(one.size, other.size) &&
    !sizeStep(other.size, one.size) &&
    Math.abs(one.paint.fill - other.paint.fill) < 0.05 &&
    standsWith(one, other)
  );
}
