import type { BlockOf } from '#contract/blocks.ts';
import { paragraphOf } from '#locale/sentences.ts';
import type { FoldingFault } from '#psychometrics/generate/spatial/folding/folding.ts';
import type { FormItem } from '../edition.ts';
import type { AskedQuestion } from '../facts/index.ts';
import { shownIn } from './choose.ts';
import type { Telling } from './telling.ts';

/** Why the right option is right; where an earlier page has said it of another question, which one. */
function explainedOnce({ form, facts, locale, words, write }: Telling, question: AskedQuestion): string {
  const whyRight = ({ id }: AskedQuestion) => form.find((item) => item.id === id)?.whyRight(locale) ?? '';
  const shown = shownIn(facts);
  const before = shown.slice(
    0,
    shown.findIndex(({ id }) => id === question.id),
  );
  const same = before.find((one) => whyRight(one) === whyRight(question));
  return same ? write(words.ways.each.sameRules, { place: same.place }) : whyRight(question);
}

/** Said beside circles that only the booklet draws. */
const circled: readonly string[] = ['otherFold', 'otherPlace', 'both'] satisfies FoldingFault[];

/**
 * Why the right option is right, and what is wrong with the one chosen; one of the two where the way is drawn as well, since
 * a page has room for so much.
 */
function saidOf(telling: Telling, question: AskedQuestion, item: FormItem, choice: number | null): string {
  const { locale } = telling;
  const isWrong = choice !== null && choice !== item.key && !circled.includes(item.faultOf(choice));
  if (!isWrong) return explainedOnce(telling, question);
  const wrong = item.whyWrong(choice, locale);
  return item.stepsSuffice ? wrong : paragraphOf(locale, [explainedOnce(telling, question), wrong]);
}

/** A question of the sitting as it was drawn, with its rule. */
export function specimenOf(
  telling: Telling,
  question: AskedQuestion,
  { title, text, large = false }: { title: string; text: string; large?: boolean },
): BlockOf<'specimen'> {
  const { form, locale, choiceAt } = telling;
  const item = form.find(({ id }) => id === question.id) as FormItem;
  const { prompt, stem, options } = item.show(locale);
  const choice = choiceAt(question.place);
  const chosen = choice === null || choice === item.key ? undefined : options[choice];
  const workings = item.stepsSuffice ? [...item.steps(locale)] : [];
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
    explained: saidOf(telling, question, item, choice),
    ...(workings.length > 0 && { workings }),
  };
}
