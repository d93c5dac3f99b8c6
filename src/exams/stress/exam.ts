import type { Exam } from '../exam.ts';
import { nextBy } from '../kit/next.ts';
import { precisionOf } from '../kit/precision.ts';
import found from './found.json' with { type: 'json' };
import { foundIn } from './found.ts';
import { graded } from './graded.ts';
import { items, stepCount } from './items.ts';
import next from './next.json' with { type: 'json' };
import { norm, reliabilities, version } from './norm.ts';
import { extra, features, packages } from './packages.ts';
import { methods } from './pages/methods.ts';
import { emblem, free, report } from './report.ts';
import { type StressResult, score } from './result.ts';
import { scales } from './scales.ts';
import { pointScale } from './score.ts';
import { usability } from './usability.ts';
import { stressWords } from './words/index.ts';

/** SUBS-1007: what work asks and what carries through it, by twenty-two statements about four weeks. */
export const stress: Exam<StressResult> = {
  id: 'SUBS-1007',
  slug: 'stress',
  version,
  normVersion: norm.id,
  questionCount: items.length,
  optionCount: stepCount,
  minutes: 4,
  category: 'professional',
  sensitive: true,
  freeWithAccount: packages.flatMap((one) => one.features),
  face: { landing: null, emblem: { set: 'faces', name: 'stress', alt: '' } },
  features,
  packages,
  extra,
  name: (locale) => stressWords[locale].test.name,
  about: (locale) => stressWords[locale].test.about,
  consent: (locale) => stressWords[locale].test.consent,
  offer: (locale) => stressWords[locale].test.offer,
  // One form for all.
  isSound: () => true,
  questions: (_seed, locale) => {
    const { statements, steps } = stressWords[locale].test;
    return items.map(({ id }, at) => ({
      id,
      place: at + 1,
      kind: 'scale',
      prompt: statements[id],
      options: [...steps],
    }));
  },
  score: (_seed, answers) => score(answers),
  usability: (_seed, answers) => usability(answers),
  graded,
  free,
  report,
  methods,
  precision: (locale) =>
    precisionOf(
      pointScale,
      norm.reliability,
      scales.map((id) => ({ name: stressWords[locale].test.scale[id], reliability: reliabilities[id] })),
    ),
  next: nextBy(next, { table: found, of: foundIn }),
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
