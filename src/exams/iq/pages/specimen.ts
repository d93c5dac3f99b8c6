import type { BlockOf } from '#contract/blocks.ts';
import type { FormItem } from '../edition.ts';
import type { AskedQuestion } from '../facts/index.ts';
import type { Telling } from './telling.ts';

/** A question of the sitting as it was drawn, with its rule. */
export function specimenOf(
  { form, locale, choiceAt }: Telling,
  question: AskedQuestion,
  { title, text, large = false }: { title: string; text: string; large?: boolean },
): BlockOf<'specimen'> {
  const item = form.find(({ id }) => id === question.id) as FormItem;
  const { prompt, stem, options } = item.show(locale);
  const choice = choiceAt(question.place);
  const chosen = choice === null || choice === item.key ? undefined : options[choice];
  const workings = [...item.steps(locale)];
  return {
    block: 'specimen',
    id: `question-${question.place}`,
    title,
    text,
    prompt,
    stem,
    right: options[item.key] as BlockOf<'specimen'>['right'],
    ...(chosen && { chosen }),
    ...(large && { large }),
    ...(workings.length > 0 ? { workings } : { explained: item.whyRight(locale) }),
  };
}
