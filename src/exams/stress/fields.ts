import type { MultidimensionalScore } from '#psychometrics/irt/scores/multidimensional.ts';
import { normalDistribution } from '#psychometrics/numerics/normal.ts';
import { scales } from './scales.ts';

/** Kinds of jobs by demands and control (Karasek 1979). */
export const fields = ['strain', 'active', 'passive', 'relaxed'] as const;
export type Field = (typeof fields)[number];

/** A person's field, with the chance that the true place lies in it. */
export interface Placed {
  readonly field: Field;
  readonly chance: number;
  /** Whether the chance is large enough to call the job by its field. */
  readonly clear: boolean;
  /** What the place is near: the line where demands or control change sides, or where both lines cross. */
  readonly near: Near;
  /** The fields on either side of that line, the upper or the left one first; at the crossing the two likeliest. */
  readonly between: readonly [Field, Field];
}

type Near = 'demand' | 'control' | 'both';

/** Below three fifths no field is told as the person's own: the others together are nearly as likely. */
const clearFrom = 0.6;

/** Below three quarters neither side of a line is told as the person's own. */
const sideFrom = 0.75;

/** Places of demands and control in standard deviations of the population, with their covariances. */
interface Where {
  readonly demand: number;
  readonly control: number;
  readonly variance: { readonly demand: number; readonly control: number; readonly both: number };
}

export function whereOf({ abilities, covariance }: MultidimensionalScore): Where {
  const [demand, control] = [scales.indexOf('demand'), scales.indexOf('control')];
  return {
    demand: abilities[demand] as number,
    control: abilities[control] as number,
    variance: {
      demand: covariance[demand]?.[demand] as number,
      control: covariance[control]?.[control] as number,
      both: covariance[demand]?.[control] as number,
    },
  };
}

/** Where the normal distribution is cut, in standard deviations; within a strip its middle stands for it. */
const cuts = Array.from({ length: 121 }, (_, at) => at / 10 - 6);

/**
 * How likely each field holds the true place: the normal posterior on either side of the two middles, summed over strips of
 * demands, which are cut at its middle as well. The error is below 1e-3.
 */
export function chancesOf({ demand, control, variance }: Where): Readonly<Record<Field, number>> {
  const [wide, tall] = [Math.sqrt(variance.demand), Math.sqrt(variance.control)];
  const correlation = variance.both / (wide * tall);
  const rest = tall * Math.sqrt(1 - correlation ** 2);
  const line = -demand / wide;
  const chances = { strain: 0, active: 0, passive: 0, relaxed: 0 };
  const edges = [...cuts, line].toSorted((one, other) => one - other);
  for (const [nth, to] of edges.entries()) {
    const from = edges[nth - 1];
    if (from === undefined) continue;
    const share = normalDistribution(to) - normalDistribution(from);
    const above = normalDistribution((control + correlation * tall * ((from + to) / 2)) / rest);
    const isHigh = from >= line;
    chances[isHigh ? 'active' : 'relaxed'] += share * above;
    chances[isHigh ? 'strain' : 'passive'] += share * (1 - above);
  }
  return chances;
}

/** The likeliest field. */
export function fieldOf(places: MultidimensionalScore): Placed {
  const chances = chancesOf(whereOf(places));
  const [field] = fields.toSorted((one, other) => chances[other] - chances[one]);
  if (!field) throw new RangeError('There are no fields.');
  return { field, chance: chances[field], clear: chances[field] >= clearFrom, ...lineOf(chances) };
}

/** The line that a place is near, by which of the two sides are known. */
function lineOf(chances: Readonly<Record<Field, number>>): Pick<Placed, 'near' | 'between'> {
  const [high, upper] = [chances.strain + chances.active, chances.active + chances.relaxed];
  const isKnown = (share: number) => Math.max(share, 1 - share) >= sideFrom;
  if (isKnown(high) && !isKnown(upper))
    return { near: 'control', between: high > 0.5 ? ['active', 'strain'] : ['relaxed', 'passive'] };
  if (isKnown(upper) && !isKnown(high))
    return { near: 'demand', between: upper > 0.5 ? ['relaxed', 'active'] : ['passive', 'strain'] };
  const [first, second] = fields.toSorted((one, other) => chances[other] - chances[one]);
  return { near: 'both', between: [first as Field, second as Field] };
}
