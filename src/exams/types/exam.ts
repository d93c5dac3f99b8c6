import type { Exam } from '../exam.ts';
import { nextBy } from '../kit/next.ts';
import { precisionOf } from '../kit/precision.ts';
import { compared } from './compared.ts';
import found from './found.json' with { type: 'json' };
import { foundIn } from './found.ts';
import { graded } from './graded.ts';
import { items, stepCount } from './items.ts';
import next from './next.json' with { type: 'json' };
import { norm, percentScale, version } from './norm.ts';
import { openTypes } from './open.ts';
import { extra, features, packages } from './packages.ts';
import { methods } from './pages/method.ts';
import { emblem, free, presenter, report, undecided } from './report.ts';
import { score, type TypesResult, usability } from './score.ts';
import { together } from './together.ts';
import { wordsOf } from './words/index.ts';

/** SUBS-1003: four axes of preferences, and which of sixteen types they come closest to. */
export const types: Exam<TypesResult> = {
  id: 'SUBS-1003',
  slug: 'types',
  version,
  normVersion: norm.id,
  questionCount: items.length,
  optionCount: stepCount,
  minutes: 8,
  category: 'personality',
  sensitive: false,
  opensBefore: true,
  face: { landing: 'boy', emblem: { set: 'faces', name: 'types', alt: '' } },
  features,
  packages,
  extra,
  name: (locale) => wordsOf(locale).test.name,
  about: (locale) => wordsOf(locale).test.about,
  offer: (locale) => wordsOf(locale).test.offer,
  types: openTypes,
  // One form for all.
  isSound: () => true,
  questions(_seed, locale) {
    const words = wordsOf(locale);
    return items.map(({ id }, at) => ({
      id,
      place: at + 1,
      kind: 'scale',
      prompt: words.items[id],
      options: words.test.steps,
    }));
  },
  score: (_seed, answers) => score(answers),
  usability: (_seed, answers) => usability(answers),
  graded,
  free,
  report,
  presenter,
  together,
  methods,
  precision: () => precisionOf(percentScale, norm.reliability, [], 'share'),
  compared,
  next: nextBy(next, { table: found, of: foundIn }),
  emblem,
  undecided,
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
