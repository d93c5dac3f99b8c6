import { exams } from '#exams/index.ts';
import { adSettings } from './conversions/services/index.ts';
import { readSettings, type Config as Settings } from './platform/config.ts';
import { OperatorError } from './platform/errors.ts';
import { fileSettings } from './platform/files/open.ts';
import { settings } from './platform/settings.ts';
import { type ToldSetting, toldSettings } from './platform/settings-table.ts';
import { providerKinds } from './providers/index.ts';
import type { ProviderKind } from './providers/provider.ts';

/** Every setting, and what only the tests that there are can say of it. */
export interface Config extends Settings {
  readonly defaultExam: `SUBS-${number}`;
}

/**
 * Reads and checks every setting, with those of the payment providers.
 *
 * @throws OperatorError with one sentence for each problem, all at once
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  kinds: readonly ProviderKind[] = providerKinds,
): Config {
  const read = readSettings(env, [...kinds.map(({ settings: group }) => group), ...adSettings, fileSettings]);
  const { defaultExam = exams[0]?.id } = read;
  if (!defaultExam || !exams.some(({ id }) => id === defaultExam))
    throw new OperatorError(`DEFAULT_EXAM must be one of ${exams.map(({ id }) => id).join(', ')}.`);
  return { ...read, defaultExam };
}

/** What is written about every setting that there is. */
export function documentedSettings(): ToldSetting[] {
  return toldSettings([
    settings,
    ...providerKinds.map((kind) => kind.settings.shape),
    ...adSettings.map(({ shape }) => shape),
    fileSettings.shape,
  ]);
}
