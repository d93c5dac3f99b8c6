import type { Block, BlockOf } from '#contract/blocks.ts';
import { iqScale } from '#drawing/bell-curve.ts';
import { numberFormat } from '#locale/formatters.ts';
import { languageTags } from '#locale/locales.ts';
import { headline } from '../../kit/headline.ts';
import { leafOf } from '../../kit/leaf.ts';
import { percentOf } from '../../kit/percentile.ts';
import { prose } from '../../kit/prose.ts';
import { bandIn } from '../bands.ts';
import { edgeOf } from '../edge.ts';
import type { AskedQuestion } from '../facts/index.ts';
import { isSolved } from '../facts/questions.ts';
import { shareUpTo } from '../norms/score-shares.ts';
import { startOf } from './choose.ts';
import { widthOfAverage } from './sittings.ts';
import type { Telling } from './telling.ts';

/** What the page begins with: of a rare score how rare it is, of a low one the strongest thing that was done. */
function leadOf({ facts: { climb, standing }, words, write }: Telling): string {
  const { lead, first } = words.overview.summary;
  if (standing.level === 'high') return write(first.high);
  const { hardestSolved } = climb;
  if (standing.level !== 'low' || !hardestSolved) return write(lead);
  return write(first.low, { place: hardestSolved.place, share: percentOf(hardestSolved.solvedBy) });
}

/** What a sitting comes to, a line each; of a low score the number is not the first. */
export function summaryPage(telling: Telling): Block[] {
  const { result, facts, words, write, time, places } = telling;
  const { summary } = words.overview;
  const { climb, pace, standing, timing } = facts;
  const said = summary.facts;
  const rank = standing.rank >= 99 ? 'top' : standing.rank <= 1 ? 'bottom' : 'inside';
  const row = ({ label }: { label: string }, value: string) => ({ label, value });
  const { hardestSolved, streak, tipping } = climb;
  const number: BlockOf<'facts'>['rows'] = [
    row(said.score, write(said.score.value)),
    row(said.rank, write(said.rank[rank])),
  ];
  const solved = row(said.solved, write(said.solved.value));
  const work: BlockOf<'facts'>['rows'] = [
    row(
      said.hardest,
      hardestSolved
        ? write(said.hardest.value, { place: hardestSolved.place, share: percentOf(hardestSolved.solvedBy) })
        : said.hardest.none,
    ),
    row(
      said.streak,
      streak.solved > 1
        ? write(said.streak.value, { count: streak.solved, from: streak.from, to: streak.to })
        : streak.solved === 1
          ? said.streak.single
          : said.streak.none,
    ),
  ];
  const rest: BlockOf<'facts'>['rows'] = [
    row(said.tipping, tipping ? write(said.tipping.value, { place: tipping.place }) : said.tipping.none),
    row(said.time, pace ? write(said.time.value, { usual: time(pace.median) }) : said.time.none),
    row(said.open, write(said.open.value)),
  ];
  const start = write(summary.start[startOf(facts)], {
    slipPlaces: places(climb.slips),
    findPlaces: places(climb.finds),
    hasty: timing.hasty.length,
  });
  return [
    leafOf('summary', summary.title, leadOf(telling)),
    {
      block: 'facts',
      rows:
        standing.level === 'low' && climb.hardestSolved
          ? [...work, solved, ...number, ...rest]
          : [...number, solved, ...work, ...rest],
    },
    // Where the score cannot be told from chance, no page of it is worth more than the others.
    ...(result.nearChance ? [] : [prose({ id: 'start', title: summary.start.title, paragraphs: [start] })]),
  ];
}

/** How many of the ten easiest, of the ten hardest, of the first and of the last ten were solved. */
export function solvedAtEnds({ facts: { questions, ends } }: Telling) {
  const solved = (some: readonly AskedQuestion[]) => some.filter(isSolved).length;
  return {
    easySolved: solved(ends.easiest),
    hardSolved: solved(ends.hardest),
    firstSolved: solved(questions.slice(0, 10)),
    lateSolved: solved(questions.slice(-10)),
    lateFrom: questions.length - 9,
  };
}

/** What is said of the distance from 100: of a difference only where the interval leaves no other side. */
function distanceSaid(value: number, low: number, high: number) {
  if (value > 100) return low > 100 ? 'above' : 'aboveOpen';
  if (value < 100) return high < 100 ? 'below' : 'belowOpen';
  return 'at';
}

export function scorePage(telling: Telling): Block[] {
  const { exam, words, write, result, facts, locale, norm, edition } = telling;
  const { title, distance, level, counted } = words.overview.score;
  const { value, low, high } = result.score;
  const away = distanceSaid(value, low, high);
  return [
    leafOf('score', title),
    headline(
      {
        locale,
        score: result.score,
        scale: iqScale,
        band: bandIn(edition.bands, norm, value, locale),
        reach: edgeOf(result.score, locale),
      },
      write(exam.headline.lead, { low, high }),
    ),
    prose({ id: 'distance', title: distance.title, paragraphs: [write(distance[away])] }),
    prose({
      id: 'level',
      title: level.title,
      paragraphs: [write(level[facts.standing.level], solvedAtEnds(telling))],
    }),
    prose({ id: 'counted', title: counted.title, paragraphs: [write(counted.text)] }),
  ];
}

