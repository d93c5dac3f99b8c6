import type { ActivityId } from '../items.ts';
import { items } from '../items.ts';

/**
 * Occupations of which one of the activities asked about is what is done most of the day, where that is plain (by us, as the
 * codes are). Whoever refuses that activity has refused the occupation, however well its letters fit.
 */
export const cores: Readonly<Record<string, readonly ActivityId[]>> = {
  novelist: ['story'],
  composer: ['song'],
  actor: ['part'],
  'film-editor': ['film'],
  'video-creator': ['film'],
  'game-designer': ['game'],
  illustrator: ['paint'],
  'layout-designer': ['magazine'],
  'graphic-designer': ['magazine'],
  'data-scientist': ['pattern'],
  'statistical-assistant': ['pattern'],
  'software-developer': ['puzzle'],
  'machine-learning-engineer': ['puzzle'],
  astronomer: ['comet'],
  archaeologist: ['shards'],
  'excavation-helper': ['shards'],
  'water-analyst': ['microscope'],
  'medical-lab-technician': ['microscope'],
  'tax-adviser': ['tax'],
  bookkeeper: ['ledger'],
  accountant: ['ledger'],
  archivist: ['archive'],
  proofreader: ['proofs'],
  'market-vendor': ['stall'],
  'food-stall-owner': ['stall'],
  'startup-founder': ['startup', 'pitch'],
  'online-shop-owner': ['startup'],
  'cleaning-team-leader': ['team'],
  'call-center-team-leader': ['team'],
  'furniture-maker': ['bookcase'],
  tailor: ['coat'],
  gardener: ['orchard'],
  'ship-officer': ['ferry'],
  'youth-worker': ['camp'],
  'physical-therapist': ['walking'],
  'teaching-assistant': ['reading'],
  'primary-school-teacher': ['reading'],
  'special-education-teacher': ['reading'],
  'family-mediator': ['neighbors'],
};

/** Steps that refuse an activity: 'would dislike', and 'would rather not'. */
export const refusal = { outright: 0, mild: 1 } as const;

const placeOf = new Map(items.map(({ id }, at) => [id, at]));

/** What was answered to an activity; null where it was left open. */
export const stepOf = (activity: ActivityId, steps: readonly (number | null)[]): number | null =>
  steps[placeOf.get(activity) as number] ?? null;

/** The same occupations without those whose core would be disliked; where one would rather not, they come last. */
export function offeredOf<One extends { readonly id: string }>(
  fitting: readonly One[],
  steps: readonly (number | null)[],
): One[] {
  const lowestOf = ({ id }: One) =>
    Math.min(...(cores[id] ?? []).map((activity) => stepOf(activity, steps) ?? Number.POSITIVE_INFINITY));
  return [
    ...fitting.filter((one) => lowestOf(one) > refusal.mild),
    ...fitting.filter((one) => lowestOf(one) === refusal.mild),
  ];
}
