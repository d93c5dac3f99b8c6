import type { Simulation } from './simulation.ts';

/** What was aimed at with the form in stages, and what a simulation says of it. */
export interface Goal {
  readonly name: string;
  isReached(of: { readonly run: Simulation; readonly allRight: number }): boolean;
}

/** Half-widths of those whose ability lies within a standard deviation of the mean. */
export function middleOf({ bands }: Simulation): number {
  const middle = bands.filter(({ from, to }) => from >= 85 && to <= 115);
  const sitters = middle.reduce((sum, band) => sum + band.sitters, 0);
  return middle.reduce((sum, band) => sum + band.sitters * band.halfWidth, 0) / sitters;
}

/** That a form and its proof are ahead of whoever is asked is measured by `npm run bench iq`. */
export const goals: readonly Goal[] = [
  { name: 'reliability .82 or more', isReached: ({ run }) => run.reliability >= 0.82 },
  { name: 'half-width in the middle 12.5 or less', isReached: ({ run }) => middleOf(run) <= 12.5 },
  {
    name: 'coverage of all from 94 to 96 %',
    isReached: ({ run: { all } }) => all.coverage >= 0.94 && all.coverage <= 0.96,
  },
  {
    name: 'coverage 90 % or more between 70 and 130',
    isReached: ({ run: { bands } }) =>
      bands.every(({ from, to, coverage }) => from < 70 || to > 130 || coverage >= 0.9),
  },
  { name: 'all right 150 or more', isReached: ({ allRight }) => allRight >= 150 },
];
