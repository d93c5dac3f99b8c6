import type { Question } from '#contract/exams.ts';
import type { Variety } from '#locale/locales.ts';
import { type ItemId, items } from './items.ts';
import { pictured } from './pictured.ts';
import { wordsOf } from './words/index.ts';

/** All twenty-six, in their order: the form is the same for everyone. */
export function questionsIn(locale: Variety): Question[] {
  const { items: texts, test } = wordsOf(locale);
  return items.map(({ id, gate }, at) => ({
    id,
    place: at + 1,
    kind: 'picture',
    gate,
    prompt: texts[id].reading,
    scene: texts[id].scene,
    picture: pictured('subconscious', id, texts[id].alt),
    options: test.steps,
  }));
}

/** @throws RangeError if the form has no such question */
export function questionOf(id: ItemId, locale: Variety): Question {
  const found = questionsIn(locale).find((question) => question.id === id);
  if (!found) throw new RangeError(`There is no question ${id}.`);
  return found;
}
