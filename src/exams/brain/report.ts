import type { BlockOf, Emblem } from '#contract/blocks.ts';
import type { FreeDocument, ReportDocument } from '#contract/report.ts';
import type { Variety } from '#locale/locales.ts';
import type { ReportInput, ScoreResult } from '../exam.ts';
import { scoreFacts } from '../kit/facts.ts';
import { frameOf, normOf } from '../kit/frame.ts';
import { freeHeadline, freeScoreEmblem, scoreEmblem } from '../kit/headline.ts';
import { howSure, prose } from '../kit/prose.ts';
import { signOf } from '../kit/sign.ts';
import { kitWords } from '../kit/words/index.ts';
import { sentence, type WordValues } from '../words.ts';
import { axesOf } from './axis/axis.ts';
import { bandOf, levelOf } from './bands.ts';
import type { Facet } from './items.ts';
import { norm, styleScale } from './norm.ts';
import { brainWords } from './words/index.ts';

/** Beyond these the axis cannot tell styles apart: all answers to one side lie here. */
const reach = { low: 18, high: 82 } as const;

const scoredOf = (result: ScoreResult, locale: Variety) => ({
  locale,
  score: result.score,
  scale: styleScale,
  band: brainWords[locale].band[bandOf(result.score.value)],
});

export function emblem(result: ScoreResult, locale: Variety, extent: 'free' | 'whole'): Emblem {
  const scored = scoredOf(result, locale);
  if (extent === 'free') return freeScoreEmblem(scored, outstandingOf(result, locale));
  return { ...scoreEmblem(scored), sign: signOf([result.score, ...result.scales], styleScale) };
}

/** The side that lies furthest from the middle. */
function outstandingOf(result: ScoreResult, locale: Variety) {
  const words = brainWords[locale];
  const distance = ({ value }: { readonly value: number }) => Math.abs(value - styleScale.mean);
  const [outstanding] = result.scales.toSorted((one, other) => distance(other) - distance(one));
  if (!outstanding) throw new Error('A result has lost its sides.');
  const { label: value, levels } = words.facet[outstanding.id as Facet];
  return { label: words.free.highlightTitle, value, text: levels[levelOf(outstanding.value) - 1] ?? '' };
}

/** What is free: the interval on the axis and the side that stands out most. */
export function free(result: ScoreResult, locale: Variety): FreeDocument {
  const words = brainWords[locale];
  const { low, high } = result.score;
  const outstanding = outstandingOf(result, locale);
  const ownNorm = normOf(norm, words.norm);
  return {
    ...frameOf(result, { locale, norm: ownNorm, emblem: emblem(result, locale, 'free') }),
    blocks: [
      freeHeadline(scoredOf(result, locale)),
      prose(
        { id: 'highlight', title: outstanding.label, paragraphs: [outstanding.text] },
        { lead: outstanding.value },
      ),
      howSure(locale, [sentence(locale, words.free.text, { low, high }), ownNorm.text]),
      { block: 'locked', form: 'rest', items: [] },
    ],
  };
}

export function report({ result, answers, locale, takenAt }: ReportInput<ScoreResult>): ReportDocument {
  const words = brainWords[locale];
  const { parts } = kitWords[locale];
  const { value, low, high } = result.score;
  const ownNorm = normOf(norm, words.norm);
  const edge = value <= reach.low || value >= reach.high;
  return {
    ...frameOf(result, { locale, norm: ownNorm, emblem: emblem(result, locale, 'whole') }),
    title: words.title,
    takenAt,
    parts: [
      {
        id: 'overview',
        title: parts.overview,
        blocks: [
          axesOf({
            result,
            answers,
            locale,
            lead: sentence(locale, words.headline.lead, { score: value, low, high }),
          }),
          ...(edge ? [{ block: 'note', text: words.headline.reach } as const] : []),
        ],
      },
      {
        id: 'meaning',
        title: parts.meaning,
        blocks: [...chaptersOf(result, locale), scoreFacts(result, { locale, norm: ownNorm })],
      },
    ],
    closing: [],
  };
}

function chaptersOf(result: ScoreResult, locale: Variety): BlockOf<'prose'>[] {
  const { meaning, life, limits, method } = brainWords[locale].chapter;
  const { value, low, high } = result.score;
  const write = (message: string, values?: WordValues) => sentence(locale, message, values);
  const crosses = low <= styleScale.mean && high >= styleScale.mean;
  return [
    prose(
      {
        id: 'meaning',
        title: meaning.title,
        paragraphs: [meaning.one, crosses ? meaning.crossing : meaning.leaning],
      },
      { page: true },
    ),
    prose({ id: 'life', title: life.title, paragraphs: [life[bandOf(value)]] }),
    prose(
      { id: 'limits', title: limits.title, paragraphs: [limits.metaphor, limits.ability, limits.decision] },
      { page: true },
    ),
    prose({
      id: 'method',
      title: method.title,
      paragraphs: [
        write(method.model, { reliability: norm.reliability }),
        write(method.versions, { pack: result.packVersion, norm: result.normVersion }),
      ],
    }),
  ];
}
