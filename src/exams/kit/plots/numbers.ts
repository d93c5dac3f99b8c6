import { correlation } from '#psychometrics/classical/covariance.ts';
import { meanOf } from '#psychometrics/classical/describe.ts';
import type { FoundScore, PlotSample } from './sample.ts';

/** Sitters whose truth lies around a point of the scale. */
export interface AtTruth {
  readonly at: number;
  readonly persons: number;
  /** Mean half-width of the 95 % intervals that they were told. */
  readonly told: number;
  /** What 95 of 100 of their scores are off by at most, were errors normal: 1.96 root mean square errors. */
  readonly off: number;
}

/** Sitters whose score lies around a point of the scale. */
export interface AtScore {
  readonly at: number;
  readonly persons: number;
  /** Share whose interval holds the truth. */
  readonly covered: number;
}

export interface PlottedScale {
  readonly name: string;
  /** Squared correlation of score and truth. */
  readonly reliability: number;
  readonly byTruth: readonly AtTruth[];
  readonly byScore: readonly AtScore[];
}

/** What plots are drawn from, and kept beside them. */
export interface PlotNumbers {
  /** The test's versions: of its questions, and of its norm. */
  readonly version: string;
  readonly norm: string;
  readonly sitters: number;
  readonly unit: string;
  readonly scale: PlotSample['scale'];
  readonly scales: readonly PlottedScale[];
  readonly results: {
    readonly of: string;
    readonly shares: readonly { readonly name: string; readonly share: number }[];
  } | null;
}

/** Half a deviation apart, within two and a half of the middle. */
const steps = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5] as const;

/** What fewer sitters than this say is chance. */
export const fewestAt = 60;

const rounded = (value: number, digits = 4): number => Math.round(10 ** digits * value) / 10 ** digits;

/** The numbers of a sample, to four digits. */
export function plotNumbers(
  { unit, scale, scales, results }: PlotSample,
  { version, normVersion }: { readonly version: string; readonly normVersion: string },
): PlotNumbers {
  const near = (found: readonly FoundScore[], of: (one: FoundScore) => number) =>
    steps
      .map((step) => {
        const at = scale.mean + (step * scale.deviation) / 2;
        const own = found.filter((one) => Math.abs(of(one) - at) <= scale.deviation / 4);
        return { at, own };
      })
      .filter(({ own }) => own.length >= fewestAt);
  return {
    version,
    norm: normVersion,
    sitters: scales[0]?.found.length ?? 0,
    unit,
    scale,
    scales: scales.map(({ name, found }) => ({
      name,
      reliability: rounded(
        (correlation(
          found.map(({ value, truth }) => [value, truth]),
          'complete',
        )[0]?.[1] as number) ** 2,
      ),
      byTruth: near(found, ({ truth }) => truth).map(({ at, own }) => ({
        at,
        persons: own.length,
        told: rounded(meanOf(own.map(({ halfWidth }) => halfWidth)), 3),
        off: rounded(1.96 * Math.sqrt(meanOf(own.map(({ value, truth }) => (value - truth) ** 2))), 3),
      })),
      byScore: near(found, ({ value }) => value).map(({ at, own }) => ({
        at,
        persons: own.length,
        covered: rounded(own.filter(({ held }) => held).length / own.length),
      })),
    })),
    results: results
      ? {
          of: results.of,
          shares: results.names.map((name) => ({
            name,
            share: rounded(results.found.filter((one) => one === name).length / results.found.length),
          })),
        }
      : null,
  };
}
