import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './node.mjs';
import { doing, giveUp } from './progress.mjs';
import { root } from './run.mjs';

const stamp = join(root, 'node_modules/.sixgates-stamp');

/** What the stamp says after the lockfile's hash where the packages that only build and test are missing. */
const lean = ' without development';

/**
 * Installs everything from the lockfile, if that has not been done.
 *
 * @param {string} node
 */
export async function install(node) {
  if (installed() === wanted()) return;
  // Also where NODE_ENV says production: whoever builds needs the builder.
  await fromLockfile(
    node,
    ['ci', '--include=dev'],
    'Installing packages from the lockfile (a minute or two)',
  );
  writeFileSync(stamp, wanted());
}

/**
 * Installs what a site that is built needs to run, a third of all packages and without any script of theirs; more does no harm.
 *
 * @param {string} node
 */
export async function installToRun(node) {
  if ([wanted(), wanted() + lean].includes(installed())) return;
  await fromLockfile(
    node,
    ['ci', '--omit=dev', '--ignore-scripts'],
    'Installing what runs, from the lockfile',
  );
  writeFileSync(stamp, wanted() + lean);
}

/**
 * What a command of an operator needs: where a site runs without development packages, it stays without.
 *
 * @param {string} node
 */
export async function installForCommands(node) {
  if (installed() !== wanted() + lean) await install(node);
}

/**
 * Takes away what only builds and tests.
 *
 * @param {string} node
 */
export async function leaveOnlyWhatRuns(node) {
  if (installed() === wanted() + lean) return;
  await fromLockfile(
    node,
    ['prune', '--omit=dev', '--ignore-scripts'],
    'Taking away what only builds and tests',
  );
  writeFileSync(stamp, wanted() + lean);
}

const installed = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : '');

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/**
 * @param {string} node
 * @param {string[]} args
 * @param {string} what
 */
async function fromLockfile(node, args, what) {
  const { code, output } = await doing(what, () => npm(node, args));
  if (code !== 0) giveUp('The packages could not be installed: is the npm registry within reach?', output);
}
