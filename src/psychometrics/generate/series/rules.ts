export type SeriesRule =
  /** Adds the same number each time. */
  | { readonly kind: 'difference'; readonly step: number }
  /** What is added grows or shrinks by the same number each time. */
  | { readonly kind: 'growingDifference'; readonly first: number; readonly growth: number }
  /** Two series take turns: the one in odd places, the other in even places. */
  | { readonly kind: 'interleaved'; readonly one: number; readonly other: number }
  /** Multiplies by the same number and adds another. */
  | { readonly kind: 'multiplicative'; readonly factor: number; readonly plus: number }
  /** Each number is the sum of the two before it, and a constant. */
  | { readonly kind: 'recursive'; readonly plus: number }
  /** Adds the sum of the number's own digits, and a constant. */
  | { readonly kind: 'digits'; readonly plus: number };

export type SeriesRuleKind = SeriesRule['kind'];

/** @param value a whole number */
export function digitSum(value: number): number {
  let sum = 0;
  for (let rest = Math.abs(value); rest > 0; rest = Math.floor(rest / 10)) sum += rest % 10;
  return sum;
}

/** The term that follows. @param terms all terms before it, oldest first: at least two */
export function nextTerm(rule: SeriesRule, terms: readonly number[]): number {
  const last = terms.at(-1) ?? 0;
  const secondLast = terms.at(-2) ?? 0;
  switch (rule.kind) {
    case 'difference':
      return last + rule.step;
    case 'growingDifference':
      return last + rule.first + (terms.length - 1) * rule.growth;
    case 'interleaved':
      return secondLast + (terms.length % 2 === 0 ? rule.one : rule.other);
    case 'multiplicative':
      return last * rule.factor + rule.plus;
    case 'recursive':
      return last + secondLast + rule.plus;
    case 'digits':
      return last + digitSum(last) + rule.plus;
  }
}

/** How many terms of a rule are shown: at least two more than settle its constants. */
export const shownTerms: Readonly<Record<SeriesRuleKind, number>> = {
  difference: 5,
  growingDifference: 7,
  interleaved: 7,
  multiplicative: 5,
  recursive: 7,
  digits: 7,
};

/** Goes on from the first terms until as many are there as are shown, and the answer. */
export function continueSeries(rule: SeriesRule, first: readonly number[]): number[] {
  const terms = [...first];
  while (terms.length <= shownTerms[rule.kind]) terms.push(nextTerm(rule, terms));
  return terms;
}
