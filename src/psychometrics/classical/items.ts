import { InvalidInputError } from '../errors.ts';
import { correlation, correlationOfCovariance, covariance } from './covariance.ts';
import { meanOf, varianceOf } from './describe.ts';
import { cronbachAlpha, squaredMultipleCorrelations, total } from './reliability.ts';
import { answersTo, type Cases, completeCases, type Responses, requireResponses } from './responses.ts';

/** One item among the others of its scale, as item.stats and alpha.drop of psych 2.2.9 `alpha`. */
export interface ItemStatistics {
  /** Persons who answered it. */
  readonly size: number;
  /** The mean answer; of answers scored 0 or 1 the p-value, the share who got it right. */
  readonly mean: number;
  readonly standardDeviation: number;
  /** With the sum of the other items, from the covariances (r.drop): not inflated by the item itself. */
  readonly restCorrelation: number;
  /** With the person's mean over all answered items, this one among them (raw.r). */
  readonly totalCorrelation: number;
  /** With the sum of the standardized items, the item's own part replaced by what the others predict (r.cor). */
  readonly correctedCorrelation: number;
  /** Raw alpha of the scale without it; undefined where fewer than two items would be left. */
  readonly alphaWithout: number | undefined;
}

/**
 * The statistics of every item. By complete cases, persons with a missing answer are left out throughout; by available
 * cases, size, mean and standard deviation are of those who answered the item, and covariances are pairwise.
 *
 * @throws InvalidInputError if the responses are empty, ragged or not finite, have fewer than two items, or an item or
 *   the sum of the items does not vary
 */
export function itemStatistics(responses: Responses, cases: Cases): ItemStatistics[] {
  requireResponses(responses);
  const items = responses[0]?.length as number;
  if (items < 2) throw new InvalidInputError('An item is described among at least two.');
  const rows: Responses = cases === 'complete' ? completeCases(responses) : responses;
  const covariances = covariance(responses, cases);
  const correlations = correlationOfCovariance(covariances);
  const smc = squaredMultipleCorrelations(correlations);
  const common = Math.sqrt(total(correlations) - items + smc.reduce((sum, value) => sum + value, 0));
  return covariances.map((row, item) => {
    const answers = answersTo(rows, item);
    const others = row.map((_, at) => at).filter((at) => at !== item);
    const without = others.map((one) => others.map((other) => covariances[one]?.[other] as number));
    const withOthers = others.reduce((sum, at) => sum + (row[at] as number), 0);
    const restVariance = total(without);
    if (!(restVariance > 0))
      throw new InvalidInputError(`The sum of the items without ${item} does not vary.`);
    const shared = others.reduce(
      (sum, at) => sum + (correlations[item]?.[at] as number),
      smc[item] as number,
    );
    return {
      size: answers.length,
      mean: meanOf(answers),
      standardDeviation: Math.sqrt(varianceOf(answers)),
      restCorrelation: withOthers / Math.sqrt((row[item] as number) * restVariance),
      totalCorrelation: totalCorrelation(rows, item),
      correctedCorrelation: common > 0 ? shared / common : 0,
      alphaWithout: others.length < 2 ? undefined : cronbachAlpha(without),
    };
  });
}

function totalCorrelation(rows: Responses, item: number): number {
  const pairs = rows
    .filter((row) => row[item] !== null)
    .map((row) => [row[item] as number, meanOf(row.filter((answer) => answer !== null))]);
  return correlation(pairs, 'complete')[0]?.[1] as number;
}
