import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What Lighthouse says of one page. */
export interface Judgement {
  /** How fast the machine was just before, by Lighthouse's own benchmark: 1500 to 2000 of a fast desktop. */
  readonly benchmarkIndex: number;
  /** 0 to 100, of each of its four categories. */
  readonly scores: Readonly<Record<string, number>>;
  /** Largest contentful paint, in milliseconds. */
  readonly paint: number;
  /** Total blocking time, in milliseconds. */
  readonly blocking: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** What it takes points off for: the audits that are not whole, by name. */
  readonly complaints: readonly string[];
}

interface Report {
  readonly categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >;
  readonly audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
  readonly environment: { benchmarkIndex: number };
}

interface Chrome {
  readonly port: number;
  kill(): void;
}

/** From a folder of its own (bin/lighthouse): a hundred packages that nothing else needs. */
const packages = join(import.meta.dirname, '../../bin/lighthouse/node_modules');
const load = (file: string) => import(pathToFileURL(join(packages, file)).href);

/**
 * A middling telephone's index. Lighthouse slows a processor down four times, which is meant for fast desktops of 1500 to
 * 2000; of slower machines its authors ask for less (their page on throttling, "Calibrating the CPU slowdown").
 */
const telephone = 1750 / 4;

/** How many times slower a machine of that index is made, so that it is as slow as a middling telephone. */
export const slowdownOf = (benchmarkIndex: number): number =>
  Math.min(4, Math.max(1, benchmarkIndex / telephone));

/** Whether a machine of that index can play a telephone at all. */
export const isFastEnough = (benchmarkIndex: number): boolean => benchmarkIndex >= telephone;

/**
 * Lighthouse in its own way for telephones: slow 4G and a slower processor, simulated from what a trace shows.
 *
 * @param slowdown how many times slower than this machine's the telephone's processor is
 * @param categories of which a score is wanted
 * @throws Error where the page does not open
 */
export async function judge(
  url: string,
  slowdown: number,
  categories: readonly string[] = ['performance', 'accessibility', 'best-practices', 'seo'],
): Promise<Judgement> {
  const [{ default: lighthouse }, { launch }, { throttling }] = (await Promise.all([
    load('lighthouse/core/index.js'),
    load('chrome-launcher/dist/index.js'),
    load('lighthouse/core/config/constants.js'),
  ])) as [
    {
      default(url: string, flags: object): Promise<{ lhr: Report & { runtimeError?: { message: string } } }>;
    },
    { launch(options: object): Promise<Chrome> },
    { throttling: { mobileSlow4G: object } },
  ];
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH,
    chromeFlags: ['--headless=new', '--no-sandbox'],
    logLevel: 'silent',
  });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: categories,
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return readReport(lhr);
  } finally {
    chrome.kill();
  }
}

function readReport({ categories, audits, environment }: Report): Judgement {
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return {
    benchmarkIndex: environment.benchmarkIndex,
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round(100 * (score ?? 0))]),
    ),
    paint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    complaints: weighed.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  };
}

/** The one in the middle by that measure: what else the machine does meanwhile weighs on one of three. */
export function median<Item>(items: readonly Item[], by: (item: Item) => number): Item {
  const sorted = items.toSorted((one, other) => by(one) - by(other));
  return sorted[Math.floor(sorted.length / 2)] as Item;
}
