/** Five levels as manuals call them, from the lowest. */
export const levelNames = [
  'well below the middle',
  'below the middle',
  'middle',
  'above the middle',
  'well above the middle',
] as const;

/** What a level from 1 to 5 is called. */
export const nameOfLevel = (level: 1 | 2 | 3 | 4 | 5): string => levelNames[level - 1] as string;
