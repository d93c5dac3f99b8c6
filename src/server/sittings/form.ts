import { LRUCache } from 'lru-cache';
import type { Question } from '#contract/exams.ts';
import type { Variety } from '#locale/locales.ts';
import { examOf, type Sitting, seedOf } from './store.ts';

/** What the visitor sees of a sitting's form: no key, no seed, no difficulty. */
export type QuestionsOf = (sitting: Sitting, locale: Variety) => Question[];

/** A form is always the same for its seed; so many are kept so that each is drawn once for a sitting under way. */
export function createForms(): QuestionsOf {
  const forms = new LRUCache<string, Question[]>({ max: 300 });
  return (sitting, locale) => {
    const seed = seedOf(sitting);
    const key = `${sitting.id} ${locale} ${seed}`;
    const known = forms.get(key);
    if (known) return known;
    const questions = examOf(sitting).questions(seed, locale);
    forms.set(key, questions);
    return questions;
  };
}
