import type { Simulation } from './simulation.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** A simulation as the tables of docs/measurement/brain.md. */
export function simulationTable({ sitters, oneStyle, fourSides }: Simulation): string {
  return [
    `${sitters} simulated sitters of each kind, item residuals drawn anew for each; each sits twice`,
    ...(
      [
        ['one style for everything', oneStyle],
        ['four sides that correlate .6', fourSides],
      ] as const
    ).flatMap(([kind, found]) => [
      '',
      kind,
      `${'position'.padEnd(16)}reliability coverage   95 %   again   same name  next to it`,
      ...found.positions.map(({ id, reliability, coverage, halfWidth, again, same, near }) =>
        [
          id.padEnd(16),
          reliability.toFixed(3).padStart(11),
          percent(coverage).padStart(9),
          `± ${halfWidth.toFixed(1)}`.padStart(8),
          again.toFixed(2).padStart(7),
          percent(same).padStart(12),
          percent(near).padStart(12),
        ].join(''),
      ),
      `shares of the bands, from step by step to all at once: ${Object.values(found.bands).map(percent).join(', ')}`,
      `shares of the ways of a side: ${Object.values(found.ways).map(percent).join(', ')}`,
      `the whole interval lies on one side of the middle: ${percent(found.clear)}; the truth of these lies there too: ${percent(found.clearRight)}`,
      `leanings told with a chance of ${percent(found.told)} on average, true: ${percent(found.true)}`,
      `a side told to go its own way: ${percent(found.apart)}; of these, truly so: ${percent(found.apartRight)}`,
      `the side farthest out is truly the one: ${percent(found.farthestRight)} (25.0 % by chance)`,
      `95 of 100 second sittings lie within ${found.change} points`,
    ]),
    '',
  ].join('\n');
}
