import type { FreeScore, ScaleRow, ScoreReport } from '#contract/reports.ts';
import type { Locale } from '#locale/locales.ts';
import { normalDistribution } from '#psychometrics/numerics/normal.ts';
import type { ScoreExam, ScoreResult } from '../exam.ts';
import { sentence, type WordValues } from '../words.ts';
import { bandOf, levelOf } from './bands.ts';
import { type Facet, items } from './items.ts';
import { norm, referenceRange, styleScale } from './norm.ts';
import { brainWords } from './words/index.ts';

const normOf = (locale: Locale): ScoreReport['norm'] => ({ ...norm, text: brainWords[locale].norm });

/** Share of the norm population at or below a point of the axis, in percent; never 0 or 100. */
function percentileOf(points: number): number {
  const share = 100 * normalDistribution((points - styleScale.mean) / styleScale.deviation);
  return Math.min(99.9, Math.max(0.1, Math.round(share * 10) / 10));
}

/** Beyond these the axis cannot tell styles apart: all answers to one side lie here. */
const reach = { low: 18, high: 82 } as const;

type Scale = ScoreResult['scales'][number];

const plain = ({ value, standardError, low, high }: Scale | ScoreResult['score']) => ({
  value,
  standardError,
  low,
  high,
});

/** What is free: the interval on the axis and the side that stands out most. */
export function free(result: ScoreResult, locale: Locale): FreeScore {
  const words = brainWords[locale];
  const { low, high } = result.score;
  const distance = ({ value }: Scale) => Math.abs(value - styleScale.mean);
  const [outstanding] = [...result.scales].sort((one, other) => distance(other) - distance(one)) as [Scale];
  const { label, levels } = words.facet[outstanding.id as Facet];
  return {
    kind: 'score',
    examId: result.examId,
    locale,
    scale: styleScale,
    interval: { low, high, confidence: 0.95 },
    highlight: {
      title: words.free.highlightTitle,
      label,
      text: levels[levelOf(outstanding.value) - 1] ?? '',
    },
    text: sentence(locale, words.free.text, { low, high }),
    norm: normOf(locale),
  };
}

export const report: ScoreExam['report'] = ({ answers, result, locale, takenAt }) => {
  const words = brainWords[locale];
  const { value, low, high } = result.score;
  const band = bandOf(value);
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
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
      percentile: { value: percentileOf(value), low: percentileOf(low), high: percentileOf(high) },
      band: { key: band, ...words.band[band] },
      lead: sentence(locale, words.headline.lead, { score: value, low, high }),
      ...((value <= reach.low || value >= reach.high) && { reach: words.headline.reach }),
    },
    norm: normOf(locale),
    scale: styleScale,
    dimensionsLead: words.dimensionsLead,
    scales: result.scales.map((scale): ScaleRow => {
      const { label, levels } = words.facet[scale.id as Facet];
      const level = levelOf(scale.value);
      return {
        id: scale.id,
        label,
        score: plain(scale),
        level,
        levelLabel: words.level[level - 1] ?? '',
        reading: levels[level - 1] ?? '',
      };
    }),
    referenceRange: { ...referenceRange },
    time: {
      totalSeconds: Math.round(result.totalMilliseconds / 1000),
      perQuestionSeconds: items.map(({ id }) => Math.round((given.get(id)?.milliseconds ?? 0) / 1000)),
    },
    chapters: chaptersOf(result, locale),
    analysis: 'none',
  };
};

function chaptersOf(result: ScoreResult, locale: Locale): ScoreReport['chapters'] {
  const { meaning, life, limits, method } = brainWords[locale].chapter;
  const { value, low, high } = result.score;
  const write = (message: string, values?: WordValues) => sentence(locale, message, values);
  const crosses = low <= styleScale.mean && high >= styleScale.mean;
  return [
    {
      id: 'meaning',
      title: meaning.title,
      paragraphs: [meaning.one, crosses ? meaning.crossing : meaning.leaning],
    },
    { id: 'life', title: life.title, paragraphs: [life[bandOf(value)]] },
    { id: 'limits', title: limits.title, paragraphs: [limits.metaphor, limits.ability, limits.decision] },
    {
      id: 'method',
      title: method.title,
      paragraphs: [
        write(method.model, { reliability: norm.reliability }),
        write(method.versions, { pack: result.packVersion, norm: result.normVersion }),
      ],
    },
  ];
}
