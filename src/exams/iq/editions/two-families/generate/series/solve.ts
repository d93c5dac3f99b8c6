import { digitSum } from './generate.ts';

/** Whether some rule of the language explains a whole series; knows nothing of how it was made. */
export function explainsSimply(terms: readonly number[]): boolean {
  return rules.some((explains) => explains(terms));
}

const differences = (terms: readonly number[]): number[] =>
  terms.slice(1).map((term, at) => term - (terms[at] as number));

const allEqual = (values: readonly number[]): boolean => values.every((value) => value === values[0]);

const rules: readonly ((terms: readonly number[]) => boolean)[] = [
  (terms) => allEqual(differences(terms)),
  (terms) => allEqual(differences(differences(terms))),
  (terms) => allEqual(differences(differences(differences(terms)))) && terms.length > 6,
  affine,
  (terms) =>
    allEqual(terms.slice(2).map((term, at) => term - (terms[at] as number) - (terms[at + 1] as number))),
  (terms) => [0, 1].every((from) => allEqual(differences(terms.filter((_, at) => at % 2 === from)))),
  (terms) =>
    terms.slice(1).every((term, at) => term - (terms[at] as number) === digitSum(terms[at] as number)),
];

/** x → factor · x + plus with whole numbers, found from the first three terms. */
function affine(terms: readonly number[]): boolean {
  const [first = 0, second = 0, third = 0] = terms;
  if (second === first) return false;
  const factor = (third - second) / (second - first);
  const plus = second - factor * first;
  return terms.slice(1).every((term, at) => Math.abs(term - (factor * (terms[at] as number) + plus)) < 1e-9);
}
