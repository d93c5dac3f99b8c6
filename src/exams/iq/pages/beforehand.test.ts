import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '#contract/report.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { allBlocks } from '#tests/support/documents.ts';
import { hardest, sized } from '#tests/support/form.ts';
import { type IqSitting, iqReport, iqSitting } from '#tests/support/iq-sittings.ts';
import { courseText, readCourse } from '../../stages.ts';
import { edition } from '../exam.ts';
import { iqWords } from '../words/index.ts';
import { iqReportWords } from '../words/report/index.ts';

const manner = { careless: 0, open: 0.1, hasty: 0, first: 12_000, more: 900, jump: 0.6 };
const abilities = [-2, -0.8, 0, 0.8, 2.2, 30];

/** A sitting whose last stages were set beforehand: as able, and as quick, as one whose stages were chosen. */
function setBeforehand(
  lost: number,
  ability: number,
): { readonly course: string; readonly sitting: IqSitting } {
  const chosen = iqSitting(`set beforehand ${ability}`, ability, manner);
  const { seed, plans } = readCourse(chosen.seed);
  const course = courseText({
    seed,
    plans: plans.map((plan, at) => (at < plans.length - lost ? plan : null)),
  });
  const form = edition.formOf(course);
  const answers = chosen.answers.map((answer, at) => {
    const item = form[at];
    const was = edition.formOf(chosen.seed)[at];
    const solved = answer.choice === was?.key;
    const choice = answer.choice === null ? null : solved ? item?.key : ((item?.key ?? 0) + 1) % 6;
    return { ...answer, questionId: item?.id ?? '', choice: choice ?? null };
  });
  return { course, sitting: { seed: course, answers } };
}

const textOf = (report: ReportDocument): string => JSON.stringify(allBlocks(report));

/** What is said where all stages were chosen: the branches of none lost, and what the method says then. */
function saidOfChosen(locale: Locale): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'object' && value) for (const inner of Object.values(value)) walk(inner);
    if (typeof value !== 'string') return;
    for (const part of value.split('{lost, plural, =0 {').slice(1)) {
      const [said = ''] = part.split(/[{}]/);
      if (said.trim().length > 5) found.push(said.trim());
    }
  };
  walk(iqReportWords.inStages[locale]);
  const { inStages } = iqWords[locale].chapter.method.form;
  const [, method = ''] = /=5 \{[^{}]+\} other \{([^{}]+)\}/.exec(inStages) ?? [];
  return [...found, method];
}

describe('a sitting whose stages were set beforehand', () => {
  const sittings = hardest(abilities, [-0.8, 2.2, 30]).map((ability) => setBeforehand(5, ability));

  it('is one of none chosen', () => {
    for (const { course } of sittings) expect(readCourse(course).plans).toEqual([]);
  });

  it('is told nowhere of stages that followed the answers', () => {
    for (const { sitting } of sittings) {
      const said = textOf(iqReport(sitting));
      expect(said).not.toMatch(
        /your own answers|by your answers|followed your answers|rose with you|chosen to lie|stages were chosen|were chosen by|close to your limit to the end/,
      );
      expect(said).toContain('were set beforehand, because the connection was down');
    }
  });

  it('is told of the stages that were chosen in the method alone, where some were', () => {
    for (const lost of [1, 3]) {
      const { sitting } = setBeforehand(lost, 0.8);
      const said = textOf(iqReport(sitting));
      expect(said).not.toMatch(/your own answers|rose with you|chosen to lie|stages were chosen/);
      expect(said).toContain('each later one was chosen to fit your answers up to then');
      expect(said).toContain(lost === 1 ? '(one stage was set beforehand' : '(3 stages were set beforehand');
    }
  });

  it.each(hardest(locales, ['DE', 'JA']))('is told so in %s', (locale) => {
    const sentences = saidOfChosen(locale);
    expect(sentences.length).toBeGreaterThanOrEqual(11);
    for (const { sitting } of sittings.slice(0, sized(2, 6))) {
      const said = textOf(iqReport(sitting, locale));
      for (const sentence of sentences) expect(said).not.toContain(sentence);
    }
  });
});
