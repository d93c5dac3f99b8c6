import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import type { ContinuousNorm } from '#psychometrics/norms/continuous.ts';
import type { Matrix } from '#psychometrics/numerics/matrix.ts';
import { type GradedRecalibration, kindOf } from './recalibrate.ts';

/** What a calibration of a questionnaire is kept as, for the edition that takes it up. */
export interface CalibratedTest {
  readonly id: string;
  /** Version of the edition whose items these are. */
  readonly edition: string;
  readonly kind: 'provisional' | 'calibrated';
  readonly sampleSize: number;
  readonly items: Readonly<Record<string, GradedRecalibration['items'][number]>>;
  readonly correlations: Matrix;
  /** Of the scores, in standard deviations, one a dimension, where enough ages were known; nobody is scored by it (decision 61). */
  readonly byAge?: readonly ContinuousNorm[];
}

/** The folder of a test's calibrations. @param name of the test's folder */
export const calibratedFolder = (name: string): URL => new URL(`../../${name}/calibrated/`, import.meta.url);

/**
 * Writes a calibration into a file of its own, numbered onwards.
 *
 * @param year in which it was made
 * @returns the file
 */
export function writeCalibrated(
  found: GradedRecalibration,
  { name, version, ids, year }: { name: string; version: string; ids: readonly string[]; year: number },
  folder: URL,
): URL {
  const kind = kindOf(found.sampleSize);
  mkdirSync(folder, { recursive: true });
  const taken = existsSync(folder) ? readdirSync(folder) : [];
  let number = 1;
  while (taken.includes(`${name}-${kind}-${year}.${number}.json`)) number += 1;
  const calibrated: CalibratedTest = {
    id: `${name}-${kind}-${year}.${number}`,
    edition: version,
    kind,
    sampleSize: found.sampleSize,
    items: Object.fromEntries(
      ids.map((id, at) => [id, found.items[at] as GradedRecalibration['items'][number]]),
    ),
    correlations: found.correlations,
    ...(found.ages?.norms && { byAge: found.ages.norms }),
  };
  const file = new URL(`${calibrated.id}.json`, folder);
  writeFileSync(file, `${JSON.stringify(calibrated, null, 2)}\n`, { flag: 'wx' });
  return file;
}
