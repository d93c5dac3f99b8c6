import { InvalidInputError } from '#psychometrics/errors.ts';
import { type ContinuousNorm, fitContinuousNorm, momentsAtAge } from '#psychometrics/norms/continuous.ts';
import type { NormKind, Observation } from '#psychometrics/norms/norm.ts';
import { percentileOfTheta } from '#psychometrics/norms.ts';
import { theta, type Years, years } from '#psychometrics/units.ts';

/** What the sitters whose age is known say of age. */
export interface AgeFindings {
  /** Usable sittings with an age. */
  readonly known: number;
  /** One a score; null where there are too few, or their ages fix no norm, which `why` says. */
  readonly norms: readonly ContinuousNorm[] | null;
  readonly why?: string;
}

/**
 * With so many a rank among one's age is off by some three places of a hundred (root mean square), from the youngest twentieth
 * to the oldest, by simulation (`ages.test.ts`; docs/measurement/iq.md).
 */
export const fewestAged = 300;

/** Ages at which a table tells the norm. */
const toldAges = [16, 20, 25, 30, 40, 50, 60, 70, 80] as const;

/** A person whose age is known, with everything that was scored of them. */
export interface AgedScores {
  readonly age: Years;
  readonly scores: readonly number[];
  readonly weight?: number;
}

/**
 * Continuous norms over age, one a score (`fitContinuousNorm`): what stands where among people of one's own age.
 *
 * @param names of the scores, in their order
 */
export function ageFindings(
  people: readonly AgedScores[],
  names: readonly string[],
  { version, kind }: { readonly version: string; readonly kind: NormKind },
): AgeFindings {
  const known = people.length;
  if (known < fewestAged) return { known, norms: null, why: `too few: norms by age take ${fewestAged}` };
  try {
    const norms = names.map((name, at) =>
      fitContinuousNorm(
        { id: `${name} by age`, version, kind },
        people.map(
          ({ age, scores, weight = 1 }): Observation => ({ age, score: scores[at] as number, weight }),
        ),
      ),
    );
    return { known, norms };
  } catch (problem) {
    if (problem instanceof InvalidInputError) return { known, norms: null, why: problem.message };
    throw problem;
  }
}

/**
 * Norms by age as text for a terminal: mean and deviation at ages within the sample's, and the rank among people of that age of
 * scores a deviation below the middle, in it, and above.
 */
export function ageTable({ known, norms, why }: AgeFindings): string[] {
  if (!norms) return [`Norms by age: ${known} usable sittings whose age is known, ${why}.`];
  const { ages } = norms[0] as ContinuousNorm;
  return [
    `Norms by age from ${known} sittings whose age is known, ${ages.youngest} to ${ages.oldest} years: mean and deviation of scores,`,
    'and of a hundred people of that age how many score at most −1, 0 and +1.',
    ...norms.flatMap((norm) => [
      '',
      `  ${norm.id}`,
      ...toldAges
        .filter((age) => age >= norm.ages.youngest && age <= norm.ages.oldest)
        .map((age) => {
          const { mean, standardDeviation } = momentsAtAge(norm, years(age));
          const ranks = [-1, 0, 1].map((score) =>
            Math.round(percentileOfTheta(theta((score - mean) / standardDeviation))),
          );
          return `  ${String(age).padStart(4)}  ${signed(mean)}  ${standardDeviation.toFixed(2)}  ${ranks.map((rank) => String(rank).padStart(4)).join('')}`;
        }),
    ]),
  ];
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

/** Ages that a study may hold. */
const [youngest, oldest] = [5, 110];

/**
 * The ages of a study by the numbers of its people's orders: a line `order,age` each, below a line of these two words; a
 * semicolon does as well.
 *
 * @throws InvalidInputError, naming the line, where one is none of these, an age is no number of years, or an order comes twice
 */
export function agesOf(text: string): ReadonlyMap<string, Years> {
  const [heading = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (!/^order[,;]age$/.test(heading.trim()))
    throw new InvalidInputError('A file of ages begins with the line: order,age');
  const ages = new Map<string, Years>();
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const [order = '', written = '', more] = line.split(/[,;]/).map((part) => part.trim());
    const age = Number(written);
    if (order === '' || written === '' || more !== undefined || !(age >= youngest && age <= oldest))
      throw new InvalidInputError(`Line ${at + 2} of the ages is no order number with an age: ${line}`);
    if (ages.has(order)) throw new InvalidInputError(`Line ${at + 2} of the ages names ${order} again.`);
    ages.set(order, years(age));
  }
  return ages;
}
