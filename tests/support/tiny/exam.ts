import type { Emblem } from '#contract/blocks.ts';
import type { GivenAnswer } from '#contract/exams.ts';
import { answersByQuestion } from '#exams/answers.ts';
import type { Exam, ExamResult, ReportInput } from '#exams/exam.ts';
import { frameOf, normOf } from '#exams/kit/frame.ts';
import { howSure } from '#exams/kit/prose.ts';
import { usabilityOf } from '#exams/usability.ts';
import type { Variety } from '#locale/locales.ts';
import { tinyWords } from './words.ts';

/** Six statements to agree with or not, one of each theme: a result without a score, a character or a curve. */
interface TinyResult extends ExamResult {
  /** Of each theme from 0 to 100. */
  readonly themes: readonly number[];
}

const form = [1, 2, 3, 4, 5, 6].map((place) => ({ id: `q${place}`, place, optionCount: 2 }));

const norm = {
  id: 'tiny-design',
  kind: 'design',
  sampleSize: null,
  reliability: 0.5,
} as const;

const features = {
  'weather-report': { kind: 'report' },
  steps: { kind: 'part' },
  'weather-test': { kind: 'test', slug: 'weather' },
} as const;

const cornersOf = ({ themes }: TinyResult, locale: Variety) =>
  themes.map((value, at) => ({ id: `theme${at}`, label: tinyWords[locale].themes[at] ?? '', value }));

const emblem = (result: TinyResult, locale: Variety, extent: 'free' | 'whole'): Emblem => {
  const { name, text, themes } = tinyWords[locale];
  const strongest = themes[result.themes.indexOf(Math.max(...result.themes))] ?? '';
  return {
    facts: [extent === 'free' ? { value: text } : { label: name, value: strongest }],
    drawing: { kind: 'hexagon', corners: cornersOf(result, locale), alt: text },
  };
};

const frame = (result: TinyResult, locale: Variety, extent: 'free' | 'whole') =>
  frameOf(result, {
    locale,
    norm: normOf(norm, tinyWords[locale].text),
    emblem: emblem(result, locale, extent),
  });

function report({ result, locale, takenAt, features: held }: ReportInput<TinyResult>) {
  const { name, text, poles, overview, step, method } = tinyWords[locale];
  const outdoors = result.themes.reduce((sum, value) => sum + value, 0) / (100 * result.themes.length);
  return {
    ...frame(result, locale, 'whole'),
    title: name,
    takenAt,
    parts: [
      {
        id: 'overview',
        title: overview,
        blocks: [
          {
            block: 'hexagon' as const,
            title: overview,
            lead: text,
            corners: cornersOf(result, locale),
            alt: text,
          },
          {
            block: 'axes' as const,
            title: overview,
            rows: [
              {
                id: 'out',
                poles: [...poles] as [string, string],
                at: outdoors,
                low: Math.max(0, outdoors - 0.2),
                high: Math.min(1, outdoors + 0.2),
                value: outdoors < 0.5 ? poles[0] : poles[1],
                reading: text,
              },
            ],
          },
        ],
      },
      held.includes('steps')
        ? {
            id: 'steps',
            title: step,
            blocks: [{ block: 'steps' as const, title: step, items: [{ title: step, text }] }],
          }
        : {
            id: 'steps',
            title: step,
            locked: true,
            blocks: [{ block: 'locked' as const, form: 'part' as const, title: step, text, items: [] }],
          },
    ],
    closing: [
      { block: 'methods' as const, title: method, chapters: [{ title: method, paragraphs: [text] }] },
    ],
  };
}

/** A test of a shape that no other has, written as a folder of `src/exams` is: nothing outside knows it. */
export const tinyExam: Exam<TinyResult> = {
  id: 'SUBS-9001',
  slug: 'weather',
  version: 'tiny-1',
  normVersion: norm.id,
  questionCount: form.length,
  optionCount: 2,
  minutes: 1,
  category: 'personality',
  sensitive: false,
  face: { landing: null, emblem: { set: 'gates', name: 'well', alt: '' } },
  features,
  packages: [
    { skuId: 'weather-basic', pricePoint: 'report-basic', tier: 'basic', features: ['weather-report'] },
    {
      skuId: 'weather-whole',
      pricePoint: 'report-premium',
      tier: 'premium',
      features: ['weather-report', 'steps'],
    },
  ],
  extra: { skuId: 'weather-extra', pricePoint: 'extra-test', features: ['weather-test'] },
  name: (locale) => tinyWords[locale].name,
  about(locale) {
    const { name, text } = tinyWords[locale];
    return { title: name, lead: text, intro: text, free: text };
  },
  review: (locale) => ({ by: 'Ada Reader', on: '2026-03-22', what: tinyWords[locale].text }),
  offer(locale) {
    const { name, text, step } = tinyWords[locale];
    return {
      summaries: { basic: text, premium: text },
      features: {
        'weather-report': { name, content: text },
        steps: { name: step, content: text },
        'weather-test': { name, content: text },
      },
    };
  },
  isSound: () => true,
  questions: (_seed, locale) =>
    form.map(({ id, place }) => ({
      id,
      place,
      kind: 'statements',
      prompt: tinyWords[locale].themes[place - 1] ?? '',
      options: [...tinyWords[locale].poles],
    })),
  score(_seed, answers) {
    const given = answersByQuestion(form, answers);
    return {
      examId: 'SUBS-9001',
      packVersion: 'tiny-1',
      normVersion: norm.id,
      totalMilliseconds: answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
      themes: form.map(({ id }) => 50 * ((given.get(id)?.choice ?? 0) + 1)),
    };
  },
  usability(_seed, answers: readonly GivenAnswer[]) {
    const given = answersByQuestion(form, answers);
    return usabilityOf({
      answers: form.map(({ id }) => given.get(id)),
      optionCount: 2,
      usual: form.map(() => 4000),
    });
  },
  free: (result, locale) => ({
    ...frame(result, locale, 'free'),
    blocks: [
      {
        block: 'hexagon',
        title: tinyWords[locale].overview,
        lead: tinyWords[locale].text,
        corners: cornersOf(result, locale),
        alt: tinyWords[locale].text,
      },
      howSure(locale, [tinyWords[locale].text]),
      { block: 'locked', form: 'rest', items: [] },
    ],
  }),
  report,
  emblem,
};
