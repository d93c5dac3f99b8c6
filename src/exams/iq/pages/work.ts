import type { Block, BlockOf } from '#contract/blocks.ts';
import { leafOf } from '../../kit/leaf.ts';
import { percentOf } from '../../kit/percentile.ts';
import { prose } from '../../kit/prose.ts';
import type { Pace } from '../facts/pace.ts';
import { iqLadder } from './ladder.ts';
import { solvedAtEnds } from './overview.ts';
import { specimenOf } from './specimen.ts';
import type { Telling } from './telling.ts';

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
        write(said.trend[pace.trend], { ...solvedAtEnds(telling), stretch: decimal(pace.stretch) }),
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
  const { firstMiss, tipping, before, after, slips, finds, streak, luck, height } = climb;
  const tippingKind = tipping === undefined ? 'none' : before === undefined ? 'start' : 'inside';
  const findsKind =
    height === 0 ? 'noHeight' : finds.length === 0 ? 'none' : climb.isBeyondLuck ? 'some' : 'few';
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
          left: firstMiss?.outcome ?? '',
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
          // Finer where no question is said to be missed by six in ten: 0.44 would read as 0.4, which is six in ten.
          afterExpected: decimal(after?.expected ?? 0, height === 0 ? 2 : 1),
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
          height,
        }),
      ],
    }),
  ];
}

/** So many of five questions make a stretch an easy or a hard one. */
const mostOfStretch = 3;

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
  const ground = best.easy >= mostOfStretch ? 'easy' : best.hard >= mostOfStretch ? 'hard' : 'mixed';
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
        write(said.stretch[ground], {
          from: best.from,
          to: best.to,
          count: best.solved,
          among: best[ground === 'hard' ? 'hard' : 'easy'],
          expected: decimal(best.expected),
        }),
      ],
    }),
  ];
}
