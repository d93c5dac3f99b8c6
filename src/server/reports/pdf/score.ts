import type { ScoreReport } from '#contract/reports.ts';
import { curveField, curveX, drawCurve, drawGauge, scaleTicks } from '#drawing/bell-curve.ts';
import { languageTags } from '#locale/locales.ts';
import { clean, frameOf, ink, type PdfInput, palette } from './frame.ts';
import { reportWords } from './words.ts';

/** Everything that the template reads of a report on one score. */
export function scoreData(input: PdfInput<ScoreReport>) {
  const { report } = input;
  const words = reportWords(report.locale);
  const number = new Intl.NumberFormat(languageTags[report.locale]);
  const { score, percentile } = report.headline;
  const slowest = Math.max(1, ...report.time.perQuestionSeconds);
  const print = (svg: string) => svg.replaceAll('currentColor', ink);

  return clean({
    template: 'score' as const,
    ...frameOf(input),
    headline: {
      label: words('overview.score'),
      value: number.format(score.value),
      curve: drawCurve({ ...score, at: score.value, scale: report.scale }, palette),
      curveAlt: words('overview.curve', {
        value: score.value,
        low: score.low,
        high: score.high,
        middle: report.scale.mean,
      }),
      ticks: scaleTicks(report.scale).map((tick) => ({
        text: number.format(tick),
        share: curveX(tick, report.scale) / curveField.width,
      })),
      lead: report.headline.lead,
      reach: report.headline.reach ?? null,
      band: report.headline.band,
      facts: [
        [words('overview.interval'), number.formatRange(score.low, score.high)],
        [words('overview.percentile'), words('overview.percentileText', percentile)],
        [
          words('overview.norm'),
          `${report.norm.text} ${words('overview.reliability', { value: report.norm.reliability })}`,
        ],
      ],
    },
    scales: {
      title: words('dimensions.title'),
      lead: report.dimensionsLead,
      heads: [
        words('dimensions.dimension'),
        words('dimensions.score'),
        words('dimensions.reference'),
        words('dimensions.reading'),
      ],
      rows: report.scales.map((scale) => ({
        label: scale.label,
        value: number.format(scale.score.value),
        range: number.formatRange(scale.score.low, scale.score.high),
        level: scale.levelLabel,
        solved: scale.solved ? words('dimensions.solved', scale.solved) : '',
        reading: scale.reading,
        gauge: drawGauge(
          {
            ...scale.score,
            at: scale.score.value,
            reference: report.referenceRange,
            scale: report.scale,
          },
          palette,
        ),
        gaugeAlt: words('dimensions.chart', {
          label: scale.label,
          value: scale.score.value,
          low: scale.score.low,
          high: scale.score.high,
          from: report.referenceRange.low,
          to: report.referenceRange.high,
        }),
      })),
    },
    chapters: report.chapters.map(({ id, title, paragraphs }) => ({ id, title, paragraphs })),
    answers: report.answers
      ? {
          title: words('answers.title'),
          lead: words('dimensions.solved', {
            correct: report.answers.filter(({ yours, correct }) => yours === correct).length,
            of: report.answers.length,
          }),
          items: report.answers.map((answer) => ({
            place: String(answer.place),
            solved: answer.yours === answer.correct,
            share: answer.seconds / slowest,
            tall: tallOf(answer.stem.svg),
            head: words('answers.question', { place: answer.place }),
            family: answer.familyLabel,
            verdict: words(
              answer.yours === null
                ? 'answers.leftOut'
                : answer.yours === answer.correct
                  ? 'answers.solved'
                  : 'answers.unsolved',
            ),
            seconds: words('answers.seconds', { seconds: answer.seconds }),
            prompt: answer.prompt,
            stem: { svg: print(answer.stem.svg), alt: answer.stem.alt },
            drawings: {
              svg: print(
                onOneSheet(
                  answer.options.map(({ svg }) => svg),
                  tallOf(answer.stem.svg),
                ),
              ),
              alt: answer.options.map(({ alt }, at) => `${at + 1}. ${alt}`).join('\n'),
            },
            options: answer.options.map((_, at) => ({
              number: String(at + 1),
              right: at === answer.correct,
              mark: markOf(words, at, answer),
            })),
            explanations: [
              [words('answers.whyCorrect'), answer.whyCorrect],
              ...(answer.whyNotYours && answer.yours !== null
                ? [[words('answers.whyNotYours'), answer.whyNotYours]]
                : []),
            ],
          })),
        }
      : null,
  });
}

type ReportWords = ReturnType<typeof reportWords>;

function markOf(
  words: ReportWords,
  at: number,
  { yours, correct }: { yours: number | null; correct: number },
): string | null {
  if (at === correct) return words(at === yours ? 'answers.yoursCorrect' : 'answers.correct');
  return at === yours ? words('answers.yours') : null;
}

/** How tall an option's frame is, in millimetres: less beside a line of things than beside a field. */
function tallOf(stem: string): number {
  const [width = 1, height = 1] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(stem) ?? []).slice(1).map(Number);
  return width > height * 1.5 ? 21 : 30;
}

/** The sheet of six options in millimetres, three a line; `answers.typ` draws its frames on the same measures. */
const sheet = { width: 86, gap: 2, across: 3 } as const;

/** Six options as one drawing: to the compiler each drawing costs as much as what is in it. @param tall of a frame */
function onOneSheet(svgs: readonly string[], tall: number): string {
  const frame = (sheet.width - (sheet.across - 1) * sheet.gap) / sheet.across;
  // A line of text stands above each drawing.
  const size = tall - 8;
  const drawings = svgs.map((svg, at) => {
    const x = (at % sheet.across) * (frame + sheet.gap) + (frame - size) / 2;
    const y = Math.floor(at / sheet.across) * (tall + sheet.gap) + 6.5;
    return svg.replace('<svg ', `<svg x="${x.toFixed(2)}" y="${y}" width="${size}" height="${size}" `);
  });
  const height = Math.ceil(svgs.length / sheet.across) * (tall + sheet.gap) - sheet.gap;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${height}">${drawings.join('')}</svg>`;
}
