import type { Block } from '#contract/blocks.ts';
import { normalDistribution } from '#psychometrics/numerics/normal.ts';
import { normOf } from '../../kit/frame.ts';
import { leafOf } from '../../kit/leaf.ts';
import { versionNames } from '../../kit/methods.ts';
import { percentOf } from '../../kit/percentile.ts';
import { prose } from '../../kit/prose.ts';
import { optionCount } from '../edition.ts';
import { sideOf } from '../side.ts';
import { habitOf, leverOf, stepsFor } from './choose.ts';
import { widthOfAverage } from './sittings.ts';
import { type Source, sources } from './sources.ts';
import type { Telling } from './telling.ts';

export function everydayPage({ words, write, facts, places, decimal }: Telling): Block[] {
  const { title, lead, level, habit, absent } = words.world.everyday;
  return [
    leafOf('everyday', title, write(lead)),
    prose({ id: 'meeting', title: level.title, paragraphs: [write(level[facts.standing.level])] }),
    prose({
      id: 'habit',
      title: habit.title,
      paragraphs: [
        write(habit[habitOf(facts)], {
          hasty: facts.timing.hasty.length,
          hastyPlaces: places(facts.timing.hasty),
          patient: facts.timing.patient.length,
          patientPlaces: places(facts.timing.patient),
          wrong: facts.questions.filter(({ outcome }) => outcome === 'missed').length,
          factor: decimal(facts.pace?.factor ?? 1),
        }),
      ],
    }),
    prose({ id: 'absent', title: absent.title, paragraphs: [write(absent.text)] }),
  ];
}

/** Correlations with ability as published, corrected for errors of measurement where the source corrects them. */
const ties = { school: 0.54, work: 0.31, income: 0.2, bias: 0, diligence: 0 } as const;
type Tie = keyof typeof ties;

/**
 * The share in the better half of what goes with ability by a correlation, given an estimate of that ability with its error,
 * both normal: Φ(r·m / √(1 − r² + r²·s²)), in standard deviations.
 */
export const shareInBetterHalf = (correlation: number, estimate: number, error: number): number =>
  normalDistribution((correlation * estimate) / Math.sqrt(1 - correlation ** 2 + (correlation * error) ** 2));

export function goesPage({ words, write, result }: Telling): Block[] {
  const { title, lead, rows, value, chart, reading, caution } = words.world.goes;
  const { value: score, standardError } = result.score;
  const countOf = (tie: Tie) =>
    percentOf(shareInBetterHalf(ties[tie], (score - 100) / 15, standardError / 15));
  const counts = { school: countOf('school'), work: countOf('work'), workRest: 100 - countOf('work') };
  return [
    leafOf('goes', title, write(lead)),
    {
      block: 'tally',
      rows: (Object.keys(ties) as Tie[]).map((id) => ({
        id,
        label: rows[id].label,
        share: countOf(id) / 100,
        mark: 0.5,
        value: write(value, { count: countOf(id) }),
        text: write(rows[id].text),
      })),
      mark: chart.mark,
      alt: chart.alt,
    },
    prose({
      id: 'ties',
      title: reading.title,
      paragraphs: [write(reading[sideOf(score)], counts), write(caution)],
    }),
    sources('roth2015', 'sackett2022', 'strenze2007', 'stanovich2013', 'anglim2022'),
  ];
}

export function trainingPage({ words, write, facts, names, result }: Telling): Block[] {
  const { title, lead, rows, verdict } = words.world.training;
  const below = names(facts.ways.filter(({ standing }) => standing === 'below').map(({ id }) => id));
  const lever = leverOf(facts);
  return [
    leafOf('training', title, write(lead)),
    {
      block: 'facts',
      rows: Object.values(rows).map(({ label, text }) => ({ label, value: write(text) })),
    },
    // Answers that cannot be told from chance show no gap, and none of the ground that was held.
    ...(result.nearChance
      ? []
      : [
          prose({
            id: 'verdict',
            title: verdict.title,
            paragraphs: [
              write(verdict[lever], {
                hasty: facts.timing.hasty.length,
                belowNames: below,
                stop: facts.climb.tipping?.place ?? facts.climb.of,
              }),
            ],
          }),
        ]),
    sources(
      'ritchie2018',
      'scharfen2018',
      'melby2016',
      'simons2016',
      'ftc2016',
      'sala2017',
      'pietschnig2010',
      'dunlosky2013',
    ),
  ];
}

/** Which sources a step leans on. */
const cited: Partial<Record<ReturnType<typeof stepsFor>[number], Source>> = {
  explain: 'bisra2018',
  sleep: 'lim2010',
};

