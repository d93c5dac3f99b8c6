import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { install } from './support/install.mjs';
import { findNode, npm, withNode } from './support/node.mjs';
import { doing, giveUp } from './support/progress.mjs';
import { root, stopOnSignals } from './support/run.mjs';

// `npm run proof:mutants [-- path …]`: changes the code a place at a time, and names each change that no unit test notices.

stopOnSignals();
const node = await findNode();
await install(node);
const home = join(root, 'bin/mutants');
if (!existsSync(join(home, 'node_modules'))) {
  const { code, output } = await doing('Installing what changes the code', () =>
    npm(node, ['ci', '--prefix', home]),
  );
  if (code !== 0) giveUp('The packages could not be installed: is the npm registry within reach?', output);
}
const chosen = process.argv.slice(2);
const { status } = spawnSync(
  node,
  [
    join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    'bin/mutants/stryker.config.mjs',
    '--concurrency',
    String(availableParallelism()),
    ...(chosen.length > 0 ? ['--mutate', chosen.join(',')] : []),
  ],
  { cwd: root, env: withNode(node), stdio: 'inherit' },
);
process.exitCode = status ?? 1;
