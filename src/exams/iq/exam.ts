import { iqScale } from '#drawing/bell-curve.ts';
import type { ScoreExam } from '../exam.ts';
import { nextBy } from '../kit/next.ts';
import { precisionOf } from '../kit/precision.ts';
import { type Edition, optionCount } from './edition.ts';
import { fourFamilies } from './editions/four-families/edition.ts';
import { inStages } from './editions/in-stages/edition.ts';
import { faceBy } from './face.ts';
import found from './found.json' with { type: 'json' };
import { foundIn } from './found.ts';
import { methods } from './methods.ts';
import next from './next.json' with { type: 'json' };
import { norms } from './norms/index.ts';
import type { IqNorm } from './norms/norm.ts';
import { extra, features, packages } from './packages.ts';
import { emblem, free, report } from './report.ts';
import { score, usability } from './score.ts';
import { offersCertificate } from './side.ts';
import { together } from './together.ts';
import { iqWords } from './words/index.ts';

/** Every edition that a sitting may have been given. */
export const editions: readonly Edition[] = [fourFamilies, inStages];

/** The norm that new sittings are scored by; with it comes the edition that they get. */
const inForce = 'iq-design-2026.3';

/** The test by an edition and its norm. */
export function iqBy(edition: Edition, norm: IqNorm): ScoreExam {
  return {
    id: 'SUBS-1002',
    slug: 'iq',
    version: edition.version,
    normVersion: norm.id,
    questionCount: 30,
    optionCount,
    openIsWrong: true,
    minutes: 20,
    category: 'intelligence',
    sensitive: false,
    face: faceBy(edition, norm),
    features,
    packages,
    samplePages: [3, 4, 11],
    extra,
    name: (locale) => iqWords[locale].name,
    about: (locale) => iqWords[locale].about,
    offer: (locale) => iqWords[locale].offer,
    ...(edition.stages && { stages: edition.stages }),
    ...(edition.handing && { handing: edition.handing }),
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
    together,
    free: (result, locale) => free(edition, norm, { result, locale }),
    report: (input) => report(edition, norm, input),
    methods: (locale) => methods(edition, norm, locale),
    precision: () => precisionOf(iqScale, norm.reliability),
    next: nextBy(next, { table: found, of: foundIn }),
    offersCertificate,
    emblem: (result, locale, extent) => emblem(edition, norm, { result, locale, extent }),
  };
}

export function editionOf(norm: IqNorm): Edition {
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
    const { simulationTable } = await import('./simulation-table.ts');
    // The one in force first.
    const designs = norms.filter(({ kind }) => kind === 'design').reverse();
    const tables = designs.map((one) => simulationTable({ edition: editionOf(one), norm: one }, sitters));
    return tables.join('\n');
  },
  async plotted(sitters, seed) {
    const { plotted } = await import('./plotted.ts');
    return plotted({ staged: norm, before: normNamed('iq-design-2026.2') }, sitters, seed);
  },
  earlier: norms.filter((other) => other !== norm).map((other) => iqBy(editionOf(other), other)),
};
