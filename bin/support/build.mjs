import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withNode } from './node.mjs';
import { doing, giveUp } from './progress.mjs';
import { root, run } from './run.mjs';

const sources = [
  'src/web',
  'src/words',
  'src/contract',
  'src/drawing',
  'src/locale',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

/** The pages name their files by it. */
const staticBase = `${(process.env.STATIC_BASE || '').replace(/\/+$/, '')}/`;

const stamp = join(root, 'build/.stamp');
const reactRouter = join(root, 'node_modules/@react-router/dev/bin.cjs');

/**
 * Builds the pages, if their sources have changed since.
 *
 * @param {string} node
 */
export async function build(node) {
  if (isBuilt()) return;
  const { code, output } = await doing('Building the pages', () => buildPages(node));
  if (code !== 0) giveUp('The pages could not be built.', output);
}

/**
 * Builds whatever the stamp says.
 *
 * @param {string} node
 */
export async function buildPages(node) {
  const wanted = stateOfSources();
  const result = await run(node, [reactRouter, 'build', '--logLevel', 'warn'], {
    env: { ...withNode(node), NODE_ENV: 'production', STATIC_BASE: staticBase },
  });
  if (result.code === 0) {
    mkdirSync(join(root, 'build'), { recursive: true });
    writeFileSync(stamp, wanted);
  }
  return result;
}

export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stateOfSources();
}

function stateOfSources() {
  const hash = createHash('sha256').update(staticBase);
  /** @param {string} path */
  const look = (path) => {
    const about = statSync(join(root, path), { throwIfNoEntry: false });
    if (about?.isDirectory()) for (const name of readdirSync(join(root, path)).sort()) look(join(path, name));
    else if (about) hash.update(`${path} ${about.size} ${about.mtimeMs}\n`);
  };
  for (const source of sources) look(source);
  return hash.digest('hex');
}
