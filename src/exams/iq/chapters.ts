import type { BlockOf } from '#contract/blocks.ts';
import type { GivenAnswer } from '#contract/exams.ts';
import type { Variety } from '#locale/locales.ts';
import type { ScoreResult } from '../exam.ts';
import { prose } from '../kit/prose.ts';
import { sentence, type WordValues } from '../words.ts';
import type { Edition, FormItem, ScaleId } from './edition.ts';
import type { IqNorm } from './norms/norm.ts';
import { iqWords } from './words/index.ts';

/** Sub-scores count as different where they lie further apart than one standard deviation of the scale. */
const notable = 15;

/** Under 8 minutes for thirty questions leaves 16 seconds each; over 35 is more than twice what most take. */
const pace = { quick: 8, slow: 35 } as const;

interface Input {
  /** Which sentence says what the form holds. */
  describedAs: Edition['describedAs'];
  result: ScoreResult;
  norm: IqNorm;
  locale: Variety;
  percentile: number;
  given: ReadonlyMap<string, GivenAnswer>;
  form: readonly FormItem[];
}

/** The prose of a report, chosen by what the sitting shows. */
export function chaptersOf({
  describedAs,
  result,
  norm,
  locale,
  percentile,
  given,
  form,
}: Input): BlockOf<'prose'>[] {
  const words = iqWords[locale];
  const { chapter } = words;
  const write = (message: string, values?: WordValues) => sentence(locale, message, values);
  const { value, low, high } = result.score;
  const ranked = [...result.scales].sort((one, other) => other.value - one.value);
  const [strongest, weakest] = [ranked[0], ranked.at(-1)];
  const even = !strongest || !weakest || strongest.value - weakest.value < notable;
  const minutes = Math.max(1, Math.round(result.totalMilliseconds / 60_000));
  const tempo = minutes < pace.quick ? 'quick' : minutes > pace.slow ? 'slow' : 'steady';
  const open = form.filter(({ id }) => (given.get(id)?.choice ?? null) === null).length;

  return [
    prose(
      {
        id: 'meaning',
        title: chapter.meaning.title,
        paragraphs: [write(chapter.meaning.scale, { score: value, percentile }), chapter.meaning.construct],
      },
      { page: true },
    ),
    prose({
      id: 'certainty',
      title: chapter.certainty.title,
      paragraphs: [
        write(chapter.certainty.interval, { low, high }),
        write(chapter.certainty.questions, { reliability: norm.reliability }),
      ],
    }),
    prose({
      id: 'profile',
      title: chapter.profile.title,
      paragraphs: [
        even
          ? chapter.profile.even
          : write(chapter.profile.uneven, {
              strongest: words.scale[strongest.id as ScaleId].label,
              weakest: words.scale[weakest.id as ScaleId].label,
            }),
        chapter.profile.use,
      ],
    }),
    prose({
      id: 'pace',
      title: chapter.pace.title,
      paragraphs: [
        write(chapter.pace[tempo], { minutes }),
        ...(open > 0 ? [write(chapter.pace.open, { open })] : []),
      ],
    }),
    prose(
      {
        id: 'limits',
        title: chapter.limits.title,
        paragraphs: [chapter.limits.one, chapter.limits.two, chapter.limits.three],
      },
      { page: true },
    ),
    prose({
      id: 'method',
      title: chapter.method.title,
      paragraphs: [
        chapter.method.form[describedAs],
        chapter.method.scoring,
        write(chapter.method.versions, { pack: result.packVersion, norm: result.normVersion }),
      ],
    }),
  ];
}
