import type { Question } from '#contract/exams.ts';
import type { Locale } from '#locale/locales.ts';
import type { Exam } from '../exam.ts';
import { blueprint, blueprintVersion } from './blueprint.ts';
import { optionFigures, stemFigure } from './describe.ts';
import { formOf } from './form.ts';
import { normVersion } from './norms.ts';
import { packages } from './packages.ts';
import { free, report } from './report.ts';
import { score } from './score.ts';
import { iqWords } from './words/index.ts';

function questions(seed: string, locale: Locale): Question[] {
  return formOf(seed).map((item) => {
    const kind = item.item.family === 'series' ? 'series' : 'figures';
    return {
      id: item.id,
      place: item.place,
      kind,
      prompt: iqWords[locale].prompt[kind],
      stem: stemFigure(item, locale),
      options: optionFigures(item, locale),
    };
  });
}

/** SUBS-1002: fluid reasoning, a fresh form for every visitor. */
export const iq: Exam = {
  id: 'SUBS-1002',
  slug: 'iq',
  version: blueprintVersion,
  normVersion,
  questionCount: blueprint.length,
  optionCount: 6,
  minutes: 20,
  category: 'intelligence',
  sensitive: false,
  packages,
  name: (locale) => iqWords[locale].name,
  questions,
  score,
  free,
  report,
};
