import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './node.mjs';
import { doing, giveUp } from './progress.mjs';
import { root } from './run.mjs';

const stamp = join(root, 'node_modules/.sixgates-stamp');

/**
 * Installs from the lockfile, if that has not been done.
 *
 * @param {string} node
 */
export async function install(node) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted) return;
  const { code, output } = await doing('Installing packages from the lockfile (a minute or two)', () =>
    npm(node, ['ci']),
  );
  if (code !== 0) giveUp('The packages could not be installed: is the npm registry within reach?', output);
  writeFileSync(stamp, wanted);
}
