import type { Block, BlockOf } from '#contract/blocks.ts';
import { leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import type { Pace, Timing } from '../facts/pace.ts';
import { iqLadder } from './ladder.ts';
import { endsOf } from './overview.ts';
import { specimenOf } from './specimen.ts';
import { percentOf, type Telling } from './telling.ts';

/** Longer than so many times the usual time, a bar is cut: one long stay would flatten all others. */
const tallest = 4;

export function pacePage(telling: Telling): Block[] {
  const { words, write, facts, time, decimal } = telling;
  const { pace: said } = words.work;
  const { pace, questions } = facts;
  const { solved, missed, open } = said.chart;
  const longest = questions.reduce((one, other) => (other.seconds > one.seconds ? other : one));
  const top = Math.max(1, Math.min(longest.seconds, pace ? tallest * pace.median : longest.seconds));
  const chart: BlockOf<'course'> = {
    block: 'course',
    bars: questions.map(({ place, outcome, seconds }) => ({
      place,
      outcome,
      value: Math.min(1, seconds / top),
    })),
    ...(pace && { level: { value: Math.min(1, pace.median / top), label: write(said.chart.usual) } }),
    legend: { solved, missed, open },
    alt: write(said.chart.alt, { slowest: longest.place, slowestTime: time(longest.seconds) }),
  };
  const answered = questions.length - facts.open.length;
  if (!pace)
    return [
      leafOf('pace', said.title),
      chart,
      prose({ id: 'few', title: said.tempoTitle, paragraphs: [write(said.tooFew, { answered })] }),
    ];
  const { quickest, slowest } = pace;
  return [
    leafOf('pace', said.title),
    chart,
    prose({
      id: 'tempo',
      title: said.tempoTitle,
      paragraphs: [
        write(said.tempo[pace.tempo]),
        write(said.trend[pace.trend], { ...endsOf(telling), stretch: decimal(pace.stretch) }),
      ],
    }),
    prose({
      id: 'steadiness',
      title: said.steadinessTitle,
      paragraphs: [write(said.steadiness[pace.steadiness], { factor: decimal(pace.factor) })],
    }),
    prose({
      id: 'extremes',
      title: said.extremesTitle,
      paragraphs: [
        write(said.extremes[extremesOf(pace)], {
          quickest: quickest.place,
          quickestTime: time(quickest.seconds),
          slowest: slowest.place,
          slowestTime: time(slowest.seconds),
        }),
      ],
    }),
  ];
}

const extremesOf = ({ quickest, slowest }: Pace) =>
  quickest.outcome === 'solved'
    ? slowest.outcome === 'solved'
      ? 'solvedSolved'
      : 'solvedMissed'
    : slowest.outcome === 'solved'
      ? 'missedSolved'
      : 'missedMissed';

export function climbPage(telling: Telling): Block[] {
  const { words, write, facts, places, decimal } = telling;
  const { climb: said } = words.work;
  const { questions, climb } = facts;
  const { firstMiss, tipping, before, after, slips, finds, streak, luck } = climb;
  const tippingKind = tipping === undefined ? 'none' : before === undefined ? 'start' : 'inside';
  const findsKind =
    climb.height === 0 ? 'noHeight' : finds.length === 0 ? 'none' : finds.length > luck ? 'some' : 'few';
  const followed = firstMiss ? questions.filter(({ place }) => place > firstMiss.place) : [];
  const firstKind =
    firstMiss === undefined
      ? 'none'
      : firstMiss.place <= 6
        ? 'early'
        : firstMiss.place <= 15
          ? 'middle'
          : 'late';
  return [
    leafOf('climb', said.title),
    iqLadder(telling.facts.questions, telling),
    prose({
      id: 'first-miss',
      title: said.firstMissTitle,
      paragraphs: [
        write(said.firstMiss[firstKind], {
          place: firstMiss?.place ?? 0,
          share: percentOf(firstMiss?.solvedBy ?? 0),
          afterMiss: followed.filter(({ outcome }) => outcome === 'solved').length,
          afterMissOf: followed.length,
        }),
        ...(streak.solved > 2
          ? [
              write(said.streak, {
                count: streak.solved,
                from: streak.from,
                to: streak.to,
                expected: decimal(streak.expected),
              }),
            ]
          : []),
      ],
    }),
    prose({
      id: 'tipping',
      title: said.tippingTitle,
      paragraphs: [
        write(said.tipping[tippingKind], {
          place: tipping?.place ?? 0,
          beforeSolved: before?.solved ?? 0,
          beforeOf: before?.of ?? 0,
          beforeExpected: decimal(before?.expected ?? 0),
          afterSolved: after?.solved ?? 0,
          afterOf: after?.of ?? 0,
          afterExpected: decimal(after?.expected ?? 0),
        }),
      ],
    }),
    prose({
      id: 'slips',
      title: said.slipsTitle,
      paragraphs: [write(said.slips[climb.slipping], { slipPlaces: places(slips), ground: climb.ground })],
    }),
    prose({
      id: 'finds',
      title: said.findsTitle,
      paragraphs: [
        write(said.finds[findsKind], {
          findPlaces: places(finds),
          luck: decimal(luck),
        }),
      ],
    }),
  ];
}

/** From so many on, leaving open is a habit. */
const manyOpen = 4;

export function timingPage({ words, write, facts, time, places }: Telling): Block[] {
  const { timing: said } = words.work;
  const { timing, climb, open, questions } = facts;
  const worded = (seconds: number | undefined) => (seconds === undefined ? '' : time(seconds));
  const times = { solvedTime: worded(timing.solved), missedTime: worded(timing.missed) };
  const { hasty, patient } = timing;
  const wrong = questions.filter(({ outcome }) => outcome === 'missed').length;
  const timeRow = (row: { label: string; value: string; none: string }, seconds: number | undefined) => ({
    label: row.label,
    value: seconds === undefined ? row.none : write(row.value, { time: time(seconds) }),
  });
  const openKind = open.length === 0 ? 'none' : open.length < manyOpen ? 'few' : 'many';
  return [
    leafOf('timing', said.title),
    {
      block: 'facts',
      rows: [
        timeRow(said.facts.solved, timing.solved),
        timeRow(said.facts.missed, timing.missed),
        {
          label: said.facts.hasty.label,
          value: write(said.facts.hasty.value, { count: hasty.length, of: wrong }),
        },
        {
          label: said.facts.patient.label,
          value: write(said.facts.patient.value, { count: patient.length, of: climb.solved }),
        },
      ],
    },
    prose({ id: 'time', title: said.kind.title, paragraphs: [write(said.kind[timing.kind], times)] }),
    ...mannerOf(timing, said, write, places),
    prose({
      id: 'open',
      title: said.open.title,
      paragraphs: [write(said.open[openKind], { openPlaces: places(open) })],
    }),
  ];
}

function mannerOf(
  { hasty, patient, kind }: Timing,
  said: Telling['words']['work']['timing'],
  write: Telling['write'],
  places: Telling['places'],
): Block[] {
  const paragraphs = [
    ...(kind === 'noneMissed'
      ? []
      : [
          write(said.hasty[hasty.length > 0 ? 'some' : 'none'], {
            hasty: hasty.length,
            hastyPlaces: places(hasty),
          }),
        ]),
    ...(kind === 'noneSolved'
      ? []
      : [
          write(said.patient[patient.length > 0 ? 'some' : 'none'], {
            patient: patient.length,
            patientPlaces: places(patient),
          }),
        ]),
  ];
  return paragraphs.length > 0 ? [prose({ id: 'manner', title: said.mannerTitle, paragraphs })] : [];
}

export function momentPage(telling: Telling): Block[] {
  const { words, write, facts, time, decimal } = telling;
  const { moment: said } = words.work;
  const { hardestSolved, best } = facts.climb;
  if (!hardestSolved)
    return [
      leafOf('moment', said.title),
      prose({ id: 'none', title: said.aboutTitle, paragraphs: [said.none] }),
    ];
  const numbers = {
    place: hardestSolved.place,
    share: percentOf(hardestSolved.solvedBy),
    expected: percentOf(hardestSolved.expected),
    time: time(hardestSolved.seconds),
  };
  const when = best.from <= 10 ? 'early' : best.from <= 19 ? 'middle' : 'late';
  return [
    leafOf('moment', said.title),
    specimenOf(telling, hardestSolved, {
      title: write(said.specimen.title, numbers),
      text: write(said.specimen.text, numbers),
      large: true,
    }),
    prose({
      id: 'reading',
      title: said.aboutTitle,
      paragraphs: [write(said[hardestSolved.expected <= 0.4 ? 'find' : 'within'], numbers)],
    }),
    prose({
      id: 'stretch',
      title: said.stretch.title,
      paragraphs: [
        write(said.stretch[when], {
          from: best.from,
          to: best.to,
          count: best.solved,
          expected: decimal(best.expected),
        }),
      ],
    }),
  ];
}
