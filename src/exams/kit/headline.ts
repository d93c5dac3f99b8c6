import type { BlockOf, Emblem } from '#contract/blocks.ts';
import { numberFormat } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import type { ScoredEstimate } from '../exam.ts';
import { sentence } from '../words.ts';
import { kitWords } from './words/index.ts';

/** A score on the scale of its norm. */
interface Scored {
  readonly locale: Variety;
  readonly score: ScoredEstimate;
  readonly scale: { readonly mean: number; readonly deviation: number };
  /** What to mind where it lies at the edge of what its test can tell apart. */
  readonly reach?: string | undefined;
  /** What less and more are called, where that is not known to everybody. */
  readonly ends?: { readonly low: string; readonly high: string };
}

const scaled = ({ scale, ends }: Scored): Pick<BlockOf<'headline'>, 'scale' | 'poles'> => ({
  scale: { ...scale },
  ...(ends && { poles: [ends.low, ends.high] }),
});

interface Whole extends Scored {
  readonly band: { readonly label: string; readonly text: string };
}

const rounded = ({ score, scale }: Scored) => ({
  value: Math.round(score.value),
  low: Math.round(score.low),
  high: Math.round(score.high),
  middle: scale.mean,
});

const withReach = ({ reach }: Scored) => (reach === undefined ? {} : { reach });

/** The score on its curve. @param lead the sentence about it */
export function headline(scored: Whole, lead: string): BlockOf<'headline'> {
  const { locale, band } = scored;
  const { score } = kitWords[locale];
  const { value, ...numbers } = rounded(scored);
  const { low, high } = numbers;
  return {
    block: 'headline',
    interval: { low, high },
    at: value,
    ...scaled(scored),
    alt: sentence(locale, score.curve, { value, ...numbers }),
    title: score.title,
    range: sentence(locale, score.range, numbers),
    lead,
    band: { label: score.band, value: band.label, text: band.text },
    ...withReach(scored),
  };
}

/** What is free of a score: its interval, and what its report says to mind about it. */
export function freeHeadline(scored: Scored): BlockOf<'headline'> {
  const { locale } = scored;
  const { free } = kitWords[locale];
  const { low, high, middle } = rounded(scored);
  return {
    block: 'headline',
    interval: { low, high },
    ...scaled(scored),
    alt: sentence(locale, free.curve, { low, high, middle }),
    range: sentence(locale, free.interval, { low, high }),
    lead: free.intervalNote,
    ...withReach(scored),
  };
}

/** A score as it stands on a certificate. */
export function scoreEmblem(scored: Whole): Emblem {
  const { locale, band } = scored;
  const { score } = kitWords[locale];
  const { value, low, high, middle } = rounded(scored);
  const number = numberFormat(languageTags[locale]);
  return {
    facts: [
      { label: score.short, value: number.format(value), text: sentence(locale, score.range, { low, high }) },
      { label: score.band, value: band.label },
    ],
    drawing: {
      kind: 'curve',
      interval: { low, high },
      at: value,
      ...scaled(scored),
      alt: sentence(locale, score.curve, { value, low, high, middle }),
    },
  };
}

/** The same as far as it is free: the interval, and what stands out most. */
export function freeScoreEmblem(scored: Scored, outstanding: Emblem['facts'][number]): Emblem {
  const { locale } = scored;
  const { free } = kitWords[locale];
  const { low, high, middle } = rounded(scored);
  return {
    facts: [{ value: sentence(locale, free.interval, { low, high }), text: free.intervalNote }, outstanding],
    drawing: {
      kind: 'curve',
      interval: { low, high },
      ...scaled(scored),
      alt: sentence(locale, free.curve, { low, high, middle }),
    },
  };
}