export function nextPage({ words, write, facts, time, places, names, result, decimal }: Telling): Block[] {
  const { title, lead, steps } = words.world.next;
  const { climb, pace, timing, ways, open } = facts;
  const hasty = timing.hasty[0];
  const slipWays = [...new Set(climb.slips.map(({ family }) => family))];
  const values = {
    pairWidth: widthOfAverage(result.score, 2),
    guessed: decimal(open.length / optionCount),
    crossed: decimal(open.length / (optionCount - 2)),
    hastyFirst: hasty?.place ?? 0,
    hastyWay: hasty ? names([hasty.family]) : '',
    hastyTime: time(hasty?.seconds ?? 0),
    slowest: pace?.slowest.place ?? 0,
    slowestTime: time(pace?.slowest.seconds ?? 0),
    slipPlaces: places(climb.slips),
    slipKind: slipWays.length === 1 ? 'one' : 'other',
    slipWays: names(slipWays),
    bestFrom: climb.best.from,
    bestTo: climb.best.to,
    aboveNames: names(ways.filter(({ standing }) => standing === 'above').map(({ id }) => id)),
    easiest: climb.easiestMissed?.place ?? 0,
    hardest: climb.hardestSolved?.place ?? 0,
  };
  const chosen = stepsFor(facts);
  const leaned = chosen.flatMap((name) => cited[name] ?? []);
  return [
    leafOf('next', title, write(lead)),
    {
      block: 'steps',
      title,
      items: chosen.map((name) => ({ title: steps[name].title, text: write(steps[name].text, values) })),
    },
    ...(leaned.length > 0 ? [sources(...leaned)] : []),
  ];
}

/** Below it Stern's quotient, a mental age, is told of an example: said of the reader's own score it hurts and says nothing true of adults. */
const lowestTold = 90;

export function historyPage({ words, write, result, exam }: Telling): Block[] {
  const said = words.world.history;
  const { value, low, high } = result.score;
  const edge = high >= 145 ? 'high' : low <= 60 ? 'low' : 'inside';
  const age = value / 10;
  return [
    leafOf('history', said.title),
    prose({
      id: 'born',
      title: said.bornTitle,
      paragraphs: [
        value < lowestTold
          ? write(said.bornExample)
          : write(said.born, { years: Math.floor(age), months: Math.round((age % 1) * 12) }),
      ],
    }),
    prose({ id: 'moved', title: said.movedTitle, paragraphs: [write(said.moved, { flynn: value + 15 })] }),
    prose({ id: 'abused', title: said.abusedTitle, paragraphs: [write(said.abused)] }),
    prose({
      id: 'edge',
      title: said.edge.title,
      paragraphs: [write(said.edge[edge]), exam.chapter.limits.three],
    }),
    sources('stern1912', 'wechsler1939', 'flynn1987', 'pietschnig2015'),
  ];
}

export function methodPage({ words, write, facts, result, norm, exam, edition, decimal }: Telling): Block[] {
  const said = words.world.method;
  const shown = facts.climb.hardestSolved ?? facts.questions[0];
  const passage = (id: keyof typeof said & ('made' | 'difficulty' | 'score' | 'norm'), values = {}) =>
    prose({ id: `method-${id}`, title: said[id].title, paragraphs: [write(said[id].text, values)] });
  const charts = facts.pace ? said.charts : said.chartsFew;
  const { pack, norm: normVersion } = versionNames(result);
  return [
    leafOf('method', said.title),
    passage('made', {
      form: write(exam.chapter.method.form[edition.describedAs]),
      times: decimal((facts.climb.solved * optionCount) / facts.climb.of),
    }),
    passage('difficulty', { place: shown?.place ?? 1, share: percentOf(shown?.solvedBy ?? 0) }),
    passage('score', { error: decimal(result.score.standardError) }),
    prose({
      id: 'method-charts',
      title: charts.title,
      paragraphs: [
        write(charts.text, {
          factor: decimal(facts.pace?.factor ?? 1),
          spread: decimal(15 * Math.sqrt(norm.reliability)),
          answered: facts.questions.length - facts.open.length,
        }),
      ],
    }),
    passage('norm', { norm: normOf(norm, exam.norm).text, pack, normVersion }),
    sources('zorowitz2024'),
  ];
}

export function notesPage({ words, write, facts }: Telling): Block[] {
  const { glossary, notes } = words.world;
  const { climb, questions, standing } = facts;
  const shares = questions.map(({ solvedBy }) => percentOf(solvedBy));
  const ends = { easiestShare: Math.max(...shares), hardestShare: Math.min(...shares) };
  const { level, hardest, noHardest, easiest, noEasiest } = notes.questions;
  return [
    leafOf('glossary', glossary.title),
    {
      block: 'facts',
      rows: Object.values(glossary.terms).map(({ label, value }) => ({ label, value: write(value, ends) })),
    },
    {
      block: 'notebook',
      title: notes.title,
      questions: [
        write(level[standing.level]),
        climb.hardestSolved ? write(hardest, { hardest: climb.hardestSolved.place }) : noHardest,
        climb.easiestWrong ? write(easiest, { easiest: climb.easiestWrong.place }) : noEasiest,
      ],
    },
  ];
}
