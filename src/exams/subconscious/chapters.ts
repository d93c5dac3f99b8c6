import type { BlockOf, ScaleRow } from '#contract/blocks.ts';
import type { Variety } from '#locale/locales.ts';
import { withoutStop } from '#locale/sentences.ts';
import { comparedWith } from '../kit/facts.ts';
import { normOf } from '../kit/frame.ts';
import { type Versions, versionNames } from '../kit/methods.ts';
import { plain, rowOf } from '../kit/rows.ts';
import { kitWords } from '../kit/words/index.ts';
import { sentence } from '../words.ts';
import type { CharacterId } from './characters.ts';
import { type Contrast, contrastsOf } from './contrasts.ts';
import type { Dimension } from './dimensions.ts';
import { dreamOf, roles } from './dream.ts';
import { levelOf } from './levels.ts';
import { norm, reliabilityRange, sameAgain } from './norm.ts';
import { pictured } from './pictured.ts';
import { departuresOf, portrayedIn } from './portrayed.ts';
import { highestOf, lowestOf, type SubconsciousResult, secondOf } from './result.ts';
import { type DimensionScores, pointScale, referenceRange } from './score.ts';
import { type SubconsciousWords, wordsOf } from './words/index.ts';

const percent = (share: number): number => Math.round(100 * share);

/**
 * Of each dimension what it is, where one stands between its ends, and what that can mean.
 *
 * @param divided dimensions in the middle because answers pull them to both sides; none are known without the answers
 */
export function rowsOf(
  scales: DimensionScores,
  locale: Variety,
  divided: ReadonlySet<Dimension> = new Set(),
): ScaleRow[] {
  const words = wordsOf(locale);
  return scales.map((scale) => {
    const { name, about, low, high, levels, mixed } = words.dimensions[scale.id];
    return rowOf(scale, levelOf(scale.value), {
      label: name,
      levels: words.test.level,
      readings: divided.has(scale.id) ? levels.with(2, mixed) : levels,
      about,
      poles: { low, high },
    });
  });
}

/** Answers that pull against each other, a paragraph a pair. */
function contrastsIn(steps: readonly (number | null)[], locale: Variety) {
  const { report, dimensions, items, test } = wordsOf(locale);
  const { title, pair } = report.overview.contrasts;
  const asked = ({ item }: Contrast['first']) => withoutStop(items[item.id].reading);
  const answered = ({ step }: Contrast['first']) => test.steps[step] as string;
  const paragraphs = contrastsOf(steps).map(({ first, second, dimension, share }) =>
    sentence(locale, pair, {
      first: asked(first),
      firstAnswer: answered(first),
      second: asked(second),
      secondAnswer: answered(second),
      dimension: dimensions[dimension].name,
      count: Math.round(1000 * share),
    }),
  );
  return paragraphs.length > 0 ? { remarks: { title, paragraphs } } : {};
}

/** The eight dimensions as a picture, what can be said of them in two sentences, and where answers contradict each other. */
export function profileOf(
  { scales }: SubconsciousResult,
  steps: readonly (number | null)[],
  locale: Variety,
): BlockOf<'profile'> {
  const { report, dimensions } = wordsOf(locale);
  const nameOf = (dimension: Dimension) => dimensions[dimension].name;
  const { title, lead, chart, howTo } = report.overview;
  return {
    block: 'profile',
    title,
    lead: sentence(locale, lead, {
      highest: nameOf(highestOf(scales)),
      second: nameOf(secondOf(scales)),
      lowest: nameOf(lowestOf(scales)),
    }),
    sides: scales.map((scale) => ({ id: scale.id, label: nameOf(scale.id), score: plain(scale) })),
    scale: pointScale,
    referenceRange,
    alt: sentence(locale, chart, { from: referenceRange.low, to: referenceRange.high }),
    howTo,
    ...contrastsIn(steps, locale),
  };
}

