import { among, endsOf } from './ends.ts';
import { type AskedQuestion, byDifficulty, expectedOf, isSolved } from './questions.ts';

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
  /** The first question that was not solved; undefined where all were. */
  readonly firstMiss: AskedQuestion | undefined;
  /** The longest row of right answers; of equally long ones that which was expected least, the earliest of equals. */
  readonly streak: Stretch;
  /**
   * The easiest question that somebody with this score solves less often than not, by the fitted curve; undefined where the
   * form has none.
   */
  readonly tipping: AskedQuestion | undefined;
  /** The questions that somebody with this score solves more often than not, and the others; undefined where there are none. */
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
  /** Right answers to be expected from guessing alone where six in ten with this score fail. */
  readonly luck: number;
  /** Whether more are solved there than one guesser in twenty gets. */
  readonly isBeyondLuck: boolean;
  /** Solved, though six in ten with this score do not. */
  readonly finds: readonly AskedQuestion[];
  readonly hardestSolved: AskedQuestion | undefined;
  readonly easiestMissed: AskedQuestion | undefined;
  /** The easiest that was answered, and wrong. */
  readonly easiestWrong: AskedQuestion | undefined;
  /** Five questions in a row that went further above what was to be expected than any others; the earliest of equals. */
  readonly best: Best;
}

/** Some questions in a row, with how many of them are among the ten easiest and the ten hardest. */
interface Best extends Stretch {
  readonly easy: number;
  readonly hard: number;
}

const slipFrom = 0.7;
const findUpTo = 0.4;

/** With fewer safe questions, there is nothing to say of slips. */
const leastGround = 3;
const momentLength = 5;

/** One in so many guesses hits. */
const guessed = 6;

/** Standard deviations that one of twenty exceeds. */
const oneOfTwenty = 1.645;

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
  const isFurther = (one: readonly AskedQuestion[], other: readonly AskedQuestion[]) =>
    one.length === other.length ? expectedOf(one) < expectedOf(other) - 1e-9 : one.length > other.length;
  const longest = rows.reduce((best, row) => (isFurther(row, best) ? row : best));
  return stretchOf(longest) ?? { from: 0, to: 0, of: 0, solved: 0, expected: 0 };
}

function bestMoment(questions: readonly AskedQuestion[]): Best {
  const windows = questions
    .slice(0, questions.length - momentLength + 1)
    .map((_, at) => stretchOf(questions.slice(at, at + momentLength)) as Stretch);
  const surplus = ({ solved, expected }: Stretch) => solved - expected;
  const best = windows.reduce((one, other) => (surplus(other) > surplus(one) + 1e-9 ? other : one));
  const own = questions.slice(best.from - 1, best.to);
  const { easiest, hardest } = endsOf(questions);
  return { ...best, easy: among(own, easiest).length, hard: among(own, hardest).length };
}

function slippingOf(questions: readonly AskedQuestion[], slips: number): Climb['slipping'] {
  const easy = questions.filter(({ expected }) => expected >= slipFrom);
  if (easy.length < leastGround) return 'noGround';
  if (slips === 0) return 'none';
  const usual = easy.reduce((sum, { expected }) => sum + 1 - expected, 0);
  const spread = Math.sqrt(easy.reduce((sum, { expected }) => sum + expected * (1 - expected), 0));
  return slips > Math.max(1, usual + oneOfTwenty * spread) ? 'many' : 'few';
}

export function climbOf(questions: readonly AskedQuestion[]): Climb {
  const solved = questions.filter(isSolved);
  const missed = questions.filter((question) => !isSolved(question));
  const rising = questions.toSorted(byDifficulty);
  const height = questions.filter(({ expected }) => expected <= findUpTo).length;
  const finds = solved.filter(({ expected }) => expected <= findUpTo);
  const slips = missed.filter(({ expected }) => expected >= slipFrom);
  const isEven = ({ expected }: AskedQuestion) => expected >= 0.5;
  return {
    solved: solved.length,
    of: questions.length,
    firstMiss: missed[0],
    streak: longestStreak(questions),
    tipping: rising.find((question) => !isEven(question)),
    before: partOf(rising.filter(isEven)),
    after: partOf(rising.filter((question) => !isEven(question))),
    slips,
    slipping: slippingOf(questions, slips.length),
    ground: questions.filter(({ expected }) => expected >= slipFrom).length,
    height,
    luck: height / guessed,
    isBeyondLuck: finds.length > (height + oneOfTwenty * Math.sqrt(height * (guessed - 1))) / guessed,
    finds,
    hardestSolved: solved.toSorted(byDifficulty).at(-1),
    easiestMissed: missed.toSorted(byDifficulty)[0],
    easiestWrong: missed.filter(({ outcome }) => outcome === 'missed').toSorted(byDifficulty)[0],
    best: bestMoment(questions),
  };
}
