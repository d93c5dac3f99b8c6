import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './support/build.mjs';
import { findChromium } from './support/chromium.mjs';
import { install } from './support/install.mjs';
import { findNode, withNode } from './support/node.mjs';
import { vitestPart } from './support/parts.mjs';
import { findPostgres } from './support/postgres.mjs';
import { doing, giveUp } from './support/progress.mjs';
import { root, stopOnSignals } from './support/run.mjs';

// `npm run proof:<name> [-- path …]`: tests in their full form, where `npm test` has the quick one, and a table of what was
// measured; of some files alone, where they are named. `TIMES=50` runs them so many times in a row, until one fails.

/** Each attack of the review fails in one of these; those that are cheap are a part of `npm test` as well. */
const attacks = [
  // Access, cache poisoning, forged posts, sizes, slow clients, fuzz, known weaknesses of packages.
  'tests/attack/',
  'tests/calls/roles',
  'tests/calls/secrets',
  'tests/calls/proof/page-roles',
  // One client that takes more than a core; everybody at once.
  'src/server/sittings/seeds',
  'src/server/platform/http/pressure',
  'tests/calls/limits',
  'tests/calls/page-limits',
  'tests/calls/proof/overload',
  // The files of the embedded database, settings, mail and database without TLS.
  'src/server/platform/config',
  'src/server/mail/send',
  'tests/calls/proof/embedded',
  // Figures, hosts, raw requests, JSON that is none.
  'tests/calls/door',
  'tests/calls/hostile-pages',
  'tests/calls/malformed',
  'src/contract/fields',
  'src/server/platform/scrub',
  // Links, mailboxes, codes, bulk asking.
  'tests/calls/links',
  'tests/calls/proved-mailbox',
  'tests/calls/known-addresses',
  'tests/calls/human-check',
  'tests/calls/sharing',
  'tests/calls/gifts',
  // What is kept too long, what is sold for nothing, cookies, packages and the Node that runs.
  'tests/calls/retention',
  'tests/calls/erasure',
  'tests/calls/sold-for-nothing',
  'src/server/site/locale',
  'src/server/site/visit',
  'tests/walls-packages',
  'tests/walls-deploy',
];

/**
 * @typedef {{ what: string, projects?: string[], env?: Record<string, string>, kinds?: string[], files?: string[], inBrowser?: boolean, withPages?: boolean }} Proof
 * @type {Record<string, Proof>}
 */
const proofs = {
  money: { what: 'the promises about money with their numbers' },
  attack: {
    what: 'that attacks fail: access, caches, forged posts, sizes, slow clients, and what else the review tried',
    projects: ['attack', 'calls', 'unit', 'walls'],
    files: attacks,
    withPages: true,
  },
  databases: {
    what: 'every call on both databases',
    projects: ['calls'],
    env: { DATABASES: 'both' },
    kinds: ['embedded', 'postgres'],
  },
  items: {
    what: 'that every item has one right answer, which its options do not give away',
    projects: ['proof'],
  },
  reports: {
    what: 'that every report has as many pages as are promised, full and legible, in each language',
    projects: ['unit', 'web'],
    files: ['src/server/reports/pdf/', 'src/web/report/blocks/'],
  },
  simulations: {
    what: 'what is found of simulated sitters in as many of them as are promised',
    projects: ['unit'],
    files: ['src/exams/', 'src/psychometrics/'],
  },
  million: {
    what: 'that no call is slower among a million orders than among ten thousand (ORDERS=100000 tries it)',
    projects: ['scale'],
    files: ['tests/scale/million'],
  },
  overload: {
    what: 'that ten times the load that can be served loses nothing',
    projects: ['scale'],
    files: ['tests/scale/overload'],
    withPages: true,
  },
  memory: {
    what: "that a day's work leaves the memory as it was (VISITS=500 tries it)",
    projects: ['scale'],
    files: ['tests/scale/memory'],
    withPages: true,
  },
  press: {
    what: 'that two hundred documents asked for at once are made in order and hold up no page (DOCUMENTS=24 tries it)',
    projects: ['scale'],
    files: ['tests/scale/press'],
    withPages: true,
  },
  restore: {
    what: 'that a backup of many orders serves on another machine within a quarter of an hour (ORDERS=500 tries it)',
    projects: ['scale'],
    files: ['tests/scale/restore'],
  },
  distributed: {
    what: 'that a distributed PostgreSQL carries it, where Citus is installed',
    projects: ['scale'],
    files: ['tests/scale/distributed'],
  },
  production: {
    what: 'that what is left for production, and what the container file makes, starts, serves and is operated',
    projects: ['scale'],
    files: ['tests/scale/production', 'tests/scale/container'],
    withPages: true,
  },
  journeys: { what: 'every journey in each of its languages, axe at every visit', inBrowser: true },
};

stopOnSignals();
const name = process.argv[2] ?? '';
const proof = proofs[name];
if (!proof) giveUp(`Say which proof: ${Object.keys(proofs).join(', ')}.`);
const named = process.argv.slice(3);
const times = Number(process.env.TIMES ?? 1);
if (!Number.isSafeInteger(times) || times < 1)
  giveUp('TIMES is how many times in a row: a whole number from 1 on.');
const files = named.length > 0 ? named : (proof.files ?? []);
const node = await findNode();
await install(node);
const chromium = proof.inBrowser ? await findChromium() : { path: undefined };
if ('missing' in chromium) giveUp(chromium.missing);
if (proof.inBrowser || proof.withPages) await build(node);
const postgres = await findPostgres();
if ('missing' in postgres) giveUp(postgres.missing);

const rows = join(root, '.cache/tests', `proof-${name}.jsonl`);
mkdirSync(join(root, '.cache/tests'), { recursive: true });
rmSync(rows, { force: true });
const env = {
  ...withNode(node),
  NODE_ENV: 'test',
  TEST_DATABASE_URL: postgres.url,
  ...(chromium.path && { CHROMIUM_PATH: chromium.path }),
  FULL: '1',
  PROOF_ROWS: rows,
  ...proof.env,
};
const prove = () =>
  vitestPart(`Proof: ${name}`, node, proof.projects ?? [name], {
    env,
    kinds: named.length > 0 ? [] : (proof.kinds ?? []),
    files,
    minutes: 120,
  });
let outcome = await doing(`Proving ${proof.what}; this takes a while`, prove);
let passed = outcome.failed > 0 ? 0 : 1;
while (passed > 0 && passed < times) {
  outcome = await doing(`The same again, ${passed + 1} of ${times}`, prove);
  if (outcome.failed > 0) break;
  passed += 1;
}
await postgres.stop();

if (outcome.failed > 0) console.log(outcome.output.trim());
for (const { promise, number, measured } of existsSync(rows) ? readRows() : []) {
  console.log(`\n${promise}\n  promised  ${number}\n  measured  ${measured}`);
}
console.log('\nseconds  tests  file');
for (const { file, tests, seconds } of outcome.files ?? []) {
  console.log(`${seconds.toFixed(1).padStart(7)}  ${String(tests).padStart(5)}  ${file}`);
}
console.log(`\n${outcome.passed} passed, ${outcome.failed} failed (${Math.round(outcome.seconds)} s)`);
if (times > 1) console.log(`Passed ${passed} times in a row of ${times}.`);
process.exitCode = outcome.failed > 0 ? 1 : 0;

function readRows() {
  const lines = readFileSync(rows, 'utf8').split('\n');
  const all = lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  return all.sort((one, other) => one.promise.localeCompare(other.promise));
}
