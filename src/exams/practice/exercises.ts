import { randomOf } from '#psychometrics/random.ts';
import { kindsOf } from './bank.ts';
import { type ItemKind, type PracticeItem, type Skill, skills } from './item.ts';
import { alternating, assortment } from './mixed.ts';

/**
 * How the questions of a workbook are chosen and ordered. Workbooks that were sold are made again whenever they are read:
 * what is to change becomes the next edition, from a day that is still to come.
 */
interface WorkbookEdition {
  /** Workbooks ordered from this moment on are made by it. */
  readonly since: string;
  /** The kinds of a skill in their order. */
  kindsFor(skill: Skill, seed: string): readonly ItemKind[];
  /** Whether a question is drawn again whose setting another one of the workbook has. */
  readonly settingsOnce: boolean;
}

/** By difficulty alone, each kind before any comes twice: two of a kind, or of a story, could stand beside each other. */
const byDifficulty: WorkbookEdition = {
  since: '',
  settingsOnce: false,
  kindsFor(skill, seed) {
    const sizes: Readonly<Record<Skill, number>> = { numerical: 13, verbal: 14, logical: 13 };
    const random = randomOf(`workbook/${seed}/${skill}`);
    const [first, again] = [random.shuffle(kindsOf(skill)), random.shuffle(kindsOf(skill))];
    return [...first, ...again]
      .slice(0, sizes[skill])
      .sort((one, other) => one.difficulty - other.difficulty);
  },
};

/** Each kind, and each setting, once; from easy to hard, with none beside another of its family. */
const mixed: WorkbookEdition = {
  since: '2026-12-01T00:00:00.000Z',
  settingsOnce: true,
  kindsFor: (skill, seed) => alternating(assortment(skill, randomOf(`workbook/mixed/${seed}/${skill}`))),
};

const editions: readonly WorkbookEdition[] = [mixed, byDifficulty];

/** What workbooks are made by that are ordered at a moment, in ISO 8601 and UTC. */
const editionAt = (orderedAt: string): WorkbookEdition =>
  editions.find(({ since }) => orderedAt >= since) ?? byDifficulty;

export interface Exercise {
  /** From 1, through all skills. */
  readonly number: number;
  readonly skill: Skill;
  readonly kind: ItemKind;
  readonly item: PracticeItem;
}

/** What a workbook is made of: of the same seed, ordered at the same moment, the same questions for ever. */
export interface WorkbookInput {
  readonly seed: string;
  readonly orderedAt: string;
}

/** Draws of one question until its setting is new; the last is taken, whatever it is. */
const mostDraws = 40;

/** The forty questions of a workbook, skill by skill. */
export function exercisesOf({ seed, orderedAt }: WorkbookInput): Exercise[] {
  const { kindsFor, settingsOnce } = editionAt(orderedAt);
  const met = new Set<string>();
  const drawn = (number: number, kind: ItemKind): PracticeItem => {
    const name = `workbook/${seed}/${number}/${kind.id}`;
    let item = kind.make(randomOf(name));
    const isMet = () => item.setting !== undefined && met.has(item.setting);
    for (let draw = 1; settingsOnce && isMet() && draw < mostDraws; draw += 1)
      item = kind.make(randomOf(`${name}/${draw}`));
    if (item.setting !== undefined) met.add(item.setting);
    return item;
  };
  return skills
    .flatMap((skill) => kindsFor(skill, seed).map((kind) => ({ skill, kind })))
    .map(({ skill, kind }, at) => ({ number: at + 1, skill, kind, item: drawn(at + 1, kind) }));
}
