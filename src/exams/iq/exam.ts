import type { ScoreExam } from '../exam.ts';
import { type Edition, optionCount } from './edition.ts';
import { fourFamilies } from './editions/four-families/edition.ts';
import { faceBy } from './face.ts';
import { norms } from './norms/index.ts';
import type { IqNorm } from './norms/norm.ts';
import { extra, features, packages } from './packages.ts';
import { emblem, free, report } from './report.ts';
import { score, usability } from './score.ts';
import { iqWords } from './words/index.ts';

const editions: readonly Edition[] = [fourFamilies];

/** The norm that new sittings are scored by; with it comes the edition that they get. */
const inForce = 'iq-design-2026.2';

function iqBy(edition: Edition, norm: IqNorm): ScoreExam {
  return {
    id: 'SUBS-1002',
    slug: 'iq',
    version: edition.version,
    normVersion: norm.id,
    questionCount: 30,
    optionCount,
    minutes: 20,
    category: 'intelligence',
    sensitive: false,
    face: faceBy(norm),
    features,
    packages,
    extra,
    name: (locale) => iqWords[locale].name,
    about: (locale) => iqWords[locale].about,
    offer: (locale) => iqWords[locale].offer,
    isSound: edition.isSound,
    questions: (seed, locale) =>
      edition.formOf(seed).map((item) => ({
        id: item.id,
        place: item.place,
        kind: 'figures',
        ...item.show(locale),
      })),
    score: (seed, answers) => score(edition, norm, seed, answers),
    usability: (seed, answers) => usability(edition, norm, seed, answers),
    free: (result, locale) => free(norm, result, locale),
    report: (input) => report(edition, norm, input),
    emblem,
  };
}

function editionOf(norm: IqNorm): Edition {
  const edition = editions.find(({ version }) => version === norm.edition);
  if (!edition) throw new Error(`The norm ${norm.id} is of an edition that is not here: ${norm.edition}.`);
  return edition;
}

function normNamed(id: string): IqNorm {
  const norm = norms.find((one) => one.id === id);
  if (!norm) throw new Error(`There is no norm ${id}.`);
  return norm;
}

/** What new sittings are scored by, and how their forms are made. */
export const norm = normNamed(inForce);
export const edition = editionOf(norm);

/** SUBS-1002: fluid reasoning, a fresh form for every visitor. */
export const iq: ScoreExam = {
  ...iqBy(edition, norm),
  async simulated(sitters) {
    const [{ simulate }, { simulationTable }] = await Promise.all([
      import('./simulation.ts'),
      import('./simulation-table.ts'),
    ]);
    const name = `${edition.version} ${norm.id}`;
    return `${name}\n${simulationTable(simulate(Object.values(norm.items), sitters, name))}`;
  },
  earlier: norms.filter((other) => other !== norm).map((other) => iqBy(editionOf(other), other)),
};
