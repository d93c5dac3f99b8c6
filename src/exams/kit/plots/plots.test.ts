import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sized } from '#tests/support/form.ts';
import { exams } from '../../index.ts';
import { drawPlots } from './draw.ts';
import { plotFile, plotsFolder, readPlotNumbers, writePlots } from './files.ts';
import { fewestAt, type PlotNumbers, plotNumbers } from './numbers.ts';

/** What chance alone moves a number by in one of a million comparisons, in standard errors. */
const reach = 5;

/** Of two samples of one truth. */
const near = (one: number, other: number, errors: readonly number[]) =>
  expect(Math.abs(one - other)).toBeLessThan(reach * Math.hypot(...errors));

const ofShare = (share: number, persons: number) =>
  Math.sqrt((Math.max(0.02, share) * Math.max(0.02, 1 - share)) / persons);

/** Smaller samples say the same as what is kept, but for chance. */
function agree(kept: PlotNumbers, now: PlotNumbers): void {
  expect(now.scales.map(({ name }) => name)).toEqual(kept.scales.map(({ name }) => name));
  for (const [at, scale] of now.scales.entries()) {
    const before = kept.scales[at] as PlotNumbers['scales'][number];
    const error = (sitters: number) =>
      (2 * Math.sqrt(before.reliability) * (1 - before.reliability)) / Math.sqrt(sitters);
    near(scale.reliability, before.reliability, [error(now.sitters), error(kept.sitters)]);
    for (const { at: where, persons, told, off } of scale.byTruth) {
      const there = before.byTruth.find((one) => one.at === where);
      if (!there) continue;
      expect(Math.abs(told / there.told - 1)).toBeLessThan(0.08);
      // The error of a mean of squares, where errors are no wider spread than three times a normal one's.
      near(off, there.off, [there.off / Math.sqrt(persons), there.off / Math.sqrt(there.persons)]);
    }
    for (const { at: where, persons, covered } of scale.byScore) {
      const there = before.byScore.find((one) => one.at === where);
      if (there)
        near(covered, there.covered, [
          ofShare(there.covered, persons),
          ofShare(there.covered, there.persons),
        ]);
    }
  }
  expect(now.results?.of).toBe(kept.results?.of);
  for (const [at, { name, share }] of (now.results?.shares ?? []).entries()) {
    const there = kept.results?.shares[at];
    expect(there?.name).toBe(name);
    near(share, there?.share ?? 0, [ofShare(share, now.sitters), ofShare(share, kept.sitters)]);
  }
}

describe.each(exams.map((exam) => ({ exam, slug: exam.slug })))('the plots of $slug', ({ exam, slug }) => {
  const kept = readPlotNumbers(slug);
  const manual = readFileSync(new URL(`../${slug}.md`, plotsFolder), 'utf8');

  it('are of the test in force, of ten thousand sitters, drawn from the numbers beside them, and in its manual', () => {
    expect([kept.version, kept.norm]).toEqual([exam.version, exam.normVersion]);
    expect(kept.sitters).toBeGreaterThanOrEqual(10_000);
    const drawn = Object.entries(drawPlots(kept));
    const files = readdirSync(plotsFolder).filter((name) => name.startsWith(`${slug}-`));
    expect(files.sort()).toEqual(drawn.map(([plot]) => plotFile(slug, plot)).sort());
    for (const [plot, svg] of drawn) {
      expect(readFileSync(new URL(plotFile(slug, plot), plotsFolder), 'utf8')).toBe(`${svg}\n`);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(manual).toContain(`](plots/${plotFile(slug, plot)})`);
    }
  });

  it('say what a simulation of today says', async () => {
    const sample = await exam.plotted?.(sized(400, 4000), 'another sample');
    if (!sample) throw new Error('The test simulates nobody.');
    agree(kept, plotNumbers(sample, exam));
  });

  it('hold what the manuals promise of all tests: intervals that keep their word where people are', () => {
    for (const { byScore } of kept.scales)
      for (const { persons, covered } of byScore) {
        expect(persons).toBeGreaterThanOrEqual(fewestAt);
        if (persons >= 400) expect(covered).toBeGreaterThan(0.9);
      }
  });
});

it('are written with their numbers, the same every time', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'plots-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const folder = pathToFileURL(`${directory}/`);
  const brain = exams.find(({ slug }) => slug === 'brain');
  if (!brain) throw new Error('There is no such test.');
  const files = await writePlots(brain, 200, folder);
  expect(files.every((file) => existsSync(file))).toBe(true);
  const first = files.map((file) => readFileSync(file, 'utf8'));
  await writePlots(brain, 200, folder);
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(first);
  await expect(writePlots({ ...brain, plotted: undefined } as never, 200, folder)).rejects.toThrow('nobody');
});
