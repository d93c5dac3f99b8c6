import { GenerationError } from '#psychometrics/generate/until-sound.ts';
import { abilityEstimatorOf } from '#psychometrics/irt/eap.ts';
import { answersByQuestion } from '../../../answers.ts';
import { type Course, readCourse, type Stage, stageOf } from '../../../stages.ts';
import { sevenClasses } from '../../bands.ts';
import type { Edition, FormItem } from '../../edition.ts';
import { fiveLevels } from '../../facts/standing.ts';
import { familyNames } from '../../family.ts';
import { formItem, isProven } from '../question.ts';
import { type BankPlace, placeNamed, places } from './bank.ts';
import { ahead, chosenPlaces, sizes } from './choose.ts';
import { type Asked, handingOf, judgingOf, made } from './kept.ts';
import { planned } from './planned.ts';
import { rehearsal } from './rehearsal.ts';

/** Names the edition in every sitting. */
export const stagesVersion = 'iq-2026.3-in-stages';

/** Draws of one question until it is proven; nearly always the first is. */
const mostDraws = 20;

/** `m05` drawn first, `m05-1` at the second draw. */
const askedAs = (seed: string, place: number, drawn: string): Asked => {
  const [name = ''] = drawn.split('-');
  const id = `c${String(place).padStart(2, '0')}`;
  return { id, place, from: placeNamed(name).place, random: `${stagesVersion}/${seed}/${id}/${drawn}` };
};

const askedAsPlanned = (seed: string, place: number, name: string): Asked => {
  const id = `p${String(place).padStart(2, '0')}`;
  return { id, place, from: placeNamed(name).place, random: `${stagesVersion}/${seed}/${id}` };
};

/** The thirty questions of a course, chosen where stages were chosen, and planned elsewhere. */
function askedIn({ seed, plans }: Course): Asked[] {
  return planned.map((name, at) => {
    const place = at + 1;
    const stage = stageOf({ sizes }, place);
    const before = sizes.slice(0, stage - 1).reduce((sum, size) => sum + size, 0);
    const drawn = plans[stage - 1]?.split('.')[at - before];
    return drawn === undefined ? askedAsPlanned(seed, place, name) : askedAs(seed, place, drawn);
  });
}

const itemOf = (asked: Asked): FormItem => {
  const { id, place, from } = asked;
  return formItem({ id, place, family: from.family, placeId: from.id }, made(asked));
};

const isSoundQuestion = (asked: Asked): boolean => {
  try {
    return isProven(asked.from.family, made(asked));
  } catch (problem) {
    if (problem instanceof GenerationError) return false;
    throw problem;
  }
};

/** All questions of a form; of one with chosen stages those of the last, since whoever has it has had the others before. */
function askedLast(course: string): Asked[] {
  const { seed, plans } = readCourse(course);
  const asked = askedIn({ seed, plans });
  return plans.length === 0 ? asked : asked.filter(({ place }) => stageOf({ sizes }, place) === plans.length);
}

function choose(course: Course, { number, answers }: Stage): string {
  const first = sizes.slice(0, number - 1).reduce((sum, size) => sum + size, 0);
  const before = askedIn(course).slice(0, first);
  const judged = before.map((asked) => ({ ...asked, ...judgingOf(asked) }));
  const byQuestion = answersByQuestion(judged, answers);
  const given = judged.map(({ id, from, key }) => ({
    item: placeNamed(from.id).at,
    // Open counts as wrong, as it does in the score.
    answer: byQuestion.get(id)?.choice === key ? (1 as const) : (0 as const),
  }));
  return chosenPlaces(number, given)
    .map((item, at) => proven(course.seed, first + at + 1, (places[item] as BankPlace).id))
    .join('.');
}

/** The first draw of a place that is proven. @throws GenerationError if none of many is */
function proven(seed: string, place: number, name: string): string {
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const drawn = draw === 0 ? name : `${name}-${draw}`;
    if (isSoundQuestion(askedAs(seed, place, drawn))) return drawn;
  }
  throw new GenerationError(`No sound question of ${name} in ${mostDraws} draws.`);
}

/** Matrices, series, analogies and spatial items in six stages of five, each chosen by the answers to those before it. */
export const inStages: Edition = {
  version: stagesVersion,
  describedAs: 'inStages',
  bands: sevenClasses,
  levels: fiveLevels,
  scales: familyNames,
  formOf: (course) => askedIn(readCourse(course)).map(itemOf),
  isSound: (seed) => askedIn(readCourse(seed)).every(isSoundQuestion),
  estimate: abilityEstimatorOf(0.1),
  rehearsal: (items) => rehearsal(items),
  featuresOf: (placeId) => placeNamed(placeId).place.features,
  stages: { sizes, ahead, planned: true, choose },
  handing: handingOf(askedLast),
};
