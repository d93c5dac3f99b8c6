import { brotliCompressSync } from 'node:zlib';
import { exams } from '#exams/index.ts';
import { makeDataDir, removeDataDir } from '#tests/support/data-dir.ts';
import { startServer } from '#tests/support/server-process.ts';
import { isMadeFor, landings, pathOf } from '#web/landings.ts';
import { isFastEnough, type Judgement, judge, median, slowdownOf } from './judge.ts';
import { serveStatic } from './static-page.ts';

// What the promises say of a landing (docs/promises.md): 100 in all four categories, its largest paint within 1.25 of a static
// page's, at most 50 ms blocked, nothing that moves, at most 5 kB of script. The median of three, of the landings that are named.
// A machine is slowed down to a telephone by what it can do itself, and not judged on while it is slower than one: the bare page's
// own score stands beside each row, so that what is this machine's can be told from what is the page's.
// Where a test begins (`start`), which no search may find, is held to its paint, 1.6 s, to nothing that moves and to 5 kB of script (decision 82).

const rounds = 3;
/** How often a judgement is made again that something else on the machine disturbed. */
const patience = 4;
const chosen = process.argv.slice(2);

/** The newest index of this machine, once one is known. */
let known = 0;

interface Row {
  readonly name: string;
  readonly page: Judgement;
  readonly bare: Judgement;
  readonly scriptBytes: number;
  readonly kept: (row: Row) => boolean;
}

const dataDir = await makeDataDir();
const site = await startServer({
  dataDir,
  env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
});
const rows: Row[] = [];
try {
  for (const landing of landings) {
    if (chosen.length > 0 && !chosen.includes(landing.name)) continue;
    const exam = exams.find(({ face }) => isMadeFor(landing, face.landing));
    if (!exam) throw new Error(`No test is sold by the landing ${landing.name}.`);
    tell(await judged(landing.name, `${site.url}${pathOf(landing)}/US-${exam.id}?hl=EN`, isLanding));
  }
  if (chosen.length === 0 || chosen.includes('start'))
    tell(await judged('start', `${site.url}/answer/start/US-SUBS-1002?hl=EN`, isStart));
} finally {
  await site.stop();
  await removeDataDir(dataDir);
}
process.exitCode = rows.every((row) => row.kept(row)) ? 0 : 1;

/** Says a row as soon as it is known: what ends too early has said something. */
function tell(row: Row): void {
  rows.push(row);
  const { name, page, bare, scriptBytes } = row;
  const scores = Object.values(page.scores).join(' ');
  const paint = `${Math.round(page.paint)} ms, ${(page.paint / bare.paint).toFixed(2)} × static`;
  console.log(
    `${name.padEnd(14)} ${scores.padEnd(16)} largest paint ${paint}; blocked ${Math.round(page.blocking)} ms; ` +
      `shift ${page.shift.toFixed(3)}; script ${(scriptBytes / 1000).toFixed(1)} kB; ` +
      `static ${bare.scores.performance}, blocked ${Math.round(bare.blocking)} ms; index ${Math.round(page.benchmarkIndex)} ${page.complaints.join(', ')}`,
  );
}

async function judged(name: string, url: string, kept: Row['kept']): Promise<Row> {
  const html = await (await fetch(url)).text();
  const still = await serveStatic(html, site.url);
  const pages: Judgement[] = [];
  const bares: Judgement[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      bares.push(await judgedInPeace(still.url, ['performance']));
      pages.push(await judgedInPeace(url));
    }
  } finally {
    await still.close();
  }
  const inTheMiddle = (all: readonly Judgement[]) =>
    median(all, ({ scores, paint }) => paint - (scores.performance ?? 0));
  const scriptBytes = await scriptBytesOf(html);
  return { name, page: inTheMiddle(pages), bare: inTheMiddle(bares), scriptBytes, kept };
}

/**
 * A judgement before which the machine was faster than a telephone, slowed down by that.
 *
 * @throws Error where it never was: nothing could be said of the page
 */
async function judgedInPeace(url: string, categories?: readonly string[]): Promise<Judgement> {
  for (let time = 0; time <= patience; time += 1) {
    const judgement = await judge(url, slowdownOf(known), categories);
    const isByNow = Math.abs(judgement.benchmarkIndex / known - 1) < 0.25;
    known = judgement.benchmarkIndex;
    if (isByNow && isFastEnough(known)) return judgement;
  }
  throw new Error(
    `This machine is slower than a telephone or changes (index ${known}): close what else runs on it.`,
  );
}

/** Compressed, those that stand in the page by themselves, others as they come. */
async function scriptBytesOf(html: string): Promise<number> {
  let bytes = 0;
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/type="application\/ld\+json"/.test(attributes)) continue;
    const source = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
    const code = source ? await (await fetch(new URL(source, site.url))).text() : text;
    bytes += brotliCompressSync(code).length;
  }
  return bytes;
}

function isStart({ page, scriptBytes }: Row): boolean {
  return page.paint <= 1_600 && page.shift < 0.005 && scriptBytes <= 5_000;
}

function isLanding({ page, bare, scriptBytes }: Row): boolean {
  return (
    Object.values(page.scores).every((score) => score === 100) &&
    page.paint <= 1.25 * bare.paint &&
    page.blocking <= 50 &&
    page.shift < 0.005 &&
    scriptBytes <= 5_000
  );
}
