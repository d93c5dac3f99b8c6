/** Smallest samples of an analysis at Educational Testing Service when a test is assembled (Zwick 2012). */
export const smallestGroup = 200;
export const smallestTotal = 500;

/** The groups that are large enough to be compared with all others, in alphabetical order. @param groups of the persons */
export function comparableGroups(groups: readonly string[]): string[] {
  const sizes = new Map<string, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const large = [...sizes].filter(
    ([, size]) => groups.length >= smallestTotal && Math.min(size, groups.length - size) >= smallestGroup,
  );
  return large.map(([group]) => group).sort();
}
