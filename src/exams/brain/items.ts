import type { BrainWords } from './words/index.ts';

/** Four sides of the style that the questions ask about; each has five questions. */
export const facets = ['planning', 'perceiving', 'deciding', 'expressing'] as const;
export type Facet = (typeof facets)[number];

export interface Item {
  /** Also the key of its words. */
  readonly id: keyof BrainWords['items'];
  readonly facet: Facet;
  /** Which of the two statements stands first: the one of the step-by-step pole, or of the whole-picture pole. */
  readonly first: 'left' | 'right';
}

const item = (id: Item['id'], facet: Facet, first: Item['first']): Item => ({ id, facet, first });

/**
 * Twenty choices in their order. Facets take turns, and each pole stands first ten times, in no pattern that one could
 * follow: whoever always takes the first statement comes out in the middle.
 */
export const items: readonly Item[] = [
  item('trip', 'planning', 'left'),
  item('face', 'perceiving', 'right'),
  item('purchase', 'deciding', 'right'),
  item('directions', 'expressing', 'left'),
  item('desk', 'planning', 'right'),
  item('film', 'perceiving', 'left'),
  item('advice', 'deciding', 'left'),
  item('story', 'expressing', 'right'),
  item('deadline', 'planning', 'left'),
  item('manual', 'perceiving', 'right'),
  item('hunch', 'deciding', 'right'),
  item('memory', 'expressing', 'left'),
  item('recipe', 'planning', 'right'),
  item('room', 'perceiving', 'left'),
  item('quarrel', 'deciding', 'left'),
  item('idea', 'expressing', 'right'),
  item('projects', 'planning', 'right'),
  item('learning', 'perceiving', 'left'),
  item('dilemma', 'deciding', 'right'),
  item('music', 'expressing', 'left'),
];
