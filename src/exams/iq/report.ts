import type { GivenAnswer } from '#contract/exams.ts';
import type { AnswerAnalysis, FreeScore, ScaleRow, ScoreReport } from '#contract/reports.ts';
import { iqScale } from '#drawing/bell-curve.ts';
import type { Locale } from '#locale/locales.ts';
import { normalDistribution } from '#psychometrics/numerics/normal.ts';
import { answersByQuestion } from '../answers.ts';
import type { ScoredEstimate, ScoreExam, ScoreResult } from '../exam.ts';
import { sentence } from '../words.ts';
import { bandOf, levelOf } from './bands.ts';
import { chaptersOf } from './chapters.ts';
import type { Edition, FormItem, ScaleId } from './edition.ts';
import { type IqNorm, referenceRange } from './norms/norm.ts';
import { iqWords } from './words/index.ts';

/** Beyond these the test stops telling scores apart: all right and all wrong lie just outside. */
const reach = { low: 60, high: 145 } as const;

const normOf = ({ id, kind, sampleSize, reliability }: IqNorm, locale: Locale): ScoreReport['norm'] => ({
  id,
  kind,
  sampleSize,
  reliability,
  text: iqWords[locale].norm,
});

/** Share of the norm population at or below a score, in percent; never 0 or 100, which no sample could show. */
export function percentileOf(score: number): number {
  const share = 100 * normalDistribution((score - 100) / 15);
  return Math.min(99.9, Math.max(0.1, Math.round(share * 10) / 10));
}

const solvedOf = ({ correct, of }: ScoreResult['scales'][number]) =>
  correct === undefined || of === undefined ? {} : { solved: { correct, of } };

const plain = ({ value, standardError, low, high }: ScoredEstimate) => ({ value, standardError, low, high });

/** What is free: the interval on the curve and the strongest of the four ways of reasoning. */
export function free(norm: IqNorm, result: ScoreResult, locale: Locale): FreeScore {
  const words = iqWords[locale];
  const strongest = [...result.scales].sort((one, other) => other.value - one.value)[0]?.id as ScaleId;
  const { low, high } = result.score;
  return {
    kind: 'score',
    examId: result.examId,
    locale,
    interval: { low, high, confidence: 0.95 },
    scale: iqScale,
    highlight: {
      title: words.free.strongestTitle,
      label: words.scale[strongest].label,
      text: sentence(locale, words.free.strongest, { is: words.scale[strongest].is }),
    },
    text: sentence(locale, words.free.text, { low, high }),
    norm: normOf(norm, locale),
  };
}

/** The report in words, cut down to what is unlocked: the analysis of answers holds the key. */
export function report(
  edition: Edition,
  norm: IqNorm,
  { seed, answers, result, locale, takenAt, features }: Parameters<ScoreExam['report']>[0],
): ScoreReport {
  const words = iqWords[locale];
  const { value, low, high } = result.score;
  const band = bandOf(value);
  const form = edition.formOf(seed);
  const given = answersByQuestion(form, answers);
  const percentile = { value: percentileOf(value), low: percentileOf(low), high: percentileOf(high) };
  const edge =
    value > reach.high ? words.headline.reachHigh : value < reach.low ? words.headline.reachLow : undefined;
  return {
    kind: 'score',
    examId: result.examId,
    locale,
    title: words.title,
    takenAt,
    packVersion: result.packVersion,
    normVersion: result.normVersion,
    headline: {
      score: plain(result.score),
      percentile,
      band: { key: band, ...words.band[band] },
      lead: sentence(locale, words.headline.lead, { score: value, low, high }),
      ...(edge && { reach: edge }),
    },
    norm: normOf(norm, locale),
    scale: iqScale,
    dimensionsLead: words.dimensionsLead,
    scales: result.scales.map((scale): ScaleRow => {
      const id = scale.id as ScaleId;
      const level = levelOf(scale.value);
      return {
        id,
        label: words.scale[id].label,
        score: plain(scale),
        ...solvedOf(scale),
        level,
        levelLabel: words.level[level - 1] ?? '',
        reading: words.reading[id][level - 1] ?? '',
      };
    }),
    referenceRange: { ...referenceRange },
    time: {
      totalSeconds: Math.round(result.totalMilliseconds / 1000),
      perQuestionSeconds: form.map(({ id }) => Math.round((given.get(id)?.milliseconds ?? 0) / 1000)),
    },
    chapters: chaptersOf({
      describedAs: edition.describedAs,
      result,
      norm,
      locale,
      percentile: percentile.value,
      given,
      form,
    }),
    analysis: features.includes('answers') ? 'open' : 'locked',
    ...(features.includes('answers') && {
      answers: form.map((item) => analysisOf(item, given.get(item.id), locale)),
    }),
  };
}

function analysisOf(item: FormItem, answer: GivenAnswer | undefined, locale: Locale): AnswerAnalysis {
  const words = iqWords[locale];
  const yours = answer?.choice ?? null;
  const wrong = () => (yours === null ? words.wrong.open : item.whyWrong(yours, locale));
  return {
    place: item.place,
    familyLabel: words.scale[item.scale].label,
    ...item.show(locale),
    yours,
    correct: item.key,
    seconds: Math.round((answer?.milliseconds ?? 0) / 1000),
    whyCorrect: item.whyRight(locale),
    whyNotYours: yours === item.key ? null : wrong(),
  };
}
