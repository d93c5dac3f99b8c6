import type { Exam } from '../exam.ts';
import { nextBy } from '../kit/next.ts';
import { precisionOf } from '../kit/precision.ts';
import { methodsOf } from './chapters.ts';
import { compared } from './compared.ts';
import { dimensions } from './dimensions.ts';
import { face } from './face.ts';
import found from './found.json' with { type: 'json' };
import { foundIn } from './found.ts';
import { graded } from './graded.ts';
import { gates, items, stepCount } from './items.ts';
import next from './next.json' with { type: 'json' };
import { norm, reliabilities, version } from './norm.ts';
import { extra, features, packages } from './packages.ts';
import { pictured } from './pictured.ts';
import { questionsIn } from './questions.ts';
import { emblem, free, presenter, report } from './report.ts';
import { type SubconsciousResult, score } from './result.ts';
import { pointScale, usability } from './score.ts';
import { together } from './together.ts';
import { wordsOf } from './words/index.ts';

/** SUBS-1001: twenty-six pictures on a way through six gates, and a portrait of eight sides. */
export const subconscious: Exam<SubconsciousResult> = {
  id: 'SUBS-1001',
  slug: 'subconscious',
  version,
  normVersion: norm.id,
  questionCount: items.length,
  optionCount: stepCount,
  minutes: 10,
  category: 'personality',
  sensitive: true,
  face,
  features,
  packages,
  samplePages: [2, 4, 7],
  extra,
  name: (locale) => wordsOf(locale).test.name,
  about: (locale) => wordsOf(locale).test.about,
  consent: (locale) => wordsOf(locale).test.consent,
  gates: (locale) =>
    gates.map((id) => {
      const { invitation, ...said } = wordsOf(locale).gates[id];
      return { id, ...said, picture: pictured('gates', id) };
    }),
  offer: (locale) => wordsOf(locale).test.offer,
  // One form for all.
  isSound: () => true,
  questions: (_seed, locale) => questionsIn(locale),
  score: (_seed, answers) => score(answers),
  usability: (_seed, answers) => usability(answers),
  graded,
  free,
  report,
  presenter,
  together,
  methods: (locale) => methodsOf({ packVersion: version, normVersion: norm.id }, locale),
  precision: (locale) =>
    precisionOf(
      pointScale,
      norm.reliability,
      dimensions.map((id) => ({ name: wordsOf(locale).dimensions[id].name, reliability: reliabilities[id] })),
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
