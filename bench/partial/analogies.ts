import {
  type AnalogyFigure,
  eighths,
  featuresOf,
  type RelationFigure,
  wrap,
} from '#psychometrics/generate/analogies/figures.ts';
import type { AnalogyItem, ChangeItem, ClassItem, OddItem } from '#psychometrics/generate/analogies/item.ts';
import { cheapest, type PartialSolver, passing } from './solver.ts';

const read = (figure: AnalogyFigure): Record<string, unknown> => ({ ...figure });

/** What is left where some parts of a change are seen and the others are not. */
const seeing =
  (parts: readonly string[]) =>
  (item: ChangeItem): number[] => {
    const right = read(item.options[item.key] as AnalogyFigure);
    return passing(item.options, (option) => parts.every((part) => read(option)[part] === right[part]));
  };

/**
 * Who sees how far a figure is turned and not that it is mirrored takes every movement for a turn, and turns C as far as A was
 * turned to B. The rest is seen.
 */
function turningOnly(item: ChangeItem): number[] {
  const [a, b, c] = item.shown;
  const left = seeing(['shade', 'dots', 'outer', 'inner', 'bead'])(item);
  if (a.kind !== 'glyph' || b.kind !== 'glyph' || c.kind !== 'glyph') return left;
  const turn = wrap(c.turn + b.turn - a.turn, eighths);
  const turned = left.filter((at) => read(item.options[at] as AnalogyFigure).turn === turn);
  return turned.length > 0 ? turned : left;
}

/** Whether the right option stands beside its own mirror image, or comes about by a mirror. */
function asksForHands(item: AnalogyItem): boolean {
  if (item.kind !== 'change') return item.kind === 'odd' || item.shown.some(({ kind }) => kind === 'hands');
  const right = read(item.options[item.key] as AnalogyFigure);
  const isImage = (option: AnalogyFigure) =>
    'mirrored' in right &&
    Object.entries(right).every(([name, value]) => (read(option)[name] === value) === (name !== 'mirrored'));
  return (
    item.rules.some((rule) => rule.change === 'motion' && rule.motion.kind === 'mirror') ||
    item.options.some(isImage)
  );
}

/** How many of the figures shown agree with an option in something that is seen without comparing parts. */
const alikeness = (shown: readonly RelationFigure[], option: RelationFigure): number =>
  shown.reduce((sum, figure) => {
    const [one, other] = [featuresOf(figure), featuresOf(option)];
    const [seen, own] = [
      [...one.attributes, ...one.presence],
      [...other.attributes, ...other.presence],
    ];
    return sum + seen.filter((value, at) => value === own[at]).length;
  }, 0);

/** Which properties of a class are seen: by the kind of figure, their places among the relations. */
const properties =
  (seen: Readonly<Record<'pair' | 'hands', readonly number[]>>) =>
  ({ shown, options }: ClassItem): number[] => {
    const relationsOf = (figure: RelationFigure) => {
      const { relations } = featuresOf(figure);
      return seen[figure.kind === 'hands' ? 'hands' : 'pair'].map((which) => relations[which]);
    };
    const [first = [], ...others] = shown.map(relationsOf);
    return passing(options, (option) =>
      relationsOf(option).every(
        (value, at) => value === first[at] || others.some((other) => other[at] !== first[at]),
      ),
    );
  };

/** What the black polygon is, or the sense of two hands, is seen by whoever sees all. */
const all = { pair: [0, 1, 2], hands: [0, 1, 2] };

const oddByLook = ({ shown, options }: OddItem): number[] =>
  cheapest(options, (at) => alikeness(shown, shown[at] as RelationFigure));

/** Somebody who knows how to go about each kind in one way only. */
function solver(
  name: string,
  {
    change,
    ofClass,
    odd,
    lacks,
  }: {
    lacks: (item: AnalogyItem) => boolean;

    change: (item: ChangeItem) => number[];
    ofClass: (item: ClassItem) => number[];
    odd: (item: OddItem) => number[];
  },
): PartialSolver<AnalogyItem> {
  return {
    name,
    lacks,
    choose(item) {
      switch (item.kind) {
        case 'change':
          return change(item);
        case 'class':
          return ofClass(item);
        case 'odd':
          return odd(item);
      }
    },
  };
}

const byLook = ({ shown, options }: ClassItem): number[] =>
  cheapest(options, (option) => -alikeness(shown, option));

/** Whether an item asks for a change that is not seen, by what its options differ in; of classes and odd ones, always. */
const lacking =
  (changes: readonly string[], classes: readonly RelationFigure['kind'][] = []) =>
  (item: AnalogyItem): boolean => {
    if (item.kind === 'odd') return true;
    if (item.kind === 'class') return item.shown.some(({ kind }) => classes.includes(kind));
    const differ = (name: string) => new Set(item.options.map((option) => read(option)[name])).size > 1;
    const names: Record<string, readonly string[]> = {
      motion: ['turn', 'mirrored'],
      shade: ['shade'],
      dots: ['dots'],
    };
    return item.rules.some(({ change }) => changes.includes(change) && (names[change] ?? []).some(differ));
  };

/** People who see a part of what changes, or of what figures have in common. */
export const analogySolvers: readonly PartialSolver<AnalogyItem>[] = [
  solver('ignores turns and mirrors', {
    lacks: lacking(['motion'], ['pair', 'hands']),
    change: seeing(['shade', 'dots', 'outer', 'inner']),
    ofClass: byLook,
    odd: oddByLook,
  }),
  solver('ignores shades', {
    lacks: lacking(['shade'], ['pair']),
    change: seeing(['turn', 'mirrored', 'dots', 'outer', 'inner']),
    ofClass: properties({ pair: [2], hands: [0, 1, 2] }),
    odd: oddByLook,
  }),
  solver('ignores dots', {
    lacks: lacking(['dots']),
    change: seeing(['turn', 'mirrored', 'shade', 'outer', 'inner']),
    ofClass: properties(all),
    odd: oddByLook,
  }),
  solver('sees one of two properties of a class', {
    lacks: ({ kind }) => kind !== 'change',
    change: ({ key }) => [key],
    ofClass: properties({ pair: [1], hands: [1] }),
    odd: oddByLook,
  }),
  solver('ignores mirrors', {
    lacks: asksForHands,
    change: turningOnly,
    ofClass: properties({ pair: [0, 1, 2], hands: [1] }),
    odd: oddByLook,
  }),
  solver('takes what looks most alike', {
    lacks: () => true,
    change: ({ shown: [, b], options }) =>
      cheapest(
        options,
        (option) => -Object.entries(read(b)).filter(([name, value]) => read(option)[name] === value).length,
      ),
    ofClass: byLook,
    odd: oddByLook,
  }),
];
