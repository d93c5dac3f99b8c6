import { LRUCache } from 'lru-cache';
import type { Question } from '#contract/exams.ts';
import type { Locale } from '#locale/locales.ts';
import { examOf, type Sitting } from './store.ts';

/** A form is always the same for its seed; so many are kept so that each is drawn once for a sitting under way. */
const forms = new LRUCache<string, Question[]>({ max: 300 });

/** What the visitor sees of the form: no key, no seed, no difficulty. */
export function questionsOf(sitting: Sitting, locale: Locale): Question[] {
  const key = `${sitting.id} ${locale}`;
  const known = forms.get(key);
  if (known) return known;
  const questions = examOf(sitting).questions(sitting.seed, locale);
  forms.set(key, questions);
  return questions;
}
