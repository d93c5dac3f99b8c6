import { existsSync } from 'node:fs';
import { doing } from './progress.mjs';
import { run } from './run.mjs';

/**
 * Installs a Debian package, where this is Debian and we may.
 *
 * @param {string} name
 * @returns {Promise<boolean>} whether it is there now
 */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return doing(`Installing Debian's ${name}`, async () => {
    await run('apt-get', ['update', '-qq'], { env });
    const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
    return code === 0;
  });
}
