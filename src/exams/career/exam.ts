import type { Exam } from '../exam.ts';
import { nextBy } from '../kit/next.ts';
import { precisionOf } from '../kit/precision.ts';
import { compared } from './compared.ts';
import found from './found.json' with { type: 'json' };
import { foundIn } from './found.ts';
import { graded } from './graded.ts';
import { items, stepCount } from './items.ts';
import next from './next.json' with { type: 'json' };
import { norm, reliabilities, version } from './norm.ts';
import { basic, extra, features, packages } from './packages.ts';
import { methods } from './pages/methods.ts';
import { emblem, free, report } from './report.ts';
import { type CareerResult, score } from './result.ts';
import { pointScale } from './score.ts';
import { themes } from './themes.ts';
import { together } from './together.ts';
import { usability } from './usability.ts';
import { careerWords } from './words/index.ts';

/** SUBS-1006: career interests on Holland's hexagon, by forty-eight activities. */
export const career: Exam<CareerResult> = {
  id: 'SUBS-1006',
  slug: 'career',
  version,
  normVersion: norm.id,
  questionCount: items.length,
  optionCount: stepCount,
  minutes: 6,
  category: 'professional',
  sensitive: false,
  opensBefore: true,
  freeWithAccount: basic,
  face: { landing: null, emblem: { set: 'faces', name: 'career', alt: '' } },
  features,
  packages,
  extra,
  name: (locale) => careerWords[locale].test.name,
  about: (locale) => careerWords[locale].test.about,
  offer: (locale) => careerWords[locale].test.offer,
  // One form for all.
  isSound: () => true,
  questions(_seed, locale) {
    const { activities, steps } = careerWords[locale].test;
    return items.map(({ id }, at) => ({
      id,
      place: at + 1,
      kind: 'scale',
      prompt: activities[id],
      options: [...steps],
    }));
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
      themes.map((id) => ({ name: careerWords[locale].test.theme[id], reliability: reliabilities[id] })),
    ),
  compared,
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
