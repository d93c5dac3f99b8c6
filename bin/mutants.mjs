import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readReport } from './mutants/report.mjs';
import { install } from './support/install.mjs';
import { findNode, npm, withNode } from './support/node.mjs';
import { doing, giveUp } from './support/progress.mjs';
import { root, stopOnSignals } from './support/run.mjs';

// `npm run proof:mutants [-- path …]`: changes code that decides about scores, rights and money a place at a time, and
// names each change that no unit test of its folder notices. What can be noticed by nothing stands in
// `mutants/equal.json`, with the reason. `AT_ONCE=1` judges one change at a time, where the machine has other work.

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
  'src/server/payments/balance.ts',
  'src/server/payments/withdrawal-right.ts',
  'src/server/catalogue/prices.ts',
  'src/server/catalogue/coupon-terms.ts',
  'src/server/memberships/access.ts',
  'src/server/memberships/periods.ts',
];

stopOnSignals();
const home = join(root, 'bin/mutants');
/** @type {import('./mutants/report.mjs').Equal[]} */
const equal = JSON.parse(readFileSync(join(home, 'equal.json'), 'utf8'));
const atOnce = Number(process.env.AT_ONCE ?? availableParallelism());
if (!Number.isSafeInteger(atOnce) || atOnce < 1)
  giveUp('AT_ONCE is how many changes are judged at a time: a whole number from 1 on.');
const stray = equal.find(({ file }) => !files.includes(file));
if (stray) giveUp(`equal.json names ${stray.file}, which is not judged.`);
const node = await findNode();
await install(node);
if (!existsSync(join(home, 'node_modules'))) {
  const { code, output } = await doing('Installing what changes the code', () =>
    npm(node, ['ci', '--prefix', home]),
  );
  if (code !== 0) giveUp('The packages could not be installed: is the npm registry within reach?', output);
}
const chosen = process.argv.slice(2);
const judged = (chosen.length > 0 ? chosen : files).map(judge);
/** @param {(one: import('./mutants/report.mjs').Judgement) => number} of */
const sum = (of) => judged.reduce((total, one) => total + of(one), 0);
const [noticed, same, all] = [sum((one) => one.noticed), sum((one) => one.equal), sum((one) => one.all)];
console.log(`\n${noticed} of ${all} changes were noticed, ${same} change nothing.`);
process.exitCode = judged.some(({ troubles }) => troubles.length > 0) ? 1 : 0;

/**
 * What became of the changes of a file.
 *
 * @param {string} file
 */
function judge(file) {
  const stryker = join(home, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const wishes = ['--mutate', file, '--concurrency', String(atOnce)];
  const { status, stdout, stderr } = spawnSync(
    node,
    [stryker, 'run', 'bin/mutants/stryker.config.mjs', ...wishes],
    { cwd: root, env: { ...withNode(node), MUTATED: file }, encoding: 'utf8' },
  );
  if (status !== 0) giveUp(`${file} could not be judged.`, stdout + stderr);
  const report = JSON.parse(readFileSync(join(root, '.cache/tests/mutants.json'), 'utf8'));
  const judgement = readReport(
    report,
    equal.filter((one) => one.file === file),
  );
  console.log(`${file}: ${judgement.noticed} of ${judgement.all} noticed, ${judgement.equal} change nothing`);
  for (const trouble of judgement.troubles) console.log(`  ${trouble}`);
  return judgement;
}
