import { strongestOf } from '../kit/because/because.ts';
import type { Influence } from './because.ts';
import { citedBeside, type Sides } from './cited.ts';
import type { Dimension } from './dimensions.ts';
import { type ItemId, stepCount } from './items.ts';
import { levelOf } from './levels.ts';
import { type DimensionScores, pointScale } from './score.ts';
import type { SubconsciousWords } from './words/index.ts';

/** Tabs of the report that hold modules. */
export const moduleTabs = ['traits', 'dream', 'power'] as const;
export type ModuleTab = (typeof moduleTabs)[number];

export type ModuleId = keyof SubconsciousWords['modules'];

interface Module {
  readonly id: ModuleId;
  readonly tab: ModuleTab;
  /** Its level chooses the first paragraph. */
  readonly main: Dimension;
  /** Whether main and other lie below, in or above the middle chooses the second one. */
  readonly other: Dimension;
}

const module = (id: ModuleId, tab: ModuleTab, main: Dimension, other: Dimension): Module => ({
  id,
  tab,
  main,
  other,
});

/** The ten modules in their order. No two combine the same dimensions. */
export const modules: readonly Module[] = [
  module('weather', 'traits', 'resonance', 'insight'),
  module('choice', 'traits', 'resolve', 'drive'),
  module('closeness', 'traits', 'attachment', 'masking'),
  module('voice', 'traits', 'dominance', 'resonance'),
  module('depth', 'dream', 'insight', 'shadow'),
  module('longing', 'dream', 'drive', 'attachment'),
  module('face', 'dream', 'masking', 'resolve'),
  module('cool', 'power', 'shadow', 'resonance'),
  module('reserve', 'power', 'resolve', 'dominance'),
  module('step', 'power', 'drive', 'insight'),
];

export interface ModuleText {
  readonly id: ModuleId;
  readonly tab: ModuleTab;
  /** The dimension whose level it tells. */
  readonly main: Dimension;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The answers that stand beside it. */
  readonly beside: readonly Influence[];
}

/** What the answers say of a profile beyond its scores. */
export interface Answered {
  /** Dimensions in the middle because answers pull them to both sides. */
  readonly divided: ReadonlySet<Dimension>;
  /** For each dimension the answers that made it what it is. */
  readonly sides: ReadonlyMap<Dimension, Sides>;
}

/** The ten modules as they read for a profile. */
export function modulesOf(
  words: SubconsciousWords,
  scores: DimensionScores,
  { divided, sides }: Answered,
): ModuleText[] {
  const points = (dimension: Dimension) =>
    scores.find(({ id }) => id === dimension)?.value ?? pointScale.mean;
  const cited = citedBeside(modules, sides);
  const dwelt = dweltOn(cited, sides);
  return modules.map(({ id, tab, main, other }) => {
    const { title, levels, mixed, pair } = words.modules[id];
    const level = divided.has(main) ? mixed : (levels[levelOf(points(main)) - 1] as string);
    const answer = dwelt.get(id);
    const told = answer ? [words.answers[answer.item.id][answer.step > middle ? 'agreed' : 'refused']] : [];
    return {
      id,
      tab,
      main,
      title,
      paragraphs: [level, pair[bandOf(points(main))][bandOf(points(other))], ...told],
      beside: cited.get(id) ?? [],
    };
  });
}

const middle = (stepCount - 1) / 2;

/**
 * The answer that each module dwells on: the first that none before it tells of, of those beside it, and, where its
 * dimension leans, of the others that moved it most.
 */
function dweltOn(
  cited: ReadonlyMap<ModuleId, readonly Influence[]>,
  sides: Answered['sides'],
): ReadonlyMap<ModuleId, Influence> {
  const told = new Set<ItemId>();
  return new Map(
    modules.flatMap(({ id, main }): [ModuleId, Influence][] => {
      const [leaning = [], opposite] = sides.get(main) ?? [];
      const others = opposite ? [] : strongestOf(leaning, Infinity);
      const answer = [...(cited.get(id) ?? []), ...others].find(({ item }) => !told.has(item.id));
      if (!answer) return [];
      told.add(answer.item.id);
      return [[id, answer]];
    }),
  );
}

type Band = keyof SubconsciousWords['modules'][ModuleId]['pair'];

/** The middle level, and what lies below and above it. */
const bandOf = (points: number): Band => {
  const level = levelOf(points);
  return level < 3 ? 'low' : level > 3 ? 'high' : 'middle';
};
