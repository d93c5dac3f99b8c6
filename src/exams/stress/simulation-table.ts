import type { Simulation } from './simulation.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** A simulation as the tables of docs/measurement/stress.md. */
export function simulationTable({ sitters, scores, shape, map, steps }: Simulation): string {
  return [
    `${sitters} simulated sitters of the design population, item residuals drawn anew for each; each sits twice`,
    '',
    `${'score'.padEnd(16)}reliability coverage   95 %   again   same level  next to it`,
    ...scores.map(({ id, reliability, coverage, halfWidth, again, sameLevel, nearLevel }) =>
      [
        id.padEnd(16),
        reliability.toFixed(3).padStart(11),
        percent(coverage).padStart(9),
        `± ${halfWidth.toFixed(1)}`.padStart(8),
        again.toFixed(2).padStart(7),
        percent(sameLevel).padStart(12),
        percent(nearLevel).padStart(12),
      ].join(''),
    ),
    '',
    `${'share of the levels'.padEnd(20)}${[1, 2, 3, 4, 5].map((level) => String(level).padStart(9)).join('')}`,
    ...scores.map(
      ({ id, levels }) =>
        `${id.padEnd(20)}${Object.values(levels)
          .map((share) => percent(share).padStart(9))
          .join('')}`,
    ),
    '',
    `a scale that weighs most is named to ${percent(shape.heaviest)}, one that carries most to ${percent(shape.lightest)}; of those named ${percent(shape.right)} truly lie there`,
    `of persons without any difference ${percent(shape.falseAlarm)} are told of a scale that stands out`,
    '',
    `jobs called by their field: ${Object.entries(map.clear)
      .map(([field, share]) => `${field} ${percent(share)}`)
      .join(', ')}; ${percent(map.right)} of the fields are true, ${percent(map.stated)} by the chances told`,
    `steps, as keyed: ${steps.map(percent).join(', ')}`,
    '',
  ].join('\n');
}