/** The eight dimensions, a row each; what a row measures is said by its two ends. */
export const dimensionTable = (
  { scales }: SubconsciousResult,
  locale: Variety,
  divided: ReadonlySet<Dimension>,
): BlockOf<'scales'> => ({
  block: 'scales',
  form: 'table',
  title: kitWords[locale].scales,
  lead: wordsOf(locale).test.dimensionsLead,
  rows: rowsOf(scales, locale, divided).map(({ about: _, ...row }) => row),
  scale: pointScale,
  referenceRange,
});

/** How the portrait of a character begins, the same for everybody of it. */
const besideIt = (words: SubconsciousWords, id: CharacterId, locale: Variety) => ({
  title: sentence(locale, words.report.second.title, { name: words.characters[id].name }),
  text: words.characters[id].portrait[0] as string,
});

/**
 * The character nearest to the profile, where the profile departs from it, and how sure the match is.
 *
 * @param second whether to begin the portrait of the one that comes second, where that is as good as the first
 */
export function characterCard(
  { character, scales }: SubconsciousResult,
  locale: Variety,
  second: boolean,
): BlockOf<'card'> {
  const words = wordsOf(locale);
  const { id, runnerUp, certainty, clarity } = character;
  const { name, quote } = words.characters[id];
  const { portrait, strength, cost } = portrayedIn(words, id, scales);
  const said = words.report.character;
  return {
    block: 'card',
    form: 'poster',
    picture: pictured('portraits', id),
    title: said.title,
    name,
    lead: said.lead,
    quote: { ...quote },
    heading: said.portrait,
    paragraphs: [...portrait, ...departuresOf(words, id, scales)],
    sides: [
      { title: said.strength, text: strength },
      { title: said.cost, text: cost },
      ...(second && clarity === 'close' ? [besideIt(words, runnerUp, locale)] : []),
    ],
    certainty: {
      title: said.certainty,
      share: certainty,
      text: sentence(locale, said.clarity[clarity], {
        // A share of a hundred draws: all of them is still no certainty.
        certainty: Math.min(99, percent(certainty)),
        again: percent(sameAgain[clarity]),
        runnerUp: words.characters[runnerUp].name,
      }),
    },
  };
}

/**
 * The interpretation of a dream, of the pictures that resonated most and least.
 *
 * @param steps in the order of the items; null where none was chosen
 */
export function dreamStory(
  { resonance, scales }: SubconsciousResult,
  steps: readonly (number | null)[],
  locale: Variety,
): BlockOf<'story'> {
  const words = wordsOf(locale);
  const { title, ...called } = words.report.dream;
  const texts = dreamOf(words, resonance, steps, highestOf(scales));
  const scenes = roles.map((role, at) => {
    const id = resonance[role];
    const picture = pictured('subconscious', id, words.items[id].alt);
    return { picture, role: called[role], text: texts[at] as string };
  });
  return { block: 'story', title, scenes, closing: texts.slice(scenes.length) };
}

/** Method and limits. */
export function methodsOf(measured: Versions, locale: Variety): BlockOf<'methods'> {
  const { methods, test } = wordsOf(locale);
  const { title, what, evidence, model, dream, limits, versions } = methods;
  const { lowest, highest } = reliabilityRange;
  const values = { lowest: percent(lowest), highest: percent(highest) };
  const written = (paragraph: string) => sentence(locale, paragraph, values);
  const last = sentence(locale, versions, versionNames(measured));
  const ownNorm = normOf(norm, test.norm);
  const compared = {
    title: kitWords[locale].facts.norm,
    paragraphs: [comparedWith(ownNorm, locale)],
  };
  const chapters = [
    what,
    evidence,
    { title: model.title, paragraphs: [...model.paragraphs.map(written), last] },
    dream,
    limits,
    compared,
  ];
  return {
    block: 'methods',
    title,
    chapters: chapters.map((chapter) => ({ title: chapter.title, paragraphs: [...chapter.paragraphs] })),
  };
}
