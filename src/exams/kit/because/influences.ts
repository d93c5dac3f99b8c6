/** The answer to an item, and how far it moved a score in the direction in which that leans. */
export interface Influence<Id extends string> {
  readonly id: Id;
  /** Its place in the form, from 0. */
  readonly at: number;
  /** In points. */
  readonly by: number;
}

interface Leaning<Id extends string> {
  /** Which way the score leans; one that leans to no side has no influences. */
  readonly leaning: -1 | 0 | 1;
  /** What the answers count, in the order of the items; null where one was left open. */
  readonly categories: readonly (number | null)[];
  /** The category that speaks for neither side. */
  readonly middle: number;
  /** The item at a place, where it may be named. */
  idAt(at: number): Id | undefined;
  /** Where the score lies by such answers, in points. */
  pointsOf(categories: readonly (number | null)[]): number;
}

/** The answers that speak for how a score came out. How far each moved it is what the score loses without it. */
export function influencesIn<Id extends string>({
  leaning,
  categories,
  middle,
  idAt,
  pointsOf,
}: Leaning<Id>): Influence<Id>[] {
  if (leaning === 0) return [];
  const whole = pointsOf(categories);
  return categories.flatMap((category, at): Influence<Id>[] => {
    const id = idAt(at);
    if (category === null || id === undefined || leaning * (category - middle) <= 0) return [];
    const rest = pointsOf(categories.map((one, which) => (which === at ? null : one)));
    return [{ id, at, by: leaning * (whole - rest) }];
  });
}
