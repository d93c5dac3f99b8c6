/** After this long the check screen says that it takes longer than usual. */
export const slowMilliseconds = 45_000;

/** Pause before the next question to the provider: soon at first, then ever more patiently, never over 10 s. */
export function pauseBefore(attempt: number): number {
  return Math.min(10_000, Math.round(1000 * 1.4 ** attempt));
}
