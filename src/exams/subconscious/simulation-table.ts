import { characters } from './characters.ts';
import { dimensions } from './dimensions.ts';
import { gates } from './items.ts';
import type { Simulation } from './simulation.ts';

const fixed = (value: number, digits: number) => value.toFixed(digits);
const percent = (share: number) => `${fixed(100 * share, 1)} %`;

/** A simulation as the tables of docs/measurement/subconscious.md. */
export function simulationTable(simulation: Simulation): string {
  const { sitters, intercorrelations, clarity, sameAgain, steps } = simulation;
  return [
    `${sitters} simulated sitters of the design population, item residuals drawn anew for each`,
    '',
    `${'dimension'.padEnd(12)}reliability coverage   95 %   most from one gate`,
    ...simulation.dimensions.map(({ id, reliability, coverage, halfWidth, fromGate }) => {
      const gate = gates.reduce((best, one) => (fromGate[one] > fromGate[best] ? one : best));
      return [
        id.padEnd(12),
        fixed(reliability, 3).padStart(11),
        percent(coverage).padStart(9),
        `± ${fixed(halfWidth, 1)}`.padStart(9),
        `   ${fixed(fromGate[gate], 2)} (${gate})`,
      ].join('');
    }),
    '',
    `${'correlations of the scores'.padEnd(28)}${dimensions.map((id) => id.slice(0, 6).padStart(8)).join('')}`,
    ...dimensions.map((id, at) =>
      [
        id.padEnd(28),
        ...(intercorrelations[at] ?? []).slice(0, at + 1).map((value) => fixed(value, 2).padStart(8)),
      ].join(''),
    ),
    '',
    'nearest character',
    ...characters.map((id) => `${id.padEnd(12)}${percent(simulation.characters[id]).padStart(8)}`),
    '',
    `how clear the decision was: clear ${percent(clarity.clear)}, fair ${percent(clarity.fair)}, close ${percent(clarity.close)}`,
    `the same character at a second sitting: ${percent(sameAgain.all)}; clear ${percent(sameAgain.clear)}, fair ${percent(sameAgain.fair)}, close ${percent(sameAgain.close)}`,
    `steps taken, from 'not at all' to 'very much': ${steps.map(percent).join(', ')}`,
    '',
  ].join('\n');
}
