import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Exam } from '../../exam.ts';
import { drawPlots } from './draw.ts';
import { type PlotNumbers, plotNumbers } from './numbers.ts';

/** Where the plots of the manuals lie, each test's with the numbers that they were drawn from. */
export const plotsFolder = new URL('../../../../docs/measurement/plots/', import.meta.url);

/** What a test's plots in a folder are drawn from. @throws Error where there are none */
export const readPlotNumbers = (slug: string, folder: URL = plotsFolder): PlotNumbers =>
  JSON.parse(readFileSync(new URL(`${slug}.json`, folder), 'utf8')) as PlotNumbers;

/** A plot's file. */
export const plotFile = (slug: string, plot: string): string => `${slug}-${plot}.svg`;

/**
 * Simulates a test, and writes its plots with their numbers.
 *
 * @returns the files
 * @throws Error where the test simulates nobody
 */
export async function writePlots(
  { slug, version, normVersion, plotted }: Pick<Exam, 'slug' | 'version' | 'normVersion' | 'plotted'>,
  sitters: number,
  folder: URL = plotsFolder,
): Promise<URL[]> {
  if (!plotted) throw new Error(`${slug} simulates nobody.`);
  const numbers = plotNumbers(await plotted(sitters, `plots of ${slug}`), { version, normVersion });
  mkdirSync(folder, { recursive: true });
  const texts: [name: string, text: string][] = [
    [`${slug}.json`, JSON.stringify(numbers, null, 2)],
    ...Object.entries(drawPlots(numbers)).map(([plot, svg]): [string, string] => [plotFile(slug, plot), svg]),
  ];
  return texts.map(([name, text]) => {
    const file = new URL(name, folder);
    writeFileSync(file, `${text}\n`);
    return file;
  });
}
