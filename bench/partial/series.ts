import type { SeriesItem } from '#psychometrics/generate/series/generate.ts';
import { nextTerm } from '#psychometrics/generate/series/rules.ts';
import { cheapest, type PartialSolver } from './solver.ts';

const differences = (terms: readonly number[]): number[] =>
  terms.slice(1).map((term, at) => term - (terms[at] as number));

const last = (values: readonly number[], back = 1): number => values.at(-back) ?? 0;

/** The option that lies nearest to a guess. */
const nearest =
  (guess: (terms: readonly number[]) => number) =>
  ({ terms, options }: SeriesItem): number[] =>
    cheapest(options, (option) => Math.abs(option - guess(terms)));

/** Whether a series follows none of the rules that somebody knows. */
const beyond =
  (kinds: readonly string[]) =>
  ({ rule }: SeriesItem): boolean =>
    !kinds.includes(rule.kind);

/** People who go on with a series by a part of what there is to see. */
export const seriesSolvers: readonly PartialSolver<SeriesItem>[] = [
  {
    name: 'adds the last step once more',
    lacks: beyond(['difference']),
    choose: nearest((terms) => last(terms) + last(differences(terms))),
  },
  {
    name: 'lets steps grow as they last did',
    lacks: beyond(['difference', 'growingDifference']),
    choose: nearest((terms) => {
      const steps = differences(terms);
      return last(terms) + 2 * last(steps) - last(steps, 2);
    }),
  },
  {
    name: 'takes every second number for a series',
    lacks: beyond(['difference', 'interleaved']),
    choose: nearest((terms) => 2 * last(terms, 2) - last(terms, 4)),
  },
  {
    name: 'multiplies by the last ratio',
    lacks: beyond(['difference']),
    choose: nearest((terms) => (last(terms) * last(terms)) / last(terms, 2)),
  },
  {
    name: 'adds the mean step',
    lacks: beyond(['difference']),
    choose: nearest((terms) => last(terms) + (last(terms) - (terms[0] ?? 0)) / (terms.length - 1)),
  },
  {
    name: 'leaves out the constant',
    lacks: ({ rule }) => 'plus' in rule && rule.plus !== 0,
    choose: ({ rule, terms, options }) => {
      const known = 'plus' in rule ? nextTerm({ ...rule, plus: 0 }, terms) : nextTerm(rule, terms);
      return cheapest(options, (option) => Math.abs(option - known));
    },
  },
];
