import { execFile } from 'node:child_process';

/** What a registry says of the packages of a lockfile; undefined where it answers no advisories. */
export interface Advised {
  /** How many packages have a known weakness, by its severity. */
  readonly counts: Readonly<Record<string, number>>;
  /** Those of severity high and critical, each with what is known. */
  readonly severe: readonly string[];
}

interface Audit {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      { severity: string; range: string; via: readonly (string | { title: string; url: string })[] }
    >
  >;
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
}

/**
 * Asks `npm audit` about what runs in production.
 *
 * @param folder with a package-lock.json
 * @param other another registry than npm is set to, and a store of its own: npm remembers what it was told of a weakness
 */
export function askAdvisories(
  folder: string,
  other?: { readonly registry: string; readonly cache: string },
): Promise<Advised | undefined> {
  const args = ['audit', '--json', '--omit=dev', '--package-lock-only'];
  if (other) args.push(`--registry=${other.registry}`, `--cache=${other.cache}`);
  return new Promise((resolve, reject) => {
    execFile('npm', args, { cwd: folder, maxBuffer: 1e8 }, (problem, said) => {
      // npm ends with 1 both where it found something and where it was not answered; what it printed tells them apart.
      try {
        const { vulnerabilities, metadata } = JSON.parse(said) as Audit;
        if (!vulnerabilities || !metadata) return resolve(undefined);
        const severe = Object.entries(vulnerabilities)
          .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
          .map(([name, { severity, range, via }]) => {
            const known = via.map((one) => (typeof one === 'string' ? one : `${one.title} ${one.url}`));
            return `${name} ${range} (${severity}): ${known.join(', ')}`;
          });
        resolve({ counts: metadata.vulnerabilities, severe });
      } catch {
        reject(problem ?? new Error(`npm audit said: ${said}`));
      }
    });
  });
}
