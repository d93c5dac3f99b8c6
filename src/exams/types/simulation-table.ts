import { typeCodes } from '#contract/types.ts';
import type { Simulation } from './simulation.ts';

const fixed = (value: number, digits: number) => value.toFixed(digits);
const percent = (share: number) => `${fixed(100 * share, 1)} %`;

/** A simulation as the tables of docs/measurement/types.md. */
export function simulationTable(simulation: Simulation): string {
  const { sitters, types, undecided, fair, degrees, open, sameType, sameLetter, sameDecided, moved, steps } =
    simulation;
  return [
    `${sitters} simulated sitters of the design population, each sitting twice; residuals of the statements drawn anew for each`,
    '',
    'axis  reliability coverage   95 %   letter right (as stated)   true deviation',
    ...simulation.axes.map(({ id, reliability, coverage, halfWidth, right, stated, deviation }) =>
      [
        id.padEnd(6),
        fixed(reliability, 3).padStart(11),
        percent(coverage).padStart(9),
        `± ${fixed(halfWidth, 1)}`.padStart(9),
        `${percent(right)} (${percent(stated)})`.padStart(24),
        fixed(deviation, 1).padStart(15),
      ].join(''),
    ),
    '',
    'types',
    ...[0, 4, 8, 12].map((from) =>
      typeCodes
        .slice(from, from + 4)
        .map((code) => `${code} ${percent(types[code])}`.padEnd(16))
        .join(''),
    ),
    '',
    `axes undecided: ${percent(undecided)}, the other letter a fair possibility: ${percent(fair)}; all of them slight ${percent(degrees.slight)}, clear ${percent(degrees.clear)}, strong ${percent(degrees.strong)}`,
    `sitters with 0, 1, 2, 3 and 4 undecided axes: ${open.map(percent).join(', ')}`,
    `a second sitting: the same type ${percent(sameType)}, the same letter ${percent(sameLetter)}, of decided axes ${percent(sameDecided)}; a percentage moved by ${fixed(moved, 1)}`,
    `steps taken, from 'not at all' to 'very much': ${steps.map(percent).join(', ')}`,
    '',
  ].join('\n');
}
