import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { requireItem } from '#psychometrics/irt/three-parameter.ts';
import type { ContinuousNorm } from '#psychometrics/norms/continuous.ts';
import type { IqNorm } from './norm.ts';

/** A norm made from our own sittings, as `npm run calibrate` writes it. */
export interface CalibratedNorm extends IqNorm {
  readonly kind: 'provisional' | 'calibrated';
  readonly sampleSize: number;
  /** Of a and b, by the place's id; null where the answers do not fix them. */
  readonly standardErrors: Readonly<Record<string, { readonly a: number; readonly b: number } | null>>;
  /** Of scores by this norm, in standard deviations, where enough ages were known; nobody is scored by it (decision 61). */
  readonly byAge?: ContinuousNorm;
}

/** Where calibrated norms lie, one file each. */
export const calibratedFolder = new URL('./calibrated/', import.meta.url);

/**
 * The norms of a folder, in the order of their ids; none where the folder is not there yet.
 *
 * @throws Error if a file's name is not its norm's id; InvalidInputError if a place's parameters are none
 */
export function readNorms(folder: URL): CalibratedNorm[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  return names.map((name) => {
    const norm = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as CalibratedNorm;
    if (name !== `${norm.id}.json`) throw new Error(`The norm ${norm.id} lies in a file named ${name}.`);
    for (const item of Object.values(norm.items)) requireItem(item);
    return norm;
  });
}

/**
 * Writes a norm into a file of its own.
 *
 * @returns the file
 * @throws Error if the file is there already: a norm that reports stand on never changes
 */
export function writeNorm(norm: CalibratedNorm, folder: URL): URL {
  const file = new URL(`${norm.id}.json`, folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(norm, null, 2)}\n`, { flag: 'wx' });
  return file;
}

/** The first id that none of the norms has, e.g. `iq-calibrated-2026.2`. */
export function nextId(
  norms: readonly Pick<IqNorm, 'id'>[],
  kind: CalibratedNorm['kind'],
  year: number,
): string {
  const taken = new Set(norms.map(({ id }) => id));
  for (let number = 1; ; number += 1) {
    const id = `iq-${kind}-${year}.${number}`;
    if (!taken.has(id)) return id;
  }
}
