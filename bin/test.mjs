import { join } from 'node:path';
import { buildPages } from './support/build.mjs';
import { findChromium } from './support/chromium.mjs';
import { install } from './support/install.mjs';
import { findNode, withNode } from './support/node.mjs';
import { programPart, vitestPart } from './support/parts.mjs';
import { findPostgres } from './support/postgres.mjs';
import { giveUp } from './support/progress.mjs';
import { root, stopOnSignals } from './support/run.mjs';

// `npm test`: every part, on everything it needs. It is green only when each part has run.

stopOnSignals();
const began = Date.now();
const node = await findNode();
await install(node);

// The proofs walk in the whole of it.
const chromium = await findChromium({ isShellEnough: true });
if ('missing' in chromium) giveUp(chromium.missing);
const postgres = await findPostgres();
if ('missing' in postgres) giveUp(postgres.missing);

const env = {
  ...withNode(node),
  NODE_ENV: 'test',
  // What one worker has compiled, the next ones need not, nor the sites that they start.
  NODE_COMPILE_CACHE: join(root, '.cache/node'),
  CHROMIUM_PATH: chromium.path,
  TEST_DATABASE_URL: postgres.url,
};
/** @param {string} path */
const tool = (path) => join(root, 'node_modules', path);
/**
 * @param {string} name
 * @param {string} path
 * @param {string[]} args
 */
const program = (name, path, ...args) => programPart(name, node, [tool(path), ...args], { env });
/** @param {string} project */
const types = (project) =>
  program(`Types: ${project}`, 'typescript/bin/tsc', '-p', `tsconfig.${project}.json`);

/** @type {import('./support/parts.mjs').Outcome[]} */
const outcomes = [];

/**
 * Says how a part went; what it printed only if it failed.
 *
 * @param {Promise<import('./support/parts.mjs').Outcome>} work
 */
async function part(work) {
  const outcome = await work;
  outcomes.push(outcome);
  const counts = `${outcome.passed} passed, ${outcome.failed} failed`;
  console.log(`\n== ${outcome.name}: ${counts} (${outcome.seconds.toFixed(1)} s)`);
  if (outcome.failed > 0) console.log(outcome.output.trim());
}

async function buildPart() {
  const { code, output, seconds } = await buildPages(node);
  return { name: 'Build', passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds, output };
}

/** @param {(() => Promise<import('./support/parts.mjs').Outcome>)[]} works */
async function one(...works) {
  for (const work of works) await part(work());
}

// Two at a time: most of these keep one core busy.
await Promise.all([
  one(
    () => program('Types of the routes', '@react-router/dev/bin.cjs', 'typegen'),
    () => types('web'),
    () => types('server'),
    () => types('journeys'),
  ),
  one(
    buildPart,
    () => program('Dead code', 'knip/bin/knip.js'),
    () =>
      programPart('Lint and format', tool('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings'], {
        env,
      }),
    () => types('measured'),
    () => types('art'),
    () => types('bin'),
  ),
]);
// One run of all three: no core waits for the slowest file of each. Beside it what mostly waits, for a lease that ends or a
// provider that hangs.
await Promise.all([
  one(() =>
    vitestPart('Walls, units and proof of the items', node, ['unit', 'web', 'walls', 'proof'], { env }),
  ),
  one(() => vitestPart('Proof of the money promises', node, ['money'], { env })),
]);
// Those that take the power away from a site, or fill a database first, are made by `npm run proof:databases`.
await part(
  vitestPart('Calls, on the database that each is about', node, ['calls'], {
    env,
    kinds: ['embedded', 'postgres'],
    without: 'tests/calls/proof',
  }),
);
// The long and the seldom ones are walked by `npm run proof:journeys`.
await part(vitestPart('Journeys in Chromium', node, ['journeys'], { env, without: 'tests/journeys/proof' }));
await postgres.stop();

/** @param {(outcome: import('./support/parts.mjs').Outcome) => number} of */
const sum = (of) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
const failed = sum((outcome) => outcome.failed);
const broken = outcomes.filter((outcome) => outcome.failed > 0).map((outcome) => outcome.name);
console.log(
  `\n${outcomes.length} parts in ${Math.round((Date.now() - began) / 1000)} s${broken.length > 0 ? `; failed: ${broken.join(', ')}` : ''}`,
);
console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
