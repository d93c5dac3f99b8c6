import type { Question } from '#contract/exams.ts';

/** Questions whose figures say by number which pieces they are put together from. */
export interface DrawnOnce {
  readonly questions: readonly Question[];
  readonly pieces: readonly string[];
}

/** Where a figure's SVG is cut: before each element, and before what paints or places it, which others repeat. */
const cuts = /(?=<)|(?= (?:fill|stroke|transform|viewBox|font)[a-z-]*=)/;

/** What the data of a page writes with up to six letters each, and a letter instead that figures hardly use. */
const swaps: Readonly<Record<string, string>> = {
  '"': "'",
  "'": '"',
  '<': '{',
  '{': '<',
  '>': '}',
  '}': '>',
};

/** Twice, it changes nothing. */
const swapped = (text: string) => text.replace(/["'<>{}]/g, (letter) => swaps[letter] ?? letter);

/** Writes down each piece of the figures once: a form of thirty questions repeats its shapes some ten times. */
export function drawOnce(questions: readonly Question[]): DrawnOnce {
  const numbers = new Map<string, number>();
  const numberOf = (piece: string) => {
    const known = numbers.get(piece) ?? numbers.size;
    numbers.set(piece, known);
    return known;
  };
  const short = eachFigure(questions, (svg) => svg.split(cuts).map(numberOf).join(' '));
  return { questions: short, pieces: [...numbers.keys()].map(swapped) };
}

/** The questions with their figures whole again. */
export function drawn({ questions, pieces }: DrawnOnce): Question[] {
  const whole = pieces.map(swapped);
  return eachFigure(questions, (numbers) =>
    numbers
      .split(' ')
      .map((number) => whole[Number(number)])
      .join(''),
  );
}

function eachFigure(questions: readonly Question[], change: (svg: string) => string): Question[] {
  const changed = <Figure extends { svg: string }>(figure: Figure) => ({
    ...figure,
    svg: change(figure.svg),
  });
  return questions.map((question) =>
    question.kind === 'figures'
      ? { ...question, stem: changed(question.stem), options: question.options.map(changed) }
      : question,
  );
}
