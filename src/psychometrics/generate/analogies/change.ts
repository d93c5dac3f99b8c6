import type { Random } from '../../random.ts';
import {
  type AnalogyFigure,
  eighths,
  fewestDots,
  type GlyphFigure,
  glyphs,
  mostDots,
  type NestedFigure,
  nestedShapes,
  sameFigure,
  shades,
  wrap,
} from './figures.ts';
import type { AnalogyFault, ChangeItem, ChangePlan, ChangeRule, Motion } from './item.ts';

/** What options differ in: the right value first, then wrong ones. `from` is where C stands. */
interface Part {
  readonly name: 'pose' | 'shade' | 'dots' | 'order';
  readonly values: readonly Partial<AnalogyFigure>[];
  /** Place in `values` of what C has; -1 where none is, or where it does not change. */
  readonly from: number;
}

/**
 * A is to B as C is to what? A and C have the same shade and the same dots where these change, and differ in shape and pose:
 * however a change is read, as a step or as a result, it does the same to C.
 *
 * Right and wrong values of each part are exchangeable: the pair, or the three, would have been as likely with any of them
 * being the right one, since every movement is as likely as its reverse and every first value as every other.
 */
export function draftChange({ changes, crossed: asked }: ChangePlan, random: Random): ChangeItem {
  switch (changes[0]) {
    case 'quarterTurn':
      return draftTurn(random);
    case 'exchange':
      return draftNested(random);
    case 'motion':
      return draftGlyph(random, asked === true);
  }
}

/** Different values below a limit. */
const some = (count: number, limit: number, random: Random): number[] =>
  random.shuffle(Array.from({ length: limit }, (_, value) => value)).slice(0, count);

function draftNested(random: Random): ChangeItem {
  const [outer = 0, inner = 0, first = 0, second = 0] = some(4, nestedShapes, random);
  const [from = 0, to = 0, third = 0] = some(shades, shades, random);
  const [bead = 0, other = 0] = some(2, eighths, random);
  const a: NestedFigure = { kind: 'nested', outer, inner, shade: from, bead };
  const c: NestedFigure = { kind: 'nested', outer: first, inner: second, shade: from, bead: other };
  const right: NestedFigure = { ...c, outer: second, inner: first, shade: to };
  const order: Part = {
    name: 'order',
    values: [
      { outer: second, inner: first },
      { outer: first, inner: second },
    ],
    from: 1,
  };
  const shade: Part = { name: 'shade', values: [{ shade: to }, { shade: from }, { shade: third }], from: 1 };
  return itemOf(
    [a, { ...a, outer: inner, inner: outer, shade: to }, c],
    [{ change: 'exchange' }, { change: 'shade', from, to }],
    crossed(right, [order, shade], random),
  );
}

type Pose = Pick<GlyphFigure, 'turn' | 'mirrored'>;

const turned = ({ turn, mirrored }: Pose, by: number): Pose => ({
  turn: wrap(turn + by, eighths),
  mirrored,
});

/** A mirror takes a figure turned to the right to one turned to the left as far. */
function moved(pose: Pose, motion: Motion): Pose {
  if (motion.kind === 'turn') return turned(pose, motion.eighths);
  const flipped = { turn: wrap(-pose.turn, eighths), mirrored: !pose.mirrored };
  return motion.axis === 'vertical' ? flipped : turned(flipped, eighths / 2);
}

const quarters = [2, -2, 4];

const motions: readonly Motion[] = [
  ...[1, -1, 3, -3].map((by) => ({ kind: 'turn', eighths: by }) as const),
  { kind: 'mirror', axis: 'vertical' },
  { kind: 'mirror', axis: 'vertical' },
  { kind: 'mirror', axis: 'horizontal' },
  { kind: 'mirror', axis: 'horizontal' },
];

/** Two glyphs in different poses. */
function drawPoses(random: Random): [Pick<GlyphFigure, 'glyph'> & Pose, Pick<GlyphFigure, 'glyph'> & Pose] {
  const [glyph = 0, other = 0] = some(2, glyphs, random);
  const [turn = 0, otherTurn = 0] = some(2, eighths, random);
  return [
    { glyph, turn, mirrored: random.pick([true, false]) },
    { glyph: other, turn: otherTurn, mirrored: random.pick([true, false]) },
  ];
}

function draftTurn(random: Random): ChangeItem {
  const motion: Motion = { kind: 'turn', eighths: random.pick(quarters) };
  const [first, second] = drawPoses(random);
  const [own = 0, other = 0] = some(2, shades, random);
  const a: GlyphFigure = { kind: 'glyph', ...first, shade: random.below(shades), dots: 0 };
  const c: GlyphFigure = { kind: 'glyph', ...second, shade: own, dots: 0 };
  const pose = moved(second, motion);
  const wrong = random
    .shuffle(quarters)
    .slice(1)
    .map((by) => turned(pose, by));
  const shade: Part = { name: 'shade', values: [{ shade: own }, { shade: other }], from: -1 };
  const from = 1 + wrong.findIndex(({ turn }) => turn === second.turn);
  const poses: Part = { name: 'pose', values: [pose, ...wrong], from: from || -1 };
  return itemOf(
    [a, { ...a, ...moved(first, motion) }, c],
    [{ change: 'motion', motion }],
    crossed({ ...c, ...pose }, [shade, poses], random),
  );
}

