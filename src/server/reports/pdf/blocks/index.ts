import type { Block, BlockKind, BlockOf } from '#contract/blocks.ts';
import type { Variety } from '#locale/locales.ts';
import { paragraphOf } from '#locale/sentences.ts';
import { printed, printedPicture } from '../pictures.ts';
import { printAnswers } from './answers.ts';
import { printAxes } from './axes.ts';
import { printBecause } from './because.ts';
import { printCourse, printPeople, printProgress, printRepeats, printTally } from './charts.ts';
import { printCurve } from './curve.ts';
import { printExercises, printSolutions } from './exercises.ts';
import { printHexagonBlock } from './hexagon.ts';
import { printLadder } from './ladder.ts';
import { printPair } from './pair.ts';
import { printPlane } from './plane.ts';
import { printProfile } from './profile.ts';
import { printScales } from './scales.ts';
import { printSpecimen } from './specimen.ts';

type Printers = { readonly [Kind in BlockKind]: (block: BlockOf<Kind>, locale: Variety) => object };

/** What the template's function of the same name reads of each block (`template/blocks.typ`). */
const printers: Printers = {
  headline: ({ title, range, lead, band, reach, ...curve }, locale) => ({
    title: title ?? null,
    range,
    lead,
    band: band ?? null,
    reach: reach ?? null,
    ...printCurve(curve, locale),
  }),
  scales: printScales,
  profile: printProfile,
  axes: printAxes,
  hexagon: printHexagonBlock,
  plane: printPlane,
  prose: ({ id, title, lead, paragraphs, picture, page, because, answers = [] }, locale) => ({
    id,
    title,
    lead: lead ?? null,
    paragraphs: [...paragraphs, ...answers.map(({ answer, said }) => paragraphOf(locale, [answer, said]))],
    picture: picture ? printedPicture(picture) : null,
    page: page ?? false,
    because: printBecause(because),
  }),
  card: ({ form, picture, title, name, lead, quote, heading, paragraphs, sides, certainty }) => ({
    poster: form === 'poster',
    picture: printedPicture(picture),
    title,
    name,
    lead: lead ?? null,
    quote: quote ?? null,
    heading: heading ?? null,
    paragraphs,
    sides,
    certainty: certainty ?? null,
  }),
  story: ({ title, scenes, closing }) => ({
    title,
    scenes: scenes.map(({ picture, role, text }) => ({ ...printedPicture(picture), role, text })),
    closing,
  }),
  facts: ({ rows }) => ({ rows: rows.map(({ label, value, text = '' }) => ({ label, value, text })) }),
  steps: ({ title, items }) => ({ title, items }),
  answers: printAnswers,
  ladder: printLadder,
  note: ({ text, title, caution }) => ({ text, title: title ?? null, caution: caution ?? false }),
  methods: ({ title, chapters }) => ({ title, chapters }),
  page: ({ id, title, lead, headpiece }) => ({
    id,
    title,
    lead: lead ?? null,
    headpiece: headpiece ? printed(headpiece) : null,
  }),
  people: printPeople,
  repeats: printRepeats,
  course: printCourse,
  tally: printTally,
  specimen: printSpecimen,
  notebook: ({ title, questions }) => ({ title, questions }),
  sources: ({ items }) => ({ items }),
  progress: printProgress,
  exercises: printExercises,
  solutions: printSolutions,
  pair: printPair,
  locked: ({ title, text, items }) => ({ title: title ?? null, text: text ?? null, items }),
};

/** A block in words and drawings, as the template reads it. */
export function printBlock(block: Block, locale: Variety) {
  const print = printers[block.block] as (block: Block, locale: Variety) => object;
  return { block: block.block, ...print(block, locale) };
}
