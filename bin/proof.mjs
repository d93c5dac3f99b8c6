import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './support/install.mjs';
import { findNode, withNode } from './support/node.mjs';
import { vitestPart } from './support/parts.mjs';
import { findPostgres } from './support/postgres.mjs';
import { doing, giveUp } from './support/progress.mjs';
import { root, stopOnSignals } from './support/run.mjs';

// `npm run proof:<name>`: the tests behind our promises with the numbers that are promised, and a table of what was measured.

const proofs = ['money'];

stopOnSignals();
const name = process.argv[2];
if (!proofs.includes(name)) giveUp(`Say which proof: ${proofs.join(', ')}.`);
const node = await findNode();
await install(node);
const postgres = await findPostgres();
if ('missing' in postgres) giveUp(postgres.missing);

const rows = join(root, '.cache/tests', `proof-${name}.jsonl`);
mkdirSync(join(root, '.cache/tests'), { recursive: true });
rmSync(rows, { force: true });
const env = {
  ...withNode(node),
  NODE_ENV: 'test',
  TEST_DATABASE_URL: postgres.url,
  FULL: '1',
  PROOF_ROWS: rows,
};
const outcome = await doing(`Proving ${name} with the promised numbers; this takes a while`, () =>
  vitestPart(`Proof: ${name}`, node, [name], { env, minutes: 120 }),
);
await postgres.stop();

if (outcome.failed > 0) console.log(outcome.output.trim());
for (const { promise, number, measured } of existsSync(rows) ? readRows() : []) {
  console.log(`\n${promise}\n  promised  ${number}\n  measured  ${measured}`);
}
console.log(`\n${outcome.passed} passed, ${outcome.failed} failed (${Math.round(outcome.seconds)} s)`);
process.exitCode = outcome.failed > 0 ? 1 : 0;

function readRows() {
  const lines = readFileSync(rows, 'utf8').split('\n');
  const all = lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  return all.sort((one, other) => one.promise.localeCompare(other.promise));
}
