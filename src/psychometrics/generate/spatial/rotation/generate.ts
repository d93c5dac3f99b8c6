import type { Random } from '../../../random.ts';
import { untilSound } from '../../until-sound.ts';
import { type Figure, mirrored, type RotationFault, type RotationItem, type RotationPlan } from './figure.ts';
import { draftLine } from './line.ts';
import { draftTiles } from './tiles.ts';

/** Degrees clockwise; small turns are left out, since they can be seen without turning anything in the mind. */
const turns: Readonly<Record<Figure['shape'], readonly number[]>> = {
  tiles: [90, 180, 270],
  line: [60, 90, 120, 150, 180, 210, 240, 270, 300],
};

/** One draft of lines in two hundred is sound: clear of themselves, alike, and yet not to be taken for each other. */
const mostDrafts = 5000;

/** Three figures and their mirror images, each turned by its own angle; the figure of the question is one of the six. */
export function generateRotation(plan: RotationPlan, random: Random): RotationItem {
  const draft = plan.figure === 'tiles' ? draftTiles : (own: Random) => draftLine(own, plan.bends);
  const variants = untilSound<readonly Figure[]>(random, draft, mostDrafts);
  const drawn = random.shuffle(
    variants.flatMap((figure, variant) => [
      { variant, hand: 0, option: { figure, turn: random.pick(turns[plan.figure]) } },
      { variant, hand: 1, option: { figure: mirrored(figure), turn: random.pick(turns[plan.figure]) } },
    ]),
  );
  const right = random.pick(drawn);
  const faultOf = (of: typeof right): RotationFault | null => {
    if (of === right) return null;
    if (of.variant === right.variant) return 'mirrored';
    return of.hand === right.hand ? 'changed' : 'changedMirrored';
  };
  return {
    kind: 'rotation',
    stem: { figure: right.option.figure, turn: 0 },
    options: drawn.map(({ option }) => option),
    key: drawn.indexOf(right),
    faults: drawn.map(faultOf),
  };
}