/** Three poses that a quarter turn or a mirror takes to each other: the right one first, any of them as likely to be it. */
function posesAround(right: Pose, random: Random): [Pose, ...Pose[]] {
  const others = [0, ...quarters].flatMap((by) => [
    turned(right, by),
    { ...turned(right, by), mirrored: !right.mirrored },
  ]);
  return [right, ...random.shuffle(others.slice(1)).slice(0, 2)];
}

function draftGlyph(random: Random, isCrossed: boolean): ChangeItem {
  const motion = random.pick(motions);
  const [first, second] = drawPoses(random);
  const [from = 0, to = 0, third = 0] = some(shades, shades, random);
  const [before, after] = random.pick(dotChanges);
  const a: GlyphFigure = { kind: 'glyph', ...first, shade: from, dots: before };
  const c: GlyphFigure = { kind: 'glyph', ...second, shade: from, dots: before };
  const pose = moved(second, motion);
  const still: Pose = { turn: second.turn, mirrored: second.mirrored };
  const shown: ChangeItem['shown'] = [a, { ...a, ...moved(first, motion), shade: to, dots: after }, c];
  const rules: readonly ChangeRule[] = [
    { change: 'motion', motion },
    { change: 'shade', from, to },
    { change: 'dots', more: after - before },
  ];
  const right = { ...c, ...pose, shade: to, dots: after };
  const dots: Part = { name: 'dots', values: [{ dots: after }, { dots: before }], from: 1 };
  if (isCrossed) {
    const values = posesAround(pose, random);
    const from = values.findIndex(({ turn, mirrored }) => turn === still.turn && mirrored === still.mirrored);
    return itemOf(shown, rules, crossed(right, [dots, { name: 'pose', values, from }], random));
  }
  const wrongPose = random.pick([still, turned(pose, random.pick(quarters))]);
  const wrongShade = random.pick([from, third]);
  const parts: readonly [Part, Part, Part] = [
    { name: 'pose', values: [pose, wrongPose], from: wrongPose === still ? 1 : -1 },
    { name: 'shade', values: [{ shade: to }, { shade: wrongShade }], from: wrongShade === from ? 1 : -1 },
    dots,
  ];
  return itemOf(shown, rules, cubed(right, parts, random));
}

/** One or two dots more or fewer: each as likely as its reverse. */
const dotChanges: readonly (readonly [number, number])[] = Array.from(
  { length: mostDots - fewestDots + 1 },
  (_, at) => at + fewestDots,
).flatMap((before) =>
  [-2, -1, 1, 2]
    .map((by) => [before, before + by] as const)
    .filter(([, after]) => after >= fewestDots && after <= mostDots),
);

interface Option {
  readonly figure: AnalogyFigure;
  readonly fault: AnalogyFault | null;
}

function optionOf(right: AnalogyFigure, parts: readonly Part[], chosen: readonly number[]): Option {
  const figure = Object.assign({}, right, ...parts.map(({ values }, at) => values[chosen[at] ?? 0]));
  const wrong = parts.flatMap((part, at) => (chosen[at] === 0 ? [] : [{ part, value: chosen[at] }]));
  const [only] = wrong;
  if (only === undefined) return { figure, fault: null };
  if (wrong.length > 1) return { figure, fault: 'severalWrong' };
  if (only.part.from === only.value) return { figure, fault: 'incompleteCorrelate' };
  const governed = parts.length === 3 || only.part.name !== 'shade' || only.part.from >= 0;
  return { figure, fault: governed ? 'oneChangeWrong' : 'oneAttributeOff' };
}

/** Two values of one part with three of another: every value equally often, any of the six could be right. */
function crossed(right: AnalogyFigure, parts: readonly [Part, Part], random: Random): Option[] {
  return random.shuffle(
    [0, 1].flatMap((one) => [0, 1, 2].map((other) => optionOf(right, parts, [one, other]))),
  );
}

/**
 * Two values of each of three parts are the corners of a cube. Without two opposite corners, neither of them the right one,
 * six remain: every value three times, and each of the six can be taken to any other by a symmetry of the set.
 */
function cubed(right: AnalogyFigure, parts: readonly [Part, Part, Part], random: Random): Option[] {
  const left = random.pick([1, 2, 4]);
  const corners = Array.from({ length: 8 }, (_, corner) => corner).filter(
    (corner) => corner !== left && corner !== 7 - left,
  );
  return random.shuffle(
    corners.map((corner) => optionOf(right, parts, [corner & 1, (corner >> 1) & 1, (corner >> 2) & 1])),
  );
}

function itemOf(
  shown: ChangeItem['shown'],
  rules: readonly ChangeRule[],
  options: readonly Option[],
): ChangeItem {
  const [, , c] = shown;
  return {
    kind: 'change',
    shown,
    rules,
    options: options.map(({ figure }) => figure),
    key: options.findIndex(({ fault }) => fault === null),
    faults: options.map(({ figure, fault }) => (fault && sameFigure(figure, c) ? 'repetition' : fault)),
  };
}
