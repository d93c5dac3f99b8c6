import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { install } from './support/install.mjs';
import { findNode, npm, withNode } from './support/node.mjs';
import { doing, giveUp } from './support/progress.mjs';
import { root, stopOnSignals } from './support/run.mjs';

// `npm run proof:mutants [-- path …]`: changes code that decides about scores, rights and money a place at a time, and
// names each change that no unit test notices. A file by itself, so that only the tests that read it run beside it.

const files = [
  'src/exams/kit/percentile.ts',
  'src/exams/usability.ts',
  'src/exams/iq/bands.ts',
  'src/exams/iq/score.ts',
  'src/exams/brain/bands.ts',
  'src/exams/brain/score.ts',
  'src/exams/subconscious/levels.ts',
  'src/exams/subconscious/score.ts',
  'src/psychometrics/fit/usability.ts',
  'src/psychometrics/norms.ts',
  'src/psychometrics/irt/eap.ts',
  'src/psychometrics/irt/scores/posterior.ts',
  'src/server/orders/states.ts',
  'src/server/orders/kinds.ts',
  'src/server/payments/states.ts',
  'src/server/payments/ledger.ts',
  'src/server/payments/withdrawal-right.ts',
  'src/server/catalogue/prices.ts',
  'src/server/catalogue/coupons.ts',
  'src/server/memberships/access.ts',
  'src/server/memberships/periods.ts',
];

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
const judged = (chosen.length > 0 ? chosen : files).map(judge);
/** @param {(one: { noticed: number, all: number }) => number} of */
const sum = (of) => judged.reduce((total, one) => total + of(one), 0);
const [noticed, all] = [sum((one) => one.noticed), sum((one) => one.all)];
console.log(`\n${noticed} of ${all} changes were noticed (${((100 * noticed) / all).toFixed(1)} %)`);
process.exitCode = noticed < all ? 1 : 0;

/**
 * What became of the changes of a file.
 *
 * @param {string} file
 * @returns {{ noticed: number, all: number }}
 */
function judge(file) {
  const stryker = join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const wishes = ['--mutate', file, '--concurrency', String(availableParallelism())];
  const { status, stdout, stderr } = spawnSync(
    node,
    [stryker, 'run', 'bin/mutants/stryker.config.mjs', ...wishes],
    { cwd: root, env: withNode(node), encoding: 'utf8' },
  );
  if (status !== 0) giveUp(`${file} could not be judged.`, stdout + stderr);
  const report = JSON.parse(readFileSync(join(root, '.cache/tests/mutants.json'), 'utf8'));
  /** @type {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number } } }[]} */
  const mutants = Object.values(report.files).flatMap((one) => one.mutants);
  const judgedOnes = mutants.filter((one) => !['Ignored', 'CompileError'].includes(one.status));
  const missed = judgedOnes.filter((one) => ['Survived', 'NoCoverage'].includes(one.status));
  console.log(`${file}: ${judgedOnes.length - missed.length} of ${judgedOnes.length}`);
  for (const { location, mutatorName, replacement } of missed) {
    console.log(
      `  ${location.start.line}: ${mutatorName}: ${replacement?.replace(/\s+/g, ' ').slice(0, 90)}`,
    );
  }
  return { noticed: judgedOnes.length - missed.length, all: judgedOnes.length };
}
