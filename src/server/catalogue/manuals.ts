import { readFile } from 'node:fs/promises';
import type { DataOf } from '#contract/call.ts';
import type { ExamId } from '#contract/fields.ts';
import type { examMethods } from '#contract/methods.ts';
import type { Variety } from '#locale/locales.ts';
import { Refusal } from '#server/platform/errors.ts';
import { knownExam } from './exams.ts';

const folder = new URL('../../../docs/measurement/', import.meta.url);
const keptBack = /<!-- kept back: a key -->.*?<!-- \/kept back -->/gs;
const plot = /\]\((plots\/[\w-]+\.svg)\)/g;
const instead = '*A table is left out here: it would tell the key to the answers.*';

/**
 * A manual of `docs/measurement`, without what would tell the key to a test's answers.
 *
 * @throws Error where a part that is kept back has no end, or the file is not there
 */
export async function manualOf(name: string): Promise<string> {
  const text = (await readFile(new URL(`${name}.md`, folder), 'utf8')).replaceAll(keptBack, instead);
  if (text.includes('kept back')) throw new Error(`The manual ${name} keeps something back without an end.`);
  return text;
}

/** The plots that a manual shows, by what it calls them. */
async function plotsOf(manual: string): Promise<Record<string, string>> {
  const called = [...manual.matchAll(plot)].map(([, name = '']) => name);
  const texts = await Promise.all(called.map((name) => readFile(new URL(name, folder), 'utf8')));
  return Object.fromEntries(called.map((name, at) => [name, (texts[at] ?? '').trim()]));
}

/**
 * How a test measures, for everybody.
 *
 * @throws Refusal `unknownExam` where there is no such test, or one without a manual
 */
export async function methodsOf(id: ExamId, locale: Variety): Promise<DataOf<typeof examMethods>> {
  const exam = knownExam(id);
  const plain = exam.methods?.(locale);
  if (!plain) throw new Refusal('unknownExam');
  const chapters = plain.chapters.map(({ title, paragraphs }) => ({ title, paragraphs: [...paragraphs] }));
  const told = exam.precision?.(locale);
  const precision = told ? { ...told, parts: [...told.parts] } : null;
  const manual = await manualOf(exam.slug);
  return {
    name: exam.name(locale),
    title: plain.title,
    chapters,
    precision,
    manual,
    plots: await plotsOf(manual),
  };
}
