import { placeOf } from './cells.ts';
import type { Layer } from './layers.ts';
import type { Figure } from './shape.ts';

/** Places of values on their own scale, 0 for the least; values within `gap` are one. */
export function ranksOf(values: readonly number[], gap: number): number[] {
  const steps: number[] = [];
  for (const value of [...values].sort((one, other) => one - other)) {
    if (steps.length === 0 || value - (steps[steps.length - 1] as number) > gap) steps.push(value);
  }
  return values.map((value) => steps.filter((step) => value >= step - 1e-9).length - 1);
}

/** Numbers for whatever is equal, in the order in which it is met. */
export function namesOf(values: readonly string[]): number[] {
  const names = [...new Set(values)];
  return values.map((value) => names.indexOf(value));
}

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

const plain = { ordered: false, circle: 0, counted: false };

const degrees = (x: number, y: number): number =>
  Math.round((((Math.atan2(y, x) * 180) / Math.PI + 360) % 360) / 5) * 5;

/** All figures of a layer in one cell as text: equal where they have equal figures. */
const everyOf = (figures: readonly Figure[], tell: (figure: Figure) => string): string =>
  [...new Set(figures.map(tell))].sort().join(' ');

const near = (value: number): string => (Math.round(value / 3) * 3).toFixed(0);

/** What figures are and how they are inked, as attributes; the same in all figures of a cell of the layer. */
export function attributesOf(layer: Layer): Attribute[] {
  const meanOf = (tell: (figure: Figure) => number) =>
    layer.map((figures) =>
      figures.length === 0 ? -1 : figures.reduce((sum, figure) => sum + tell(figure), 0) / figures.length,
    );
  const counts = layer.map((figures) => figures.length);
  const single = counts.every((count) => count === 1);
  const attributes: Attribute[] = [
    {
      ...plain,
      values: namesOf(
        layer.map((figures) => everyOf(figures, ({ form, mirrored }) => `${form} ${mirrored}`)),
      ),
    },
    {
      ...plain,
      ordered: true,
      values: ranksOf(
        meanOf(({ size }) => size),
        1,
      ),
    },
    {
      ...plain,
      ordered: true,
      values: ranksOf(
        meanOf(({ paint }) => paint.fill),
        0.05,
      ),
    },
    {
      ...plain,
      values: namesOf(
        layer.map((figures) => everyOf(figures, ({ paint }) => `${paint.stroke} ${paint.width.toFixed(1)}`)),
      ),
    },
    { ...plain, ordered: true, counted: true, values: counts },
  ];
  if (single) {
    attributes.push({
      values: layer.map(([figure]) => Math.round((figure as Figure).angle)),
      ordered: true,
      circle: (layer[0] as readonly [Figure])[0].period,
      counted: false,
    });
    attributes.push(bearingOf(layer));
  } else {
    attributes.push({
      ...plain,
      values: namesOf(layer.map((figures) => everyOf(figures, ({ angle }) => near(angle)))),
    });
  }
  return attributes;
}

/** Where the one figure of a layer lies, seen from the middle of the field. */
function bearingOf(layer: Layer): Attribute {
  const bearings = layer.map(([figure]) => {
    const [x, y] = placeOf(figure as Figure);
    return Math.hypot(x, y) < 8 ? -1 : degrees(x, y) % 360;
  });
  return { values: bearings, ordered: true, circle: bearings.includes(-1) ? 0 : 360, counted: false };
}

/** The figures of each cell as a set: one bit for each figure at each place that occurs in the item. */
export function setsOf(layer: Layer): bigint[] {
  const names = layer.map((figures) =>
    figures.map((figure) => {
      const [x, y] = placeOf(figure);
      const { form, size, angle, mirrored, paint } = figure;
      return [form, mirrored, near(size), near(angle), paint.fill.toFixed(1), near(x), near(y)].join(' ');
    }),
  );
  const all = [...new Set(names.flat())];
  return names.map((cell) => cell.reduce((set, name) => set | (1n << BigInt(all.indexOf(name))), 0n));
}
