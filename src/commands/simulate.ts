import { edition, norm } from '#exams/iq/exam.ts';
import { type Accuracy, simulate } from '#exams/iq/simulation.ts';

// `npm run simulate [sitters]`: how well the IQ test in force finds abilities that are known (docs/measurement/iq.md).

const sitters = Number(process.argv[2] ?? 10_000);
if (!(Number.isInteger(sitters) && sitters > 1)) {
  process.stderr.write('Say how many sitters, a whole number above 1: npm run simulate -- 10000\n');
  process.exit(2);
}

const { all, bands, reliability, squaredCorrelation, parallel } = simulate(
  Object.values(norm.items),
  sitters,
  `${edition.version} ${norm.id}`,
);

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

process.stdout.write(
  [
    `${edition.version}, norm ${norm.id}: ${sitters} simulated sitters, item residuals drawn anew for each form`,
    '',
    `${'true IQ'.padEnd(14)}sitters   bias   RMSE coverage   95 %`,
    row('all', all),
    ...bands.map((band) =>
      row(
        band.from === -Infinity
          ? `below ${band.to}`
          : band.to === Infinity
            ? `from ${band.from}`
            : `${band.from}–${band.to}`,
        band,
      ),
    ),
    '',
    `reliability (1 − mean posterior variance)       ${fixed(reliability, 3)}`,
    `squared correlation with the truth              ${fixed(squaredCorrelation, 3)}`,
    `correlation of parallel forms                   ${fixed(parallel.correlation, 3)}`,
    `difference between parallel forms: mean, SD     ${fixed(parallel.meanDifference)}, ${fixed(parallel.standardDeviation)}`,
    `parallel scores less than 15 points apart       ${fixed(100 * parallel.withinFifteen)} %`,
    '',
  ].join('\n'),
);
