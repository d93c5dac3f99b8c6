import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { isGenuine } from './checksum.mjs';
import { doing, giveUp } from './progress.mjs';
import { root, run } from './run.mjs';

const wanted = 24;
const home = join(root, 'bin/node');
const binary = join(home, 'node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The Node that the project runs on: this one if it is new enough, else the pinned one, fetched where it is missing. */
export async function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= wanted) return process.execPath;
  if (!(await isPinned())) {
    const version = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).dependencies.node;
    const { code, output } = await doing(
      `Fetching Node ${version}, since this machine has ${process.versions.node}`,
      () => npm(process.execPath, ['ci', '--prefix', home], home),
    );
    if (code !== 0 || !(await isPinned())) {
      giveUp(`Node ${wanted} could not be fetched: install Node ${wanted} or newer, then try again.`, output);
    }
    const checksums = JSON.parse(readFileSync(join(home, 'checksums.json'), 'utf8'));
    if (!(await isGenuine(binary, checksums))) {
      rmSync(join(home, 'node_modules'), { recursive: true, force: true });
      giveUp(
        `The Node that was fetched is not the one that bin/node/checksums.json knows: install Node ${wanted} or newer yourself.`,
      );
    }
  }
  return binary;
}

async function isPinned() {
  if (!existsSync(binary)) return false;
  const { code, output } = await run(binary, ['--version']);
  return code === 0 && Number(output.slice(1).split('.')[0]) >= wanted;
}

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
