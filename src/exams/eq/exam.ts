import type { Exam } from '../exam.ts';
import { nextBy } from '../kit/next.ts';
import { precisionOf } from '../kit/precision.ts';
import { branches } from './branches.ts';
import found from './found.json' with { type: 'json' };
import { foundIn } from './found.ts';
import { graded } from './graded.ts';
import { items, optionCountOf } from './items.ts';
import { bandOf } from './levels.ts';
import next from './next.json' with { type: 'json' };
import { norm, reliabilities, version } from './norm.ts';
import { extra, features, packages } from './packages.ts';
import { methods } from './pages/methods.ts';
import { emblem, free, report } from './report.ts';
import { type EqResult, score } from './result.ts';
import { pointScale } from './score.ts';
import { together } from './together.ts';
import { usability } from './usability.ts';
import { eqWords } from './words/index.ts';

/** SUBS-1005: dealing with feelings on four branches, by sixteen statements and twelve situations. */
export const eq: Exam<EqResult> = {
  id: 'SUBS-1005',
  slug: 'eq',
  version,
  normVersion: norm.id,
  questionCount: items.length,
  optionCount: Math.max(...items.map(optionCountOf)),
  fewestOptions: Math.min(...items.map(optionCountOf)),
  minutes: 8,
  category: 'emotion',
  sensitive: false,
  opensBefore: true,
  face: { landing: null, emblem: { set: 'faces', name: 'eq', alt: '' } },
  features,
  packages,
  samplePages: [2, 3, 5],
  extra,
  name: (locale) => eqWords[locale].test.name,
  about: (locale) => eqWords[locale].test.about,
  offer: (locale) => eqWords[locale].test.offer,
  // One form for all.
  isSound: () => true,
  questions(_seed, locale) {
    const { statements, situations, steps } = eqWords[locale].test;
    return items.map((item, at) => {
      const asked = { id: item.id, place: at + 1 };
      return item.kind === 'statement'
        ? { ...asked, kind: 'scale', prompt: statements[item.id], options: [...steps] }
        : { ...asked, kind: 'statements', ...situations[item.id] };
    });
  },
  score: (_seed, answers) => score(answers),
  usability: (_seed, answers) => usability(answers),
  graded,
  free,
  report,
  together,
  methods,
  precision: (locale) =>
    precisionOf(
      pointScale,
      norm.reliability,
      branches.map((id) => ({ name: eqWords[locale].test.branch[id], reliability: reliabilities[id] })),
    ),
  next: nextBy(next, { table: found, of: foundIn }),
  // As of the IQ test: a score that few would hang on a wall is not offered on a certificate.
  offersCertificate: ({ score: { value } }) => bandOf(value) !== 'low',
  emblem,
  async plotted(sitters, seed) {
    const { plotted } = await import('./plotted.ts');
    return plotted(sitters, seed);
  },
  async simulated(sitters) {
    const [{ simulate }, { simulationTable }] = await Promise.all([
      import('./simulation.ts'),
      import('./simulation-table.ts'),
    ]);
    return `${version}, norm ${norm.id}\n${simulationTable(simulate(sitters, 'ten thousand sitters'))}`;
  },
};
