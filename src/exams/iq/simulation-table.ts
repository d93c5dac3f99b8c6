import type { Edition } from './edition.ts';
import { rehearsal } from './editions/in-stages/rehearsal.ts';
import type { IqNorm } from './norms/norm.ts';
import {
  type Band,
  formBy,
  guesses,
  leavesOpen,
  presses,
  type SimulatedForm,
  simulate,
} from './simulation.ts';
import { goals, middleOf } from './simulation-goals.ts';

/** A form whose accuracy is printed. */
interface Printed {
  readonly edition: Edition;
  readonly norm: IqNorm;
}

const fixed = (value: number, digits = 1) => value.toFixed(digits);
const percent = (value: number) => `${fixed(100 * value)} %`;

const rangeOf = ({ from, to }: Band): string => {
  if (from === -Infinity) return `below ${to}`;
  return to === Infinity ? `from ${from}` : `${from}–${to}`;
};

/** A heading, or a row of one number. */
type Row = readonly [name: string, cell?: string];

const layOut = (rows: readonly Row[]): string =>
  rows.map(([name, cell = '']) => (name.padEnd(50) + cell.padStart(28)).trimEnd()).join('\n');

const bandRows = (title: string, bands: readonly Band[]): Row[] => [
  [title, 'n   bias  cover   95 %'],
  ...bands.map((band): Row => {
    const { sitters, bias, coverage, halfWidth } = band;
    return [
      `  ${rangeOf(band)}`,
      `${sitters} ${fixed(bias).padStart(6)} ${percent(coverage).padStart(7)} ±${fixed(halfWidth).padStart(5)}`,
    ];
  }),
];

/** The score of somebody who solves all, or nothing, in IQ points before the scale's ends. */
const endOf = ({ ask, estimate }: SimulatedForm, solves: boolean): number =>
  100 + 15 * estimate(ask(() => solves)).theta;

/**
 * A form as in docs/measurement/iq.md: how well its scores find abilities that are known.
 *
 * @param sitters of the form; a fifth as many where a network is lost, or habits are others
 */
export function simulationTable({ edition, norm }: Printed, sitters: number): string {
  const form = formBy(edition, norm.items);
  const some = Math.max(2, Math.round(sitters / 5));
  const run = simulate(form, { sitters, seed: norm.id, habit: guesses });
  const sittersWho = (habit: typeof guesses) => simulate(form, { sitters: some, seed: 'habits', habit });
  const [open, random] = [sittersWho(leavesOpen), sittersWho(presses)];
  const { all, parallel } = run;
  const uses = [...run.exposure.values()];
  const allRight = endOf(form, true);
  const rows: Row[] = [
    ['', edition.version],
    ['reliability (1 − mean posterior variance)', fixed(run.reliability, 3)],
    ['squared correlation with the truth', fixed(run.squaredCorrelation, 3)],
    ['half-width of the 95 % interval, true IQ 85–115', `± ${fixed(middleOf(run))}`],
    ['half-width, all', `± ${fixed(all.halfWidth)}`],
    ['coverage, all', percent(all.coverage)],
    ['bias, all', fixed(all.bias)],
    ['root mean square error', fixed(all.rootMeanSquareError)],
    ['spread of scores', fixed(run.scores.deviation)],
    ['correlation of parallel sittings', fixed(parallel.correlation, 3)],
    ['parallel scores less than 15 points apart', percent(parallel.withinFifteen)],
    ['all right, all wrong', `${fixed(allRight)}, ${fixed(endOf(form, false))}`],
    ['places asked; questions of the most asked one', `${uses.length}; ${fixed(Math.max(...uses), 2)}`],
    [''],
    ['goals of the form in stages'],
    ...goals.map(
      ({ name, isReached }): Row => [`  ${name}`, isReached({ run, allRight }) ? 'reached' : 'missed'],
    ),
    [''],
    ...bandRows('by true IQ', run.bands),
    [''],
    ...bandRows('by score', run.scored),
    [''],
    [
      'leaves open what was not found: bias, coverage',
      `${fixed(open.all.bias)}, ${percent(open.all.coverage)}`,
    ],
    [
      'presses at random: mean score, spread',
      `${fixed(random.scores.mean)}, ${fixed(random.scores.deviation)}`,
    ],
    ...lostRows({ edition, norm }, some),
  ];
  return `${sitters} simulated sitters, item residuals drawn anew for each form\n\n${layOut(rows)}\n`;
}

/** Reliability where the network is lost at a stage, and what was planned is asked from there on; none of a form without stages. */
function lostRows({ edition, norm }: Printed, sitters: number): Row[] {
  const { stages } = edition;
  if (!stages) return [];
  const rows = stages.sizes.slice(1).map((_, at): Row => {
    const lostFrom = at + 2;
    const form = { ask: rehearsal(norm.items, lostFrom), estimate: edition.estimate };
    const { reliability, all } = simulate(form, { sitters, seed: `lost ${lostFrom}` });
    return [
      `no network from stage ${lostFrom} on: reliability, coverage`,
      `${fixed(reliability, 3)}, ${percent(all.coverage)}`,
    ];
  });
  return [[''], ...rows];
}
