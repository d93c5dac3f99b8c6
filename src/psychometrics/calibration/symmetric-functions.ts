/**
 * Elementary symmetric functions γ_0 … γ_n of n values by the summation algorithm (Andersen 1972; Fischer 1974),
 * which only adds positive numbers and so loses no digits.
 */
export function symmetricFunctions(values: readonly number[]): number[] {
  const gamma = [1];
  for (const value of values) {
    gamma.push(0);
    for (let order = gamma.length - 1; order > 0; order -= 1) {
      (gamma[order] as number) += value * (gamma[order - 1] as number);
    }
  }
  return gamma;
}

/** Those of the values without each one, and without each pair (`pair(i, j)`, i > j). */
export function symmetricFunctionsWithout(values: readonly number[]): {
  readonly single: readonly (readonly number[])[];
  readonly pair: readonly (readonly (readonly number[])[])[];
} {
  const without = (...left: readonly number[]) =>
    symmetricFunctions(values.filter((_, at) => !left.includes(at)));
  return {
    single: values.map((_, at) => without(at)),
    pair: values.map((_, at) => Array.from({ length: at }, (__, other) => without(at, other))),
  };
}
