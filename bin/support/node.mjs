import { readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pinned } from './pinned.mjs';
import { doing, giveUp } from './progress.mjs';
import { root, run } from './run.mjs';

const wanted = 24;
const home = join(root, 'bin/node');
const binary = join(home, 'node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The Node that the project runs on: this one if it is new enough, else the pinned one, fetched where it is missing or another. */
export async function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= wanted) return process.execPath;
  const { trouble, output } = await pinned({
    binary,
    checksums: read('checksums.json'),
    fetch: () =>
      doing(
        `Fetching Node ${read('package.json').dependencies.node}, since this machine has ${process.versions.node}`,
        () => npm(process.execPath, ['ci', '--prefix', home], home),
      ),
    discard: () => rmSync(join(home, 'node_modules'), { recursive: true, force: true }),
    runs: async () => (await run(binary, ['--version'])).code === 0,
  });
  if (trouble) giveUp(troubles[trouble], output);
  return binary;
}

const troubles = {
  notFetched: `Node ${wanted} could not be fetched: install Node ${wanted} or newer, then try again.`,
  notGenuine: `The Node that was fetched is not the one that bin/node/checksums.json knows: install Node ${wanted} or newer yourself.`,
  doesNotRun: `The Node that was fetched does not run on this machine: install Node ${wanted} or newer yourself.`,
};

/** @param {string} name of a file that says which Node it is */
const read = (name) => JSON.parse(readFileSync(join(home, name), 'utf8'));

/**
 * The environment in which `node` is that Node, for it and for all it starts.
 *
 * @param {string} node
 */
export function withNode(node, env = process.env) {
  return { ...env, PATH: `${dirname(node)}${delimiter}${env.PATH ?? ''}` };
}

/**
 * npm as it is installed on this machine, run by the Node given: an older one would pick older packages.
 *
 * @param {string} node
 * @param {readonly string[]} args
 */
export function npm(node, args, cwd = root) {
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  const env = withNode(node, ownEnv());
  return cli && /\.c?js$/.test(cli)
    ? run(node, [cli, ...args, ...quiet], { cwd, env })
    : run('npm', [...args, ...quiet], { cwd, env });
}

/** Without what the npm that runs this script told it of its own folder. */
function ownEnv() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(?:package_|lifecycle_|config_local_prefix|command)/.test(name),
    ),
  );
}
