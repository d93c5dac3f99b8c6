/** One step of a series as its past shows it: where it stands, what came before, and what is known of what it adds. */
export interface Step {
  /** All terms before this one, oldest first. */
  readonly before: readonly number[];
  /** Position from 0. */
  readonly at: number;
}

/**
 * A rule that is linear in what is not known: next = known(step) + Σ unknown · column(step). What is not known is found from
 * the terms themselves and must hold in every one of them.
 */
export interface LinearRule {
  /** How many terms stand at the beginning without a reason. */
  readonly given: number;
  readonly known: (step: Step) => number;
  readonly columns: readonly ((step: Step) => number)[];
}

/** How many terms beyond those that settle the unknowns must agree, so that a rule is no accident. */
export const sparing = 2;

const tolerance = 1e-6;

/** Coefficients that a person would look for: whole numbers, halves and thirds. */
const isPlain = (value: number): boolean =>
  [1, 2, 3].some((by) => Math.abs(value * by - Math.round(value * by)) < tolerance);

/**
 * The next term where the rule explains all terms; undefined where it does not, or where too few terms speak for it.
 *
 * @param spare how many terms beyond those that settle the unknowns must agree
 */
export function extrapolate(
  terms: readonly number[],
  { given, known, columns }: LinearRule,
  spare = sparing,
): number | undefined {
  const steps = Array.from({ length: terms.length + 1 - given }, (_, index): Step => {
    const at = given + index;
    return { before: terms.slice(0, at), at };
  });
  const rows = steps.map((step) => columns.map((column) => column(step)));
  const wanted = steps.slice(0, -1).map((step) => (terms[step.at] as number) - known(step));
  if (wanted.length - columns.length < spare) return undefined;
  const unknowns = solve(rows.slice(0, -1), wanted);
  if (!unknowns?.every(isPlain)) return undefined;
  const predicted = (row: readonly number[]) =>
    row.reduce((sum, entry, at) => sum + entry * (unknowns[at] as number), 0);
  if (wanted.some((target, at) => Math.abs(predicted(rows[at] as number[]) - target) > tolerance))
    return undefined;
  // An unknown that only one term speaks for explains that term and nothing else.
  const settled = rows.slice(0, -1);
  if (settled.some((_, out) => !solve(settled.toSpliced(out, 1), wanted.toSpliced(out, 1)))) return undefined;
  const next = known(steps.at(-1) as Step) + predicted(rows.at(-1) as number[]);
  return Number.isFinite(next) && Math.abs(next - Math.round(next)) < tolerance
    ? Math.round(next)
    : undefined;
}

/** The unknowns of the first independent rows (Gauss and Jordan); undefined where the rows leave them open. */
function solve(rows: readonly (readonly number[])[], wanted: readonly number[]): number[] | undefined {
  const size = rows[0]?.length ?? 0;
  const work = rows.map((row, at) => [...row, wanted[at] as number]);
  for (let column = 0; column < size; column += 1) {
    const pivot = work.findIndex((row, at) => at >= column && Math.abs(row[column] as number) > tolerance);
    if (pivot < 0) return undefined;
    [work[column], work[pivot]] = [work[pivot] as number[], work[column] as number[]];
    const lead = work[column] as number[];
    for (const row of work) {
      if (row === lead) continue;
      const factor = (row[column] as number) / (lead[column] as number);
      for (let entry = column; entry <= size; entry += 1) {
        row[entry] = (row[entry] as number) - factor * (lead[entry] as number);
      }
    }
  }
  return Array.from({ length: size }, (_, at) => (work[at]?.[size] as number) / (work[at]?.[at] as number));
}