/** The seats of the stadium. */
const seats = 50_000;

/** So many are called a crowd. Of fewer the shares, which have four digits, are too coarse to count people by. */
const leastCrowd = 100;

/** From this share of all seats on, the smaller side is about as large as the other. */
const leastOfEven = 0.45;

/** To two digits, as a crowd is counted; the rest of it has the other seats. */
function roundedCrowd(count: number): number {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.round(count / size) * size;
}

/** What is said of a full stadium: of equal sides only where the figures that are printed beside it are close. */
function stadiumSaid(side: 'low' | 'middle' | 'above' | 'high', fewer: number) {
  if (side === 'middle') return fewer >= leastOfEven * seats ? 'even' : side;
  return side !== 'above' && fewer < leastCrowd ? (`${side}Few` as const) : side;
}

export function hundredPage({ words, write, facts, result, norm, locale }: Telling): Block[] {
  const { hundred } = words.overview;
  const { level, among } = facts.standing;
  const { value } = result.score;
  const below = (score: number) => shareUpTo(norm.scores, score);
  const atOrBelow = below(value);
  const side = level === 'low' || level === 'belowMiddle' ? 'low' : level === 'middle' ? 'middle' : 'high';
  // Four to eleven of forty are above a score a little above the middle: it is not rare on a street.
  const near = level === 'aboveMiddle' ? 'above' : side;
  const fewer = roundedCrowd(seats * Math.min(atOrBelow, 1 - atOrBelow));
  const people = numberFormat(languageTags[locale]);
  const stadiumBelow = people.format(atOrBelow < 0.5 ? fewer : seats - fewer);
  const stadiumAbove = people.format(atOrBelow < 0.5 ? seats - fewer : fewer);
  const places = { from: among.from, to: among.to };
  return [
    leafOf('hundred', hundred.title, hundred.lead),
    {
      block: 'people',
      lit: places,
      legend: { lit: hundred.chart.lit, unlit: hundred.chart.unlit },
      alt: write(hundred.chart.alt, places),
    },
    prose({
      id: 'hundred',
      title: hundred.hundredTitle,
      paragraphs: [
        write(hundred.line, { ...places, count: among.to - among.from + 1 }),
        write(hundred.rank[side], { near: Math.round(100 * (below(value + 5) - below(value - 6))) }),
      ],
    }),
    prose({
      id: 'street',
      title: hundred.street.title,
      paragraphs: [
        write(hundred.street[near], {
          streetAbove: Math.round(40 * (1 - atOrBelow)),
          streetBelow: 40 - Math.round(40 * (1 - atOrBelow)),
        }),
      ],
    }),
    prose({
      id: 'stadium',
      title: hundred.stadium.title,
      paragraphs: [write(hundred.stadium[stadiumSaid(near, fewer)], { stadiumAbove, stadiumBelow })],
    }),
  ];
}

/** From here on, one side of 100 is clearly the likelier one, though the interval holds both. */
const likely = 0.8;

/** What the interval and the odds say of being above or below 100. */
function sideSaid(low: number, high: number, aboveMean: number) {
  if (low > 100) return 'above';
  if (high < 100) return 'below';
  if (aboveMean > likely) return 'probablyAbove';
  return aboveMean < 1 - likely ? 'probablyBelow' : 'contains';
}

export function surePage({ words, write, facts, result, decimal }: Telling): Block[] {
  const { sure } = words.overview;
  const { again, aboveMean } = facts.standing;
  const { value, low, high } = result.score;
  const ends = { first: again[0] as number, last: again.at(-1) as number };
  const told = { ...ends, spread: ends.last - ends.first };
  const away = value > 103 ? 'above' : value < 97 ? 'below' : 'middle';
  const distances = [Math.abs(low - 100) / 15, Math.abs(high - 100) / 15];
  return [
    leafOf('sure', sure.title, write(sure.lead)),
    {
      block: 'repeats',
      values: [...again],
      at: value,
      interval: { low, high },
      scale: { ...iqScale },
      caption: write(sure.chart.caption),
      alt: write(sure.chart.alt, ends),
    },
    prose({ id: 'again', title: sure.again.title, paragraphs: [write(sure.again[away], told)] }),
    prose({
      id: 'safely',
      title: sure.middleOf.title,
      paragraphs: [
        write(sure.middleOf[sideSaid(low, high, aboveMean)], {
          aboveMean: percentOf(aboveMean),
          belowMean: percentOf(1 - aboveMean),
          lowSteps: decimal(Math.min(...distances)),
          highSteps: decimal(Math.max(...distances)),
        }),
      ],
    }),
    prose({
      id: 'narrower',
      title: sure.narrow.title,
      paragraphs: [write(sure.narrow.text, { narrower: widthOfAverage(result.score, 3) })],
    }),
  ];
}
