import type { Exam } from '../exam.ts';
import { nextBy } from '../kit/next.ts';
import { precisionOf } from '../kit/precision.ts';
import found from './found.json' with { type: 'json' };
import { foundIn } from './found.ts';
import { graded } from './graded.ts';
import { items } from './items.ts';
import next from './next.json' with { type: 'json' };
import { norm, styleScale } from './norm.ts';
import { extra, features, packages } from './packages.ts';
import { methods } from './pages/methods.ts';
import { emblem, free, report } from './report.ts';
import { type BrainResult, optionCount, polesOf, score, usability, version } from './score.ts';
import { together } from './together.ts';
import { brainWords } from './words/index.ts';

/** SUBS-1004: a thinking style on one axis, from step by step to all at once. */
export const brain: Exam<BrainResult> = {
  id: 'SUBS-1004',
  slug: 'brain',
  version,
  normVersion: norm.id,
  questionCount: items.length,
  optionCount,
  minutes: 5,
  category: 'personality',
  sensitive: false,
  face: { landing: null, emblem: { set: 'faces', name: 'brain', alt: '' } },
  features,
  packages,
  extra,
  name: (locale) => brainWords[locale].name,
  about: (locale) => brainWords[locale].about,
  offer: (locale) => brainWords[locale].offer,
  // One form for all.
  isSound: () => true,
  questions: (_seed, locale) =>
    items.map((item, at) => {
      const words = brainWords[locale].items[item.id];
      return {
        id: item.id,
        place: at + 1,
        kind: 'statements',
        prompt: words.prompt,
        options: polesOf(item).map((pole) => words[pole]),
      };
    }),
  score: (_seed, answers) => score(answers),
  usability: (_seed, answers) => usability(answers),
  graded,
  free,
  report,
  together,
  methods,
  precision: () => precisionOf(styleScale, norm.reliability),
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
