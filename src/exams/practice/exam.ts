import { GenerationError } from '#psychometrics/generate/until-sound.ts';
import type { Exam } from '../exam.ts';
import { nextBy } from '../kit/next.ts';
import { kinds } from './bank.ts';
import { setLength } from './choose.ts';
import { compared } from './compared.ts';
import found from './found.json' with { type: 'json' };
import { foundIn } from './found.ts';
import { methods } from './methods.ts';
import next from './next.json' with { type: 'json' };
import { norm, version } from './norm.ts';
import { features, packages } from './packages.ts';
import { besideSets, emblem, free, report, tutor } from './report.ts';
import { type PracticeResult, score } from './score.ts';
import { setOf, shownAs, stages } from './set.ts';
import { practiceWords } from './words/index.ts';
import { courseDocument } from './workbook.ts';

/** A question that cannot be proven is never made; then another seed is drawn. */
function isSound(seed: string): boolean {
  try {
    return setOf(seed).length === setLength;
  } catch (problem) {
    if (problem instanceof GenerationError) return false;
    throw problem;
  }
}

const optionCounts = kinds.map(({ optionCount }) => optionCount);

/** SUBS-2001: practice in three skills, a question at a time, each chosen by the answers before it and explained. */
export const practice: Exam<PracticeResult> = {
  id: 'SUBS-2001',
  slug: 'practice',
  version,
  normVersion: norm.id,
  questionCount: setLength,
  optionCount: Math.max(...optionCounts),
  fewestOptions: Math.min(...optionCounts),
  minutes: 15,
  category: 'practice',
  sensitive: false,
  face: { landing: null, emblem: { set: 'faces', name: 'practice', alt: '' } },
  features,
  packages,
  goods: 'workbook',
  stages,
  tellsProgress: true,
  name: (locale) => practiceWords[locale].name,
  about: (locale) => practiceWords[locale].about,
  offer: (locale) => practiceWords[locale].offer,
  isSound,
  questions: (text, locale) => setOf(text).map((question) => shownAs(question, locale)),
  score,
  // A set says nothing of a person that haste could falsify: whoever guesses has practised guessing.
  usability: () => ({ usability: 'usable', reasons: [] }),
  // It is made to be shown, and a set of twelve is an exercise (decision 78).
  offersCertificate: () => false,
  free,
  compared,
  report,
  besideEarlier: besideSets,
  presenter: (_result, locale) => tutor(locale),
  course: { document: courseDocument, tutor },
  methods,
  next: nextBy(next, { table: found, of: foundIn }),
  emblem: (result, locale) => emblem(result, locale),
  async plotted(sitters, seed) {
    const { plotted } = await import('./plotted.ts');
    return plotted(sitters, seed);
  },
  async simulated(sitters) {
    const { simulate, simulationTable } = await import('./simulation.ts');
    return `${version}, ${norm.id}\n${simulationTable(simulate(sitters, 'ten thousand sitters'))}`;
  },
};
