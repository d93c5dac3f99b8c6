import { existsSync } from 'node:fs';
import { isGenuine } from './checksum.mjs';

/**
 * A program that is fetched once and kept, of which nothing runs before its checksum was compared: neither one that stands there
 * from an earlier time, which somebody may have changed since, nor one that has just come.
 *
 * @param {{
 *   binary: string,
 *   checksums: Readonly<Record<string, string>>,
 *   machine?: string,
 *   fetch: () => Promise<{ code: number | null, output: string }>,
 *   discard: () => void,
 *   runs: () => Promise<boolean>,
 * }} program `discard` takes away what was fetched; `runs` starts it
 * @returns {Promise<{ trouble?: 'notFetched' | 'notGenuine' | 'doesNotRun', output?: string }>} nothing, where it may be used
 */
export async function pinned({ binary, checksums, machine, fetch, discard, runs }) {
  const isKnown = async () => existsSync(binary) && (await isGenuine(binary, checksums, machine));
  if (!(await isKnown())) {
    discard();
    const { code, output } = await fetch();
    if (code !== 0 || !existsSync(binary)) return { trouble: 'notFetched', output };
    if (!(await isKnown())) {
      discard();
      return { trouble: 'notGenuine' };
    }
  }
  return (await runs()) ? {} : { trouble: 'doesNotRun' };
}
