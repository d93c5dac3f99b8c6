export type Tip = 'tip25' | 'tip50' | 'tip75';

/**
 * The encouragement due when going on from one question to the next: once at a quarter, half and three quarters of
 * the way. `place` is the question just left, from 1.
 */
export function tipAfter(place: number, count: number): Tip | undefined {
  const quarters = [1, 2, 3] as const;
  const names = { 1: 'tip25', 2: 'tip50', 3: 'tip75' } as const;
  const due = quarters.find((quarter) => place === Math.ceil((count * quarter) / 4));
  return due && names[due];
}
