import type { Locale } from '#locale/locales.ts';
import type { FeatureId } from '../exam.ts';
import { sentence } from '../words.ts';
import type { CharacterId, Clarity } from './characters.ts';
import type { Dimension } from './dimensions.ts';
import { dreamOf } from './dream.ts';
import type { Gate, ItemId } from './items.ts';
import { type Level, levelOf } from './levels.ts';
import { type ModuleTab, type ModuleText, modulesOf, moduleTabs } from './modules.ts';
import { norm, reliabilityRange } from './norm.ts';
import { opensTab } from './packages.ts';
import { highestOf, lowestOf, outstandingOf, type SubconsciousResult } from './result.ts';
import { type DimensionScores, pointScale, referenceRange } from './score.ts';
import { wordsOf } from './words/index.ts';

/** One dimension row: dimension, score, level, quick interpretation. */
export interface DimensionRow {
  readonly id: Dimension;
  readonly label: string;
  readonly about: string;
  readonly poles: { readonly low: string; readonly high: string };
  readonly score: Omit<DimensionScores[number], 'id'>;
  readonly level: Level;
  readonly levelLabel: string;
  readonly reading: string;
}

export interface Passage {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface CharacterBlock {
  readonly id: CharacterId;
  readonly title: string;
  readonly name: string;
  readonly lead: string;
  readonly portrait: readonly string[];
  readonly strength: { readonly title: string; readonly text: string };
  readonly cost: { readonly title: string; readonly text: string };
  readonly quote: { readonly text: string; readonly author: string; readonly source: string };
  readonly runnerUp: { readonly id: CharacterId; readonly name: string };
  /** 0 to 1. */
  readonly certainty: number;
  readonly clarity: Clarity;
  /** Says the clarity and the runner-up. */
  readonly decision: string;
}

/** The whole report in words; screen and PDF only lay it out. */
export interface SubconsciousReport {
  readonly locale: Locale;
  readonly title: string;
  readonly overview: { readonly title: string; readonly lead: string };
  readonly dimensionsLead: string;
  readonly scale: typeof pointScale;
  readonly referenceRange: typeof referenceRange;
  readonly rows: readonly DimensionRow[];
  readonly norm: typeof norm & { readonly text: string };
  readonly character: CharacterBlock;
  readonly dream: Passage & {
    /** Pictures that the paragraphs are about, in their order; the last paragraph is about none. */
    readonly pictures: readonly ItemId[];
  };
  readonly modules: readonly ModuleText[];
  /** Tabs whose modules the packages do not unlock. */
  readonly lockedTabs: readonly ModuleTab[];
  readonly methods: { readonly title: string; readonly chapters: readonly Passage[] };
}

/** What is free: two dimensions, and the gate that resonated most. */
export interface SubconsciousFree {
  readonly locale: Locale;
  readonly text: string;
  readonly scale: typeof pointScale;
  readonly referenceRange: typeof referenceRange;
  readonly rows: readonly DimensionRow[];
  readonly gate: { readonly id: Gate; readonly title: string; readonly name: string; readonly text: string };
  readonly norm: typeof norm & { readonly text: string };
}

const percent = (share: number): number => Math.round(100 * share);

const normOf = (locale: Locale) => ({ ...norm, text: wordsOf(locale).test.norm });

export function freeOf(result: SubconsciousResult, locale: Locale): SubconsciousFree {
  const words = wordsOf(locale);
  const { gate } = result.resonance;
  const { text, gateTitle, gate: gateTexts } = words.test.free;
  return {
    locale,
    text,
    scale: pointScale,
    referenceRange,
    rows: rowsOf(outstandingOf(result.scales), locale),
    gate: { id: gate, title: gateTitle, name: words.gates[gate].name, text: gateTexts[gate] },
    norm: normOf(locale),
  };
}

/** @param features of the packages that are paid for; only what they unlock is in it */
export function reportOf(
  result: SubconsciousResult,
  locale: Locale,
  features: readonly FeatureId[],
): SubconsciousReport {
  const words = wordsOf(locale);
  const lockedTabs = moduleTabs.filter((tab) => !opensTab(tab, features));
  const { scales, resonance } = result;
  const nameOf = (dimension: Dimension) => words.dimensions[dimension].name;
  const { overview, dream } = words.report;
  return {
    locale,
    title: words.test.title,
    overview: {
      title: overview.title,
      lead: sentence(locale, overview.lead, {
        highest: nameOf(highestOf(scales)),
        lowest: nameOf(lowestOf(scales)),
      }),
    },
    dimensionsLead: words.test.dimensionsLead,
    scale: pointScale,
    referenceRange,
    rows: rowsOf(scales, locale),
    norm: normOf(locale),
    character: characterBlock(result, locale),
    dream: {
      title: dream.title,
      paragraphs: dreamOf(words, resonance, highestOf(scales)),
      pictures: [resonance.first, resonance.second, resonance.absent],
    },
    modules: modulesOf(words, scales).filter(({ tab }) => !lockedTabs.includes(tab)),
    lockedTabs,
    methods: methodsOf(result, locale),
  };
}

function rowsOf(scales: DimensionScores, locale: Locale): DimensionRow[] {
  const words = wordsOf(locale);
  return scales.map(({ id, ...score }) => {
    const { name, about, low, high, levels } = words.dimensions[id];
    const level = levelOf(score.value);
    return {
      id,
      label: name,
      about,
      poles: { low, high },
      score,
      level,
      levelLabel: words.test.level[level - 1] as string,
      reading: levels[level - 1] as string,
    };
  });
}

function characterBlock({ character }: SubconsciousResult, locale: Locale): CharacterBlock {
  const words = wordsOf(locale);
  const { id, runnerUp, certainty, clarity } = character;
  const { name, portrait, strength, cost, quote } = words.characters[id];
  const said = words.report.character;
  return {
    id,
    title: said.title,
    name,
    lead: said.lead,
    portrait,
    strength: { title: said.strength, text: strength },
    cost: { title: said.cost, text: cost },
    quote,
    runnerUp: { id: runnerUp, name: words.characters[runnerUp].name },
    certainty,
    clarity,
    decision: sentence(locale, said.clarity[clarity], {
      // A share of a hundred draws: all of them is still no certainty.
      certainty: Math.min(99, percent(certainty)),
      runnerUp: words.characters[runnerUp].name,
    }),
  };
}

/** The page on method and limits. */
function methodsOf(
  { packVersion, normVersion }: SubconsciousResult,
  locale: Locale,
): SubconsciousReport['methods'] {
  const { title, what, evidence, model, dream, limits, versions } = wordsOf(locale).methods;
  const { lowest, highest } = reliabilityRange;
  const values = { lowest: percent(lowest), highest: percent(highest) };
  const written = (paragraph: string) => sentence(locale, paragraph, values);
  const last = sentence(locale, versions, { pack: packVersion, norm: normVersion });
  return {
    title,
    chapters: [
      what,
      evidence,
      { title: model.title, paragraphs: [...model.paragraphs.map(written), last] },
      dream,
      limits,
    ],
  };
}
