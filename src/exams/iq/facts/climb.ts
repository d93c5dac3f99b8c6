import { type AskedQuestion, expectedOf, isSolved } from './questions.ts';

/** Some questions in a row. */
export interface Stretch extends Part {
  readonly from: number;
  readonly to: number;
}

/** Some questions, wherever they stood. */
interface Part {
  readonly of: number;
  readonly solved: number;
  readonly expected: number;
}

/** How far the sitting went, of questions that rise from the first to the last or follow the answers. */
export interface Climb {
  readonly solved: number;
  readonly of: number;
  /** Where the first answer was wrong or missing; undefined where all were right. */
  readonly firstMiss: AskedQuestion | undefined;
  /** The longest row of right answers. */
  readonly streak: Stretch;
  /**
   * The easiest question that somebody with this score solves less often than not, by the fitted curve; undefined where the
   * form has none.
   */
  readonly tipping: AskedQuestion | undefined;
  /** The questions that are easier than that, and the others; undefined where there are none. */
  readonly before: Part | undefined;
  readonly after: Part | undefined;
  /** Missed or open, though seven in ten with this score solve it. */
  readonly slips: readonly AskedQuestion[];
  /** Whether that is more than happens by chance in about one of twenty such sittings. */
  readonly slipping: 'none' | 'few' | 'many' | 'noGround';
  /** How many questions seven in ten with this score solve. */
  readonly ground: number;
  /** How many questions six in ten with this score fail. */
  readonly height: number;
  /** Points to be expected from guessing alone where six in ten with this score fail. */
  readonly luck: number;
  /** Solved, though six in ten with this score do not. */
  readonly finds: readonly AskedQuestion[];
  readonly hardestSolved: AskedQuestion | undefined;
  readonly easiestMissed: AskedQuestion | undefined;
  /** Five questions in a row that went further above what was to be expected than any others; the earliest of equals. */
  readonly best: Stretch;
}

const slipFrom = 0.7;
const findUpTo = 0.4;

/** With fewer safe questions, there is nothing to say of slips. */
const leastGround = 3;
const momentLength = 5;

/** One in so many guesses hits. */
const guessed = 6;

export const byDifficulty = (one: AskedQuestion, other: AskedQuestion): number =>
  one.difficulty - other.difficulty || one.place - other.place;

function partOf(questions: readonly AskedQuestion[]): Part | undefined {
  if (questions.length === 0) return undefined;
  return {
    of: questions.length,
    solved: questions.filter(isSolved).length,
    expected: expectedOf(questions),
  };
}

function stretchOf(questions: readonly AskedQuestion[]): Stretch | undefined {
  const [first, last, part] = [questions[0], questions.at(-1), partOf(questions)];
  return first && last && part && { from: first.place, to: last.place, ...part };
}

function longestStreak(questions: readonly AskedQuestion[]): Stretch {
  const rows = questions.reduce<AskedQuestion[][]>(
    (all, question) => {
      if (isSolved(question)) (all.at(-1) as AskedQuestion[]).push(question);
      else all.push([]);
      return all;
    },
    [[]],
  );
  const longest = rows.reduce((best, row) => (row.length > best.length ? row : best));
  return stretchOf(longest) ?? { from: 0, to: 0, of: 0, solved: 0, expected: 0 };
}

function bestMoment(questions: readonly AskedQuestion[]): Stretch {
  const windows = questions
    .slice(0, questions.length - momentLength + 1)
    .map((_, at) => stretchOf(questions.slice(at, at + momentLength)) as Stretch);
  const surplus = ({ solved, expected }: Stretch) => solved - expected;
  return windows.reduce((best, window) => (surplus(window) > surplus(best) + 1e-9 ? window : best));
}

function slippingOf(questions: readonly AskedQuestion[], slips: number): Climb['slipping'] {
  const easy = questions.filter(({ expected }) => expected >= slipFrom);
  if (easy.length < leastGround) return 'noGround';
  if (slips === 0) return 'none';
  const usual = easy.reduce((sum, { expected }) => sum + 1 - expected, 0);
  const spread = Math.sqrt(easy.reduce((sum, { expected }) => sum + expected * (1 - expected), 0));
  return slips > Math.max(1, usual + 1.645 * spread) ? 'many' : 'few';
}

export function climbOf(questions: readonly AskedQuestion[]): Climb {
  const solved = questions.filter(isSolved);
  const missed = questions.filter((question) => !isSolved(question));
  const rising = questions.toSorted(byDifficulty);
  const height = questions.filter(({ expected }) => expected <= findUpTo).length;
  const slips = missed.filter(({ expected }) => expected >= slipFrom);
  // A last question that was solved is no turn.
  const turn = rising.find(({ expected }) => expected < 0.5);
  const tipping = turn === rising.at(-1) && turn !== undefined && isSolved(turn) ? undefined : turn;
  const split = tipping ? rising.indexOf(tipping) : rising.length;
  return {
    solved: solved.length,
    of: questions.length,
    firstMiss: missed[0],
    streak: longestStreak(questions),
    tipping,
    before: partOf(rising.slice(0, split)),
    after: partOf(rising.slice(split)),
    slips,
    slipping: slippingOf(questions, slips.length),
    ground: questions.filter(({ expected }) => expected >= slipFrom).length,
    height,
    luck: height / guessed,
    finds: solved.filter(({ expected }) => expected <= findUpTo),
    hardestSolved: solved.toSorted(byDifficulty).at(-1),
    easiestMissed: missed.toSorted(byDifficulty)[0],
    best: bestMoment(questions),
  };
}
