import { type MultidimensionalGradedItem, withResidual } from '#psychometrics/irt/multidimensional-graded.ts';
import { type Theme, themes } from './themes.ts';
import type { CareerWords } from './words/index.ts';

export type ActivityId = keyof CareerWords['test']['activities'];

/** Steps of an answer, from 'would dislike' (0) to 'would love' (4). */
export const stepCount = 5;

/** An activity. Liking it speaks for its theme; none has a reversed half (docs/measurement/career.md says why). */
export interface Activity {
  readonly id: ActivityId;
  readonly theme: Theme;
}

/** Each theme once in every six activities, in an order that nobody could follow. */
const rounds: readonly Readonly<Record<Theme, ActivityId>>[] = [
  { S: 'newcomers', R: 'bicycle', C: 'spreadsheet', I: 'pattern', E: 'stall', A: 'film' },
  { I: 'shards', C: 'archive', A: 'stage', E: 'team', S: 'phones', R: 'drone' },
  { E: 'budget', A: 'story', R: 'orchard', C: 'ledger', I: 'microscope', S: 'walking' },
  { C: 'stock', S: 'reading', I: 'outbreak', R: 'printer', A: 'song', E: 'pitch' },
  { A: 'game', E: 'contract', S: 'neighbors', I: 'experiment', R: 'coat', C: 'roster' },
  { R: 'solar', I: 'puzzle', E: 'sponsors', A: 'paint', C: 'papers', S: 'camp' },
  { I: 'comet', A: 'magazine', C: 'tax', S: 'helpline', E: 'startup', R: 'bookcase' },
  { S: 'family', R: 'ferry', A: 'part', I: 'studies', C: 'proofs', E: 'campaign' },
];

/** Forty-eight activities, eight a theme. */
export const items: readonly Activity[] = rounds.flatMap((round) =>
  Object.entries(round).map(([theme, id]) => ({ id, theme: theme as Theme })),
);

/**
 * Design slope: with it, eight activities come to an alpha of about .8, as the ten of each theme of a published short
 * inventory come to .78 to .87 (Rounds, Su, Lewis & Rivkin 2010).
 */
const slope = 1.3;

/**
 * Design thresholds in logits, by judgement: about 18, 22, 22, 25 and 13 % take each step. They are the same for all
 * activities: a guess at how popular each is would decide codes, and nobody has answered them yet.
 */
const thresholds = [-1.9, -0.5, 0.6, 2.4] as const;

/**
 * How far the true thresholds of an activity may lie from the design ones, in logits, for one person: one may love boats
 * and no other machine. Drawn anew in simulations, and integrated out in scoring, so that the intervals hold it.
 */
export const residual = 0.6;

/** The activity as designed. */
export const designOf = ({ theme }: Activity): MultidimensionalGradedItem => ({
  slopes: themes.map((one) => (one === theme ? slope : 0)),
  thresholds: [...thresholds],
});

/** The activities as scored: designed, with their residuals integrated out. */
export const scoredItems: readonly MultidimensionalGradedItem[] = items.map((one) =>
  withResidual(designOf(one), residual),
);
