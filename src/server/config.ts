import { type Config, readSettings } from './platform/config.ts';
import { providerKinds } from './providers/index.ts';
import type { ProviderKind } from './providers/provider.ts';

/**
 * Reads and checks every setting, with those of the payment providers.
 *
 * @throws OperatorError with one sentence for each problem, all at once
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  kinds: readonly ProviderKind[] = providerKinds,
): Config {
  return readSettings(
    env,
    kinds.map(({ settings }) => settings),
  );
}
