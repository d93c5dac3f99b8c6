import { untilSound } from '#psychometrics/generate/until-sound.ts';
import type { Random } from '#psychometrics/random.ts';
import type { GeneratedItem } from '../item.ts';
import { type Attribute, type Cell, domains, type MatrixStem } from './figure.ts';
import { crossOptions, distractorKind, type Part } from './options.ts';
import {
  type AttributeRule,
  fillAttribute,
  fillOverlay,
  type MatrixRule,
  type OverlayRule,
} from './rules.ts';
import { fits } from './solve.ts';

/** What the blueprint fixes of a matrix, so that parallel forms are equally hard. */
export interface MatrixPlan {
  readonly family: 'matrices';
  /** Kinds of the rules that change something; each takes its own attribute, or the overlay. */
  readonly rules: readonly MatrixRule['kind'][];
  /** Whether wrong options lie near the right one, one step off. */
  readonly near: boolean;
}

export type MatrixItem = GeneratedItem<'matrices', MatrixStem, Cell, MatrixRule>;

const overlayKinds: ReadonlySet<string> = new Set(['and', 'or', 'xor']);

/** Which attributes a kind of rule can govern. */
const governable: Readonly<Record<AttributeRule['kind'], readonly Attribute[]>> = {
  constant: ['shape', 'shade', 'size'],
  progression: ['shade', 'size', 'count', 'marker', 'rotation'],
  arithmetic: ['count'],
  distributionOfThree: ['shape', 'shade', 'size', 'count', 'rotation'],
};

/** Attributes that one cell cannot show together. */
const clashes: Readonly<Partial<Record<Attribute, readonly Attribute[]>>> = {
  count: ['marker', 'rotation', 'size'],
  marker: ['rotation', 'count'],
  rotation: ['marker', 'count'],
  size: ['count'],
};

/** Makes a sound matrix: exactly one of its six options fits any rules of the language. */
export function generateMatrix(plan: MatrixPlan, random: Random): MatrixItem {
  return untilSound(random, (draw) => draft(plan, draw));
}

function draft(plan: MatrixPlan, random: Random): MatrixItem | undefined {
  const rules = chooseRules(plan, random);
  if (!rules) return undefined;
  const overlayRule = rules.find((rule): rule is OverlayRule => overlayKinds.has(rule.kind));
  const attributeRules = rules.filter((rule): rule is AttributeRule => 'attribute' in rule);
  const cells = fillCells(attributeRules, overlayRule, random);
  const answer = cells?.[8];
  if (!cells || !answer) return undefined;

  const governed = new Set<Part>([
    ...attributeRules.filter((rule) => rule.kind !== 'constant').map((rule) => rule.attribute),
    ...(overlayRule ? (['overlay'] as const) : []),
  ]);
  const parts = chooseParts(governed, answer, random);
  const crossed = parts && crossOptions(answer, parts, plan.near, random);
  if (!crossed) return undefined;
  const shown = cells.slice(0, 8);
  const right = crossed.options.flatMap((option, at) => (fits(shown, option) ? [at] : []));
  const key = crossed.changed.findIndex((changed) => changed.length === 0);
  if (right.length !== 1 || right[0] !== key) return undefined;
  return {
    family: 'matrices',
    stem: { cells: shown },
    options: crossed.options,
    key,
    distractors: crossed.options.map((option, at) =>
      distractorKind(option, crossed.changed[at] ?? [], governed, shown),
    ),
    rules,
  };
}

function chooseRules(plan: MatrixPlan, random: Random): MatrixRule[] | undefined {
  const free = new Set<Attribute>(['shape', 'shade', 'size', 'count', 'marker', 'rotation']);
  // A cell has room for one thing around its figure, and many figures take all of it.
  const rules: MatrixRule[] = [];
  for (const kind of plan.rules) {
    if (kind === 'and' || kind === 'or' || kind === 'xor') {
      rules.push({ kind });
      for (const clash of ['count', 'rotation', 'marker', 'size'] as const) free.delete(clash);
      continue;
    }
    const attribute = random.pick([...governable[kind].filter((name) => free.has(name)), undefined]);
    if (!attribute) return undefined;
    free.delete(attribute);
    for (const clash of clashes[attribute] ?? []) free.delete(clash);
    rules.push(ruleOf(kind, attribute, random));
  }
  return rules;
}

function ruleOf(kind: AttributeRule['kind'], attribute: Attribute, random: Random): AttributeRule {
  switch (kind) {
    case 'progression': {
      const steps = domains[attribute] === 8 ? [1, 2, 3, -1, -2, -3] : [1, -1];
      return { kind, attribute, step: random.pick(steps) };
    }
    case 'arithmetic':
      return { kind, attribute: 'count', sign: random.pick([1, -1] as const) };
    default:
      return { kind, attribute };
  }
}

/** Every cell has a shape and a shade; the rest only where a rule speaks of it. */
function fillCells(rules: readonly AttributeRule[], overlayRule: OverlayRule | undefined, random: Random) {
  const columns = new Map(rules.map((rule) => [rule.attribute, fillAttribute(rule, random)]));
  for (const attribute of ['shape', 'shade'] as const) {
    if (columns.has(attribute)) continue;
    if (overlayRule) continue;
    columns.set(attribute, Array<number>(9).fill(random.below(domains[attribute])));
  }
  const overlay = overlayRule && fillOverlay(overlayRule, random);
  if (overlayRule && !overlay) return undefined;
  return Array.from(
    { length: 9 },
    (_, at): Cell => ({
      attributes: Object.fromEntries([...columns].map(([name, values]) => [name, values[at] as number])),
      ...(overlay && { overlay: overlay[at] as number }),
    }),
  );
}

/** Two parts to vary among the options: governed ones first, so that wrong options break rules. */
function chooseParts(governed: ReadonlySet<Part>, answer: Cell, random: Random): [Part, Part] | undefined {
  const rest = (Object.keys(answer.attributes) as Attribute[]).filter((name) => !governed.has(name));
  const [one, other] = [...random.shuffle([...governed]), ...random.shuffle(rest)];
  if (one === 'overlay' && !other) return ['overlay', 'overlay'];
  if (!one || !other) return undefined;
  return domainSize(one) > domainSize(other) ? [other, one] : [one, other];
}

const domainSize = (part: Part): number => (part === 'overlay' ? 256 : domains[part]);
