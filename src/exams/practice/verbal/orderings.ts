import type { Random } from '#psychometrics/random.ts';
import { sentence } from '../../words.ts';
import type { PracticeItem } from '../item.ts';
import { certaintyOf, mistakeOf } from './claims.ts';
import type { VerbalWords } from './words/index.ts';
import { itemOf, type WrittenOption } from './written.ts';

/** Somebody came before somebody, after somebody, or right after somebody; people are numbers. */
type Clue = readonly [kind: 'before' | 'after' | 'next', one: number, other: number];

const places = ['first', 'second', 'third', 'fourth', 'last'] as const;
type Place = (typeof places)[number];

export interface Ordering {
  readonly people: number;
  readonly clues: readonly Clue[];
  readonly asked: Place;
  readonly difficulty: number;
}

/** `A<B`: before, `B>A`: after, `A-B`: B came right after A. */
function clueOf(text: string): Clue {
  const [one, sign, other] = [text.charCodeAt(0) - 65, text[1], text.charCodeAt(2) - 65];
  if (sign === '<') return ['before', one, other];
  return sign === '>' ? ['after', one, other] : ['next', other, one];
}

const ordering = (difficulty: number, people: number, asked: Place, clues: string): Ordering => ({
  people,
  asked,
  clues: clues.split(' ').map(clueOf),
  difficulty,
});

/** Fifteen sets of clues; harder with more people, turned clues, and where the order stays open. */
export const orderings: readonly Ordering[] = [
  ordering(-2, 3, 'last', 'A<B B<C'),
  ordering(-1.6, 3, 'first', 'A<B C>B'),
  ordering(-1.2, 3, 'second', 'B>A B<C'),
  ordering(-0.5, 3, 'last', 'A<B A<C'),
  ordering(-1, 4, 'third', 'A<B B<C C<D'),
  ordering(-0.6, 4, 'last', 'A<B D>C B<C'),
  ordering(-0.2, 4, 'second', 'B>A C>B C<D'),
  ordering(0, 4, 'third', 'A<B C<D B<C'),
  ordering(0.4, 4, 'first', 'A<C B<C C<D'),
  ordering(0.6, 4, 'last', 'A<B A<C D>B D>C'),
  ordering(0.2, 5, 'fourth', 'A<B B<C C<D D<E'),
  ordering(0.7, 5, 'third', 'A<B B-C C<D D<E'),
  ordering(1, 5, 'fourth', 'E>D A-B D>C B<C'),
  ordering(1.3, 5, 'second', 'D-E A<B A<C B<D C<D'),
  ordering(1.6, 5, 'fourth', 'A<B A<C D>B D>C D-E'),
];

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

const fits =
  ([kind, one, other]: Clue) =>
  (order: readonly number[]): boolean => {
    const distance = order.indexOf(one) - order.indexOf(other);
    return kind === 'before' ? distance < 0 : kind === 'after' ? distance > 0 : distance === 1;
  };

/** Every order of the people that fits the clues. */
export const ordersOf = ({ people, clues }: Ordering): number[][] =>
  permutations(Array.from({ length: people }, (_, at) => at)).filter((order) =>
    clues.every((clue) => fits(clue)(order)),
  );

const placeOf = ({ people, asked }: Ordering): number =>
  asked === 'last' ? people - 1 : places.indexOf(asked);

/** Who stands in the asked place for sure; undefined where that is open. */
export function certainOf(form: Ordering): number | undefined {
  const [first, ...others] = ordersOf(form).map((order) => order[placeOf(form)] as number);
  return others.every((person) => person === first) ? first : undefined;
}

export function generateOrdering(form: Ordering, random: Random): PracticeItem {
  const people = Array.from({ length: form.people }, (_, at) => at);
  const orders = ordersOf(form);
  const right = certainOf(form);
  const told = random.pick(['arrival', 'floor'] as const);
  const chosen = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7]);
  const nameIn = ({ ordering: { names } }: VerbalWords, person: number) =>
    names[chosen[person] as number] ?? '';
  const asOrder = (words: VerbalWords, order: readonly number[] | undefined) =>
    (order ?? []).map((person) => nameIn(words, person)).join('\u00a0– ');
  const clues = random.shuffle(form.clues);
  const wrong = random
    .shuffle(people.filter((person) => person !== right))
    .slice(0, right === undefined ? 4 : 3);
  const named = right === undefined ? wrong : random.shuffle([right, ...wrong]);
  const options: WrittenOption[] = named.map((person) => ({
    say: (words) => nameIn(words, person),
    mistake:
      person === right
        ? null
        : mistakeOf(certaintyOf(orders, [], (order: readonly number[]) => order[placeOf(form)] === person)),
  }));
  const open: WrittenOption = {
    say: ({ ordering }) => ordering.open,
    mistake: right === undefined ? null : 'missed',
  };
  const why = right === undefined ? 'open' : orders.length === 1 ? 'sure' : 'same';
  return itemOf({
    setting: `ordering by ${told}`,
    prompt: ({ ordering }) => ordering[told][form.asked],
    given: (words, locale) =>
      clues.map(([kind, one, other]) =>
        sentence(locale, words.ordering[told][kind], {
          one: nameIn(words, one),
          other: nameIn(words, other),
        }),
      ),
    options: [...options, open],
    why: (words, locale) => {
      const differing =
        right === undefined
          ? orders.find((order) => order[placeOf(form)] !== orders[0]?.[placeOf(form)])
          : orders[1];
      return sentence(locale, words.ordering.why[why], {
        one: asOrder(words, orders[0]),
        other: asOrder(words, differing),
      });
    },
  });
}
