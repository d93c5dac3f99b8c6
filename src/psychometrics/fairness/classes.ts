/**
 * The classes of Educational Testing Service (Zwick & Ercikan 1989): A negligible, B moderate, C large.
 */
export type DifClass = 'A' | 'B' | 'C';

/**
 * A: |delta| below 1 or not different from 0 at 5 %. C: |delta| at least 1.5 and above 1 at 5 %, one-sided. B: the
 * rest (Zwick & Ercikan 1989). A delta that is not finite has no error to tell it from 1 by: B at most.
 *
 * @param delta on the scale of Educational Testing Service: 2.35 × logits
 */
export function classOf(delta: number, standardError: number, pValue: number): DifClass {
  const size = Math.abs(delta);
  if (size < 1 || pValue >= 0.05) return 'A';
  return size >= 1.5 && Number.isFinite(size) && (size - 1) / standardError > 1.645 ? 'C' : 'B';
}
