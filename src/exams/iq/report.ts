import type { AnswerAnalysis } from '#contract/answer-blocks.ts';
import type { Emblem } from '#contract/blocks.ts';
import type { GivenAnswer } from '#contract/exams.ts';
import type { FreeDocument, ReportDocument, ReportPart } from '#contract/report.ts';
import { iqScale } from '#drawing/bell-curve.ts';
import type { Variety } from '#locale/locales.ts';
import { answersByQuestion } from '../answers.ts';
import type { ReportInput, ScoreResult } from '../exam.ts';
import { frameOf, normOf } from '../kit/frame.ts';
import { freeHeadline, freeScoreEmblem, scoreEmblem } from '../kit/headline.ts';
import { percentOf } from '../kit/percentile.ts';
import { howSure, prose } from '../kit/prose.ts';
import { signOf } from '../kit/sign.ts';
import { kitWords } from '../kit/words/index.ts';
import { readCourse } from '../stages.ts';
import { sentence } from '../words.ts';
import { bandIn, middleOf } from './bands.ts';
import { edgeOf } from './edge.ts';
import type { Edition, FormItem } from './edition.ts';
import { factsOf, type SittingFacts } from './facts/index.ts';
import type { IqNorm } from './norms/norm.ts';
import { timeEach } from './pace.ts';
import type { features as known } from './packages.ts';
import { partsOf } from './pages/index.ts';
import { tellingOf } from './pages/telling.ts';
import { iqWords } from './words/index.ts';

interface Read {
  readonly result: ScoreResult;
  readonly locale: Variety;
}

const scoredOf = (edition: Edition, norm: IqNorm, { result, locale }: Read) => ({
  locale,
  score: result.score,
  scale: iqScale,
  band: bandIn(edition.bands, norm, result.score.value, locale),
  reach: edgeOf(result.score, locale),
});

export function emblem(
  edition: Edition,
  norm: IqNorm,
  { result, locale, extent }: Read & { readonly extent: 'free' | 'whole' },
): Emblem {
  const scored = scoredOf(edition, norm, { result, locale });
  if (extent === 'free') return freeScoreEmblem(scored, paceOf(result, locale));
  return { ...scoreEmblem(scored), sign: signOf([result.score, ...result.scales], iqScale) };
}

/** How long a question took on average. */
export function paceOf(result: ScoreResult, locale: Variety) {
  const { free } = iqWords[locale];
  return {
    label: free.paceTitle,
    value: sentence(locale, free.pace, { time: timeEach(result, locale) }),
    text: sentence(locale, free.paceText, {
      minutes: Math.max(1, Math.round(result.totalMilliseconds / 60_000)),
    }),
  };
}

/** What is free: the interval on the curve and the pace; and what the report adds. */
export function free(edition: Edition, norm: IqNorm, { result, locale }: Read): FreeDocument {
  const words = iqWords[locale];
  const pace = paceOf(result, locale);
  const { low, high } = result.score;
  const ownNorm = normOf(norm, words.norm);
  const { title, ...adds } = words.free.adds;
  return {
    ...frameOf(result, {
      locale,
      norm: ownNorm,
      emblem: emblem(edition, norm, { result, locale, extent: 'free' }),
    }),
    blocks: [
      freeHeadline(scoredOf(edition, norm, { result, locale })),
      prose({ id: 'highlight', title: pace.label, paragraphs: [pace.text] }, { lead: pace.value }),
      { block: 'locked', form: 'rest', title, items: Object.values(adds) },
      howSure(locale, [
        sentence(locale, words.free.text, { low, high, ...middleOf(edition.bands, norm) }),
        ownNorm.text,
      ]),
    ],
  };
}

/** The report in words, cut down to what is unlocked: the analysis of answers holds the key. */
export function report(edition: Edition, norm: IqNorm, input: ReportInput<ScoreResult>): ReportDocument {
  const { seed, answers, result, locale, takenAt } = input;
  const words = iqWords[locale];
  const form = edition.formOf(seed);
  const given = answersByQuestion(form, answers);
  const facts = factsOf({ form, norm, given, result, edition });
  const choiceAt = (place: number) => given.get(form[place - 1]?.id ?? '')?.choice ?? null;
  return {
    ...frameOf(result, {
      locale,
      norm: normOf(norm, words.norm),
      emblem: emblem(edition, norm, { result, locale, extent: 'whole' }),
    }),
    title: words.title,
    takenAt,
    parts: [
      ...partsOf(tellingOf({ input, facts, norm, form, choiceAt, edition, lost: lostOf(edition, seed) })),
      answersPart({ form, given, facts }, input),
    ],
    closing: [],
  };
}

/** Stages after the first that came as planned. @param course what the form was made from */
function lostOf({ stages }: Edition, course: string): number {
  if (!stages) return 0;
  const { plans } = readCourse(course);
  return stages.sizes.filter((_, at) => at > 0 && !plans[at]).length;
}

interface Answered {
  readonly form: readonly FormItem[];
  readonly given: ReadonlyMap<string, GivenAnswer>;
  readonly facts: SittingFacts;
}

function answersPart(
  { form, given, facts }: Answered,
  { locale, features }: ReportInput<ScoreResult>,
): ReportPart {
  const part = { id: 'answers', title: kitWords[locale].parts.answers };
  if (!features.includes('answers' satisfies keyof typeof known))
    return {
      ...part,
      locked: true,
      blocks: [{ block: 'locked', form: 'part', feature: 'answers', ...iqWords[locale].locked, items: [] }],
    };
  const items = form.map((item, at) => ({
    ...analysisOf(item, given.get(item.id), locale),
    solvedBy: sentence(locale, iqWords[locale].solvedBy, {
      share: percentOf(facts.questions[at]?.solvedBy ?? 0),
    }),
  }));
  return { ...part, booklet: true, blocks: [{ block: 'answers', items }] };
}

function analysisOf(
  item: FormItem,
  answer: GivenAnswer | undefined,
  locale: Variety,
): Omit<AnswerAnalysis, 'solvedBy'> {
  const words = iqWords[locale];
  const yours = answer?.choice ?? null;
  const isWrong = yours !== null && yours !== item.key;
  const wrong = () => (yours === null ? words.wrong.open : item.whyWrong(yours, locale));
  const workings = [...item.steps(locale)];
  const faults = isWrong ? [...item.faults(yours, locale)] : [];
  return {
    place: item.place,
    familyLabel: words.scale[item.scale].label,
    ...item.show(locale),
    yours,
    correct: item.key,
    seconds: Math.round((answer?.milliseconds ?? 0) / 1000),
    whyCorrect: item.whyRight(locale),
    ...(workings.length > 0 && { workings }),
    whyNotYours: yours === item.key ? null : wrong(),
    ...(faults.length > 0 && { faults }),
  };
}
