import type { Edition } from './edition.ts';
import { inStages } from './editions/in-stages/edition.ts';
import { rehearsal } from './editions/in-stages/rehearsal.ts';
import type { IqNorm } from './norms/norm.ts';
import {
  type Band,
  formBy,
  guesses,
  leavesOpen,
  presses,
  type SimulatedForm,
  type Simulation,
  simulate,
} from './simulation.ts';
import { goals, middleOf } from './simulation-goals.ts';

/** A form whose accuracy is printed beside that of others. */
interface Compared {
  readonly edition: Edition;
  readonly norm: IqNorm;
}

const fixed = (value: number, digits = 1) => value.toFixed(digits);
const percent = (value: number) => `${fixed(100 * value)} %`;

const rangeOf = ({ from, to }: Band): string => {
  if (from === -Infinity) return `below ${to}`;
  return to === Infinity ? `from ${from}` : `${from}–${to}`;
};

/** A heading, or a row of one number a form. */
type Row = readonly [name: string, ...cells: string[]];

const layOut = (rows: readonly Row[]): string =>
  rows
    .map(([name, ...cells]) => (name.padEnd(50) + cells.map((cell) => cell.padStart(28)).join('')).trimEnd())
    .join('\n');

const bandRows = (title: string, forms: readonly (readonly Band[])[]): Row[] => [
  [title, ...forms.map(() => 'n   bias  cover   95 %')],
  ...(forms[0] ?? []).map(
    (band, at): Row => [
      `  ${rangeOf(band)}`,
      ...forms.map((bands) => {
        const { sitters, bias, coverage, halfWidth } = bands[at] as Band;
        return `${sitters} ${fixed(bias).padStart(6)} ${percent(coverage).padStart(7)} ±${fixed(halfWidth).padStart(5)}`;
      }),
    ],
  ),
];

/** The score of somebody who solves all, or nothing, in IQ points before the scale's ends. */
const endOf = ({ ask, estimate }: SimulatedForm, solves: boolean): number =>
  100 + 15 * estimate(ask(() => solves)).theta;

/**
 * Forms side by side, as in docs/measurement/iq.md: how well scores find abilities that are known.
 *
 * @param sitters of each form; a fifth as many where a network is lost, or habits are others
 */
export function simulationTable(compared: readonly Compared[], sitters: number): string {
  const forms = compared.map(({ edition, norm }) => formBy(edition, norm.items));
  const some = Math.max(2, Math.round(sitters / 5));
  const runs = forms.map((form, at) =>
    simulate(form, { sitters, seed: compared[at]?.norm.id ?? '', habit: guesses }),
  );
  const row = (name: string, cell: (run: Simulation, at: number) => string): Row => [name, ...runs.map(cell)];
  const sittersWho = (habit: typeof guesses) =>
    forms.map((form) => simulate(form, { sitters: some, seed: 'habits', habit }));
  const [open, random] = [sittersWho(leavesOpen), sittersWho(presses)];
  const rows: Row[] = [
    ['', ...compared.map(({ edition }) => edition.version)],
    row('reliability (1 − mean posterior variance)', ({ reliability }) => fixed(reliability, 3)),
    row('squared correlation with the truth', ({ squaredCorrelation }) => fixed(squaredCorrelation, 3)),
    row('half-width of the 95 % interval, true IQ 85–115', (run) => `± ${fixed(middleOf(run))}`),
    row('half-width, all', ({ all }) => `± ${fixed(all.halfWidth)}`),
    row('coverage, all', ({ all }) => percent(all.coverage)),
    row('bias, all', ({ all }) => fixed(all.bias)),
    row('root mean square error', ({ all }) => fixed(all.rootMeanSquareError)),
    row('spread of scores', ({ scores }) => fixed(scores.deviation)),
    row('correlation of parallel sittings', ({ parallel }) => fixed(parallel.correlation, 3)),
    row('parallel scores less than 15 points apart', ({ parallel }) => percent(parallel.withinFifteen)),
    [
      'all right, all wrong',
      ...forms.map((form) => `${fixed(endOf(form, true))}, ${fixed(endOf(form, false))}`),
    ],
    row('places asked; questions of the most asked one', ({ exposure }) => {
      const uses = [...exposure.values()];
      return `${uses.length}; ${fixed(Math.max(...uses), 2)}`;
    }),
    [''],
    ['goals of the form in stages', ...runs.map(() => '')],
    ...goals.map(({ name, isReached }) =>
      row(`  ${name}`, (run, at) =>
        isReached({ run, allRight: endOf(forms[at] as SimulatedForm, true) }) ? 'reached' : 'missed',
      ),
    ),
    [''],
    ...bandRows(
      'by true IQ',
      runs.map(({ bands }) => bands),
    ),
    [''],
    ...bandRows(
      'by score',
      runs.map(({ scored }) => scored),
    ),
    [''],
    [
      'leaves open what was not found: bias, coverage',
      ...open.map(({ all }) => `${fixed(all.bias)}, ${percent(all.coverage)}`),
    ],
    [
      'presses at random: mean score, spread',
      ...random.map(({ scores }) => `${fixed(scores.mean)}, ${fixed(scores.deviation)}`),
    ],
    [''],
    ...lostRows(compared, some),
  ];
  return `${sitters} simulated sitters, item residuals drawn anew for each form\n\n${layOut(rows)}\n`;
}

/** Reliability where the network is lost at a stage, and what was planned is asked from there on. */
function lostRows(compared: readonly Compared[], sitters: number): Row[] {
  const sizes = inStages.stages?.sizes ?? [];
  return sizes.slice(1).map((_, at): Row => {
    const lostFrom = at + 2;
    return [
      `no network from stage ${lostFrom} on: reliability, coverage`,
      ...compared.map(({ edition, norm }) => {
        if (!edition.stages) return 'the same';
        const form = { ask: rehearsal(norm.items, lostFrom), estimate: edition.estimate };
        const { reliability, all } = simulate(form, { sitters, seed: `lost ${lostFrom}` });
        return `${fixed(reliability, 3)}, ${percent(all.coverage)}`;
      }),
    ];
  });
}
