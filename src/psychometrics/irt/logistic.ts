/** The logistic function 1/(1 + exp(−x)); neither tail loses digits, as 1 − logistic(x) = logistic(−x). */
export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** Natural logarithm of the logistic function, finite for every finite x. */
export function logLogistic(x: number): number {
  return x < 0 ? x - Math.log1p(Math.exp(x)) : -Math.log1p(Math.exp(-x));
}
