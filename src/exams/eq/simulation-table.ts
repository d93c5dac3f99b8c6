import type { Simulation } from './simulation.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** A simulation as the tables of docs/measurement/eq.md. */
export function simulationTable({ sitters, scores, shape, halves, ...found }: Simulation): string {
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
    `a strongest branch is named to ${percent(shape.strongest)}, a weakest one to ${percent(shape.weakest)}; of those named ${percent(shape.right)} truly lie there`,
    `a lead in one pair or more is told to ${percent(shape.leads)}; ${percent(shape.rightLeads)} of the leads are true`,
    `of persons without any difference ${percent(shape.falseAlarm)} are told of a branch that stands out, ${percent(shape.falseLead)} of a lead`,
    '',
    `situations as the statements let expect: ${percent(halves.agree)}; weaker ${percent(halves.kinder)}, better ${percent(halves.stricter)}`,
    `situations with the strongest answer, on average: ${found.strongestAnswers.toFixed(1)}`,
    `steps of statements, as keyed: ${found.statementSteps.map(percent).join(', ')}`,
    `credits of situations, from 0 to 2: ${found.credits.map(percent).join(', ')}`,
    '',
  ].join('\n');
}
