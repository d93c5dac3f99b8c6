import type { ReportModel } from '#contract/reports.ts';
import { type CurvePalette, drawCurve, drawGauge } from '#drawing/bell-curve.ts';
import { type Locale, languageTags } from '#locale/locales.ts';
import { reportWords } from './words.ts';

export interface PdfInput {
  readonly orderNumber: string;
  readonly report: ReportModel;
  /** When the file is made, ISO 8601: in the document's properties, so that the same input gives the same bytes. */
  readonly madeAt: string;
}

const ink = '#16282c';
const palette: CurvePalette = { area: '#d8e3e4', interval: '#7fafb8', line: '#6d7f82', mark: '#15606b' };

/** Typst sets Chinese by region, and wants language and region apart. */
function setting(locale: Locale) {
  const [lang, region] = languageTags[locale].split('-') as [string, string];
  return { lang, region, locale };
}

/** Everything the template reads, in words and drawings: the template only lays out. */
export function templateData({ orderNumber, report, madeAt }: PdfInput) {
  const words = reportWords(report.locale);
  const day = new Date(madeAt);
  const number = new Intl.NumberFormat(languageTags[report.locale]);
  const { score, percentile } = report.headline;
  const slowest = Math.max(1, ...report.time.perQuestionSeconds);
  const print = (svg: string) => svg.replaceAll('currentColor', ink);

  return clean({
    ...setting(report.locale),
    made: { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() },
    orderNumber: words('overview.order', { orderNumber }),
    title: report.title,
    taken: words('overview.taken', { date: writtenDay(report.takenAt, report.locale) }),
    headline: {
      label: words('overview.score'),
      value: number.format(score.value),
      curve: drawCurve({ low: score.low, high: score.high, at: score.value }, palette),
      curveAlt: words('overview.curve', { value: score.value, low: score.low, high: score.high }),
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
      lead: words('dimensions.lead'),
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
        solved: words('dimensions.solved', { correct: scale.correct, of: scale.of }),
        reading: scale.reading,
        gauge: drawGauge(
          { ...scale.score, at: scale.score.value, reference: report.referenceRange },
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
            wide: isWide(answer.stem.svg),
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
            options: answer.options.map(({ svg, alt }, at) => ({
              svg: print(svg),
              alt,
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

/** Whether a drawing is a line of things rather than a field. */
function isWide(svg: string): boolean {
  const [width = 1, height = 1] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).slice(1).map(Number);
  return width > height * 1.5;
}

function writtenDay(moment: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(moment),
  );
}

/** Control characters and marks that turn the direction of text have no place in a document (Unicode TR 36, 2.8). */
const unwanted = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function clean<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === 'string' ? value.replace(/[\t\r\n]+/g, ' ').replace(unwanted, '') : value,
  ) as Data;
}
