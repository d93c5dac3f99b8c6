import { LRUCache } from 'lru-cache';
import type { Question } from '#contract/exams.ts';
import type { Variety } from '#locale/locales.ts';
import { examOf, type Sitting } from './store.ts';

/** What the visitor sees of a sitting's form: no key, no seed, no difficulty. */
export type QuestionsOf = (sitting: Sitting, locale: Variety) => Question[];

/** A form is always the same for its seed; so many are kept so that each is drawn once for a sitting under way. */
export function createForms(): QuestionsOf {
  const forms = new LRUCache<string, Question[]>({ max: 300 });
  return (sitting, locale) => {
    const key = `${sitting.id} ${locale}`;
    const known = forms.get(key);
    if (known) return known;
    const questions = examOf(sitting).questions(sitting.seed, locale);
    forms.set(key, questions);
    return questions;
  };
}
