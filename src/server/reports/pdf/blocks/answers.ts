import type { AnswerAnalysis } from '#contract/answer-blocks.ts';
import type { BlockOf } from '#contract/blocks.ts';
import type { Variety } from '#locale/locales.ts';
import { reportWords } from '../words.ts';
import { onPaper, printStep } from './drawn.ts';
import { faultKey } from './signs.ts';

type ReportWords = ReturnType<typeof reportWords>;

/** All questions on one page, and each with its figures. */
export function printAnswers({ items }: BlockOf<'answers'>, locale: Variety) {
  const words = reportWords(locale);
  const slowest = Math.max(1, ...items.map(({ seconds }) => seconds));
  return {
    title: words('answers.title'),
    lead: words('dimensions.solved', {
      correct: items.filter(({ yours, correct }) => yours === correct).length,
      of: items.length,
    }),
    key: faultKey(
      items.flatMap(({ faults = [] }) => faults.map(({ svg }) => svg)),
      words,
    ),
    items: items.map((answer) => ({ ...printAnswer(answer, words), share: answer.seconds / slowest })),
  };
}

function printAnswer(answer: AnswerAnalysis, words: ReportWords) {
  const {
    place,
    familyLabel,
    prompt,
    stem,
    options,
    yours,
    correct,
    seconds,
    solvedBy,
    whyCorrect,
    workings = [],
    whyNotYours,
    faults = [],
  } = answer;
  const solved = yours === correct;
  const tall = tallOf(answer);
  const verdict = yours === null ? 'answers.leftOut' : solved ? 'answers.solved' : 'answers.unsolved';
  return {
    place: String(place),
    solved,
    open: yours === null,
    tall,
    head: words('answers.question', { place }),
    family: familyLabel,
    verdict: words(verdict),
    seconds: words('answers.seconds', { seconds }),
    solvedBy,
    prompt,
    stem: { svg: onPaper(stem.svg), alt: stem.alt },
    drawings: {
      svg: onPaper(
        onOneSheet(
          options.map(({ svg }) => svg),
          tall,
        ),
      ),
      alt: options.map(({ alt }, at) => `${at + 1}. ${alt}`).join('\n'),
    },
    options: options.map((_, at) => ({
      number: String(at + 1),
      right: at === correct,
      mark: markOf(words, at, answer),
    })),
    explanations: [
      { name: words('answers.whyCorrect'), text: whyCorrect, steps: workings.map(printStep) },
      ...(whyNotYours && yours !== null
        ? [{ name: words('answers.whyNotYours'), text: whyNotYours, steps: faults.map(printStep) }]
        : []),
    ],
  };
}

function markOf(words: ReportWords, at: number, { yours, correct }: AnswerAnalysis): string | null {
  // That a given answer is right is said by the verdict above, and by its frame.
  if (at === yours) return words('answers.yours');
  return at === correct ? words('answers.correct') : null;
}

/** How tall an option is with the line under it, in millimetres: less beside a line of things, or above drawn steps. */
function tallOf({ stem, workings }: AnswerAnalysis): number {
  const [width = 1, height = 1] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(stem.svg) ?? [])
    .slice(1)
    .map(Number);
  if (width > height * 1.5) return 21;
  return workings ? 20 : 30;
}

/** The sheet of six options in millimetres, three a line; `answers.typ` draws its frames on the same measures. */
const sheet = { width: 86, gap: 2, across: 3, label: 4.5, air: 1.5 } as const;

/** Six options as one drawing: to the compiler each drawing costs as much as what is in it. @param tall of a frame */
function onOneSheet(svgs: readonly string[], tall: number): string {
  const frame = (sheet.width - (sheet.across - 1) * sheet.gap) / sheet.across;
  const size = tall - sheet.label - 2 * sheet.air;
  const drawings = svgs.map((svg, at) => {
    const x = (at % sheet.across) * (frame + sheet.gap) + (frame - size) / 2;
    const y = Math.floor(at / sheet.across) * (tall + sheet.gap) + sheet.air;
    return svg.replace('<svg ', `<svg x="${x.toFixed(2)}" y="${y}" width="${size}" height="${size}" `);
  });
  const height = Math.ceil(svgs.length / sheet.across) * (tall + sheet.gap) - sheet.gap;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${height}">${drawings.join('')}</svg>`;
}
