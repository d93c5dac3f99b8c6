import type { Random } from '#psychometrics/random.ts';
import { sentence } from '../../words.ts';
import type { PracticeItem } from '../item.ts';
import { itemOf, type WrittenOption } from './written.ts';

/** In the order of the words: the more abstract what connects them, the harder. */
export const analogies: readonly number[] = [
  -1.9, -1.4, -0.9, -1.1, -1.6, -0.6, -0.3, 0, 0.2, 0.4, 1, 0.1, 0.7, -0.8, 1.3,
];

/** One right word and three that have to do with the third in another way. */
const optionPlaces = [3, 4, 5, 6];

/** @param at which of the word lists: first, its partner, third, the right word, and three wrong ones */
export function generateAnalogy(at: number, random: Random): PracticeItem {
  const options: WrittenOption[] = random.shuffle(optionPlaces).map((place) => ({
    say: ({ analogy: { lists } }) => lists[at]?.[place] ?? '',
    mistake: place === 3 ? null : 'otherRelation',
  }));
  return itemOf({
    options,
    prompt: ({ analogy: { ask, lists } }, locale) => {
      const [one = '', other = '', third = ''] = lists[at] ?? [];
      return sentence(locale, ask, { one, other, third });
    },
    why: ({ analogy: { lists, why } }, locale) => {
      const [one = '', other = '', third = '', answer = ''] = lists[at] ?? [];
      return sentence(locale, why[at] ?? '', { one, other, third, answer });
    },
  });
}
