import type { Accuracy, simulate } from './simulation.ts';

const fixed = (value: number, digits = 1) => value.toFixed(digits);
const row = (name: string, { sitters: count, bias, rootMeanSquareError, coverage, halfWidth }: Accuracy) =>
  [
    name.padEnd(14),
    String(count).padStart(7),
    fixed(bias).padStart(7),
    fixed(rootMeanSquareError).padStart(7),
    `${fixed(100 * coverage)} %`.padStart(9),
    `± ${fixed(halfWidth)}`.padStart(8),
  ].join('');

const nameOf = ({ from, to }: { from: number; to: number }): string => {
  if (from === -Infinity) return `below ${to}`;
  return to === Infinity ? `from ${from}` : `${from}–${to}`;
};

/** A simulation as the tables of docs/measurement/iq.md. */
export function simulationTable({
  all,
  bands,
  reliability,
  squaredCorrelation,
  parallel,
}: ReturnType<typeof simulate>): string {
  return [
    `${all.sitters} simulated sitters, item residuals drawn anew for each form`,
    '',
    `${'true IQ'.padEnd(14)}sitters   bias   RMSE coverage   95 %`,
    row('all', all),
    ...bands.map((band) => row(nameOf(band), band)),
    '',
    `reliability (1 − mean posterior variance)       ${fixed(reliability, 3)}`,
    `squared correlation with the truth              ${fixed(squaredCorrelation, 3)}`,
    `correlation of parallel forms                   ${fixed(parallel.correlation, 3)}`,
    `difference between parallel forms: mean, SD     ${fixed(parallel.meanDifference)}, ${fixed(parallel.standardDeviation)}`,
    `parallel scores less than 15 points apart       ${fixed(100 * parallel.withinFifteen)} %`,
    '',
  ].join('\n');
}
