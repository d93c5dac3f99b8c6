import { numberFormat } from '#locale/formatters.ts';
import { listed } from '#locale/list.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import type { ReportInput, ScoreResult } from '../../exam.ts';
import { sentence, type WordValues } from '../../words.ts';
import type { Edition, FormItem, ScaleId } from '../edition.ts';
import type { AskedQuestion, SittingFacts } from '../facts/index.ts';
import type { IqNorm } from '../norms/norm.ts';
import { timeIn } from '../pace.ts';
import { type IqWords, iqWords } from '../words/index.ts';
import { type IqReportWords, iqReportWords } from '../words/report/index.ts';

/** What every page is told from. */
export interface Telling {
  readonly locale: Variety;
  readonly facts: SittingFacts;
  readonly result: ScoreResult;
  readonly norm: IqNorm;
  readonly form: readonly FormItem[];
  readonly words: IqReportWords;
  readonly exam: IqWords;
  readonly edition: Edition;
  /** The reader's own choice at a question, from 0; null where it was left open. */
  readonly choiceAt: (place: number) => number | null;
  /** A message with the sitting's numbers, and some of its own. */
  readonly write: (message: string, values?: WordValues) => string;
  /** `48 seconds`, `2.5 minutes`. */
  readonly time: (seconds: number) => string;
  /** `4, 9, and 12`. */
  readonly places: (questions: readonly AskedQuestion[]) => string;
  readonly names: (ids: readonly ScaleId[]) => string;
  readonly decimal: (value: number, digits?: number) => string;
}

interface Input {
  readonly input: Pick<ReportInput<ScoreResult>, 'locale' | 'result'>;
  readonly facts: SittingFacts;
  readonly norm: IqNorm;
  readonly form: readonly FormItem[];
  readonly edition: Edition;
  /** Stages after the first that were set beforehand, as nobody could choose them: of those no sentence says that they followed the answers. */
  readonly lost: number;
  readonly choiceAt: (place: number) => number | null;
}

/** Seconds are told as seconds up to here, then as minutes and halves. */
const longestInSeconds = 95;

export function tellingOf({
  input: { locale, result },
  facts,
  norm,
  form,
  edition,
  lost,
  choiceAt,
}: Input): Telling {
  const tag = languageTags[locale];
  const decimal = (value: number, digits = 1) =>
    numberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  const time = (seconds: number) =>
    seconds < longestInSeconds
      ? timeIn(Math.max(1, Math.round(seconds)), 'second', locale)
      : timeIn(Math.round(seconds / 30) / 2, 'minute', locale);
  const { value: score, low, high } = result.score;
  const { climb, open, standing, pace } = facts;
  const common: WordValues = {
    score,
    low,
    high,
    width: high - low,
    points: Math.abs(score - 100),
    steps: decimal(Math.abs(score - 100) / 15),
    rank: standing.rank,
    above: 100 - standing.rank,
    solved: climb.solved,
    of: climb.of,
    open: open.length,
    slips: climb.slips.length,
    finds: climb.finds.length,
    minutes: Math.max(1, Math.round(result.totalMilliseconds / 60_000)),
    next: standing.next,
    reliability: decimal(norm.reliability, 2),
    usual: pace ? time(pace.median) : '',
    lost,
  };
  return {
    locale,
    facts,
    result,
    norm,
    form,
    edition,
    words: iqReportWords[edition.describedAs][locale],
    exam: iqWords[locale],
    choiceAt,
    write: (message, values) => sentence(locale, message, { ...common, ...values }),
    time,
    places: (questions) =>
      listed(
        locale,
        questions.map(({ place }) => String(place)),
      ),
    names: (ids) =>
      listed(
        locale,
        ids.map((id) => iqWords[locale].scale[id].label),
      ),
    decimal,
  };
}
