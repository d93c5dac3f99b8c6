import type { AnswerAnalysis, BlockOf, Emblem } from '#contract/blocks.ts';
import type { GivenAnswer } from '#contract/exams.ts';
import type { FreeDocument, ReportDocument, ReportPart } from '#contract/report.ts';
import { iqScale } from '#drawing/bell-curve.ts';
import type { Variety } from '#locale/locales.ts';
import { answersByQuestion } from '../answers.ts';
import type { ReportInput, ScoreResult } from '../exam.ts';
import { scoreFacts } from '../kit/facts.ts';
import { frameOf, normOf } from '../kit/frame.ts';
import { freeHeadline, freeScoreEmblem, headline, scoreEmblem } from '../kit/headline.ts';
import { percentileOf } from '../kit/percentile.ts';
import { howSure, prose } from '../kit/prose.ts';
import { rowOf } from '../kit/rows.ts';
import { signOf } from '../kit/sign.ts';
import { kitWords } from '../kit/words/index.ts';
import { sentence } from '../words.ts';
import { bandOf, levelOf } from './bands.ts';
import { chaptersOf } from './chapters.ts';
import type { Edition, FormItem, ScaleId } from './edition.ts';
import { iqLadder } from './ladder.ts';
import { type IqNorm, referenceRange } from './norms/norm.ts';
import type { features as known } from './packages.ts';
import { iqWords } from './words/index.ts';

/** Beyond these the test stops telling scores apart: all right and all wrong lie just outside. */
const reach = { low: 60, high: 145 } as const;

const scoredOf = (result: ScoreResult, locale: Variety) => ({
  locale,
  score: result.score,
  scale: iqScale,
  band: iqWords[locale].band[bandOf(result.score.value)],
});

export function emblem(result: ScoreResult, locale: Variety, extent: 'free' | 'whole'): Emblem {
  const scored = scoredOf(result, locale);
  if (extent === 'free') return freeScoreEmblem(scored, strongestOf(result, locale));
  return { ...scoreEmblem(scored), sign: signOf([result.score, ...result.scales], iqScale) };
}

/** The strongest of the four ways of reasoning, this time. */
function strongestOf(result: ScoreResult, locale: Variety) {
  const { free, scale } = iqWords[locale];
  const strongest = result.scales.toSorted((one, other) => other.value - one.value)[0]?.id as ScaleId;
  const { is, label: value } = scale[strongest];
  return { label: free.strongestTitle, value, text: sentence(locale, free.strongest, { is }) };
}

/** What is free: the interval on the curve and the strongest of the four ways of reasoning. */
export function free(norm: IqNorm, result: ScoreResult, locale: Variety): FreeDocument {
  const words = iqWords[locale];
  const strongest = strongestOf(result, locale);
  const { low, high } = result.score;
  const ownNorm = normOf(norm, words.norm);
  return {
    ...frameOf(result, { locale, norm: ownNorm, emblem: emblem(result, locale, 'free') }),
    blocks: [
      freeHeadline(scoredOf(result, locale)),
      prose(
        { id: 'highlight', title: strongest.label, paragraphs: [strongest.text] },
        { lead: strongest.value },
      ),
      howSure(locale, [sentence(locale, words.free.text, { low, high }), ownNorm.text]),
      { block: 'locked', form: 'rest', items: [] },
    ],
  };
}

/** The report in words, cut down to what is unlocked: the analysis of answers holds the key. */
export function report(edition: Edition, norm: IqNorm, input: ReportInput<ScoreResult>): ReportDocument {
  const { seed, answers, result, locale, takenAt } = input;
  const words = iqWords[locale];
  const { parts } = kitWords[locale];
  const { value, low, high } = result.score;
  const form = edition.formOf(seed);
  const given = answersByQuestion(form, answers);
  const ownNorm = normOf(norm, words.norm);
  const edge =
    value > reach.high ? words.headline.reachHigh : value < reach.low ? words.headline.reachLow : undefined;
  const chapters = chaptersOf({
    describedAs: edition.describedAs,
    result,
    norm,
    locale,
    percentile: percentileOf(value, iqScale),
    given,
    form,
  });
  return {
    ...frameOf(result, { locale, norm: ownNorm, emblem: emblem(result, locale, 'whole') }),
    title: words.title,
    takenAt,
    parts: [
      {
        id: 'overview',
        title: parts.overview,
        blocks: [
          headline(scoredOf(result, locale), {
            lead: sentence(locale, words.headline.lead, { score: value, low, high }),
            reach: edge,
          }),
          scoreFacts(result, { locale, norm: ownNorm, scale: iqScale }),
          scalesOf(result, locale),
          iqLadder({ norm, form, given, locale }),
        ],
      },
      { id: 'meaning', title: parts.meaning, blocks: chapters },
      answersPart(form, given, input),
    ],
    closing: [],
  };
}

function scalesOf(result: ScoreResult, locale: Variety): BlockOf<'scales'> {
  const words = iqWords[locale];
  return {
    block: 'scales',
    form: 'table',
    title: kitWords[locale].scales,
    lead: words.dimensionsLead,
    rows: result.scales.map((scale) => {
      const id = scale.id as ScaleId;
      const { label } = words.scale[id];
      return rowOf(scale, levelOf(scale.value), { label, levels: words.level, readings: words.reading[id] });
    }),
    scale: iqScale,
    referenceRange,
  };
}

function answersPart(
  form: readonly FormItem[],
  given: ReadonlyMap<string, GivenAnswer>,
  { locale, features }: ReportInput<ScoreResult>,
): ReportPart {
  const part = { id: 'answers', title: kitWords[locale].parts.answers };
  if (!features.includes('answers' satisfies keyof typeof known))
    return {
      ...part,
      locked: true,
      blocks: [{ block: 'locked', form: 'part', feature: 'answers', ...iqWords[locale].locked, items: [] }],
    };
  const items = form.map((item) => analysisOf(item, given.get(item.id), locale));
  return { ...part, blocks: [{ block: 'answers', items }] };
}

function analysisOf(item: FormItem, answer: GivenAnswer | undefined, locale: Variety): AnswerAnalysis {
  const words = iqWords[locale];
  const yours = answer?.choice ?? null;
  const isWrong = yours !== null && yours !== item.key;
  const wrong = () => (yours === null ? words.wrong.open : item.whyWrong(yours, locale));
  const workings = [...item.steps(locale)];
  const fault = isWrong ? item.fault(yours, locale) : undefined;
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
    ...(fault && { fault }),
  };
}
