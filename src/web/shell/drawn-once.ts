/** Something of which each figure says by number which pieces it is put together from. */
export interface DrawnOnce<Of> {
  readonly drawing: Of;
  /** One text: as a list, a thousand pieces would cost ten letters more each. Its first letter stands between them. */
  readonly pieces: string;
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

/** Numbers of letters and figures, all of one width, so that nothing stands between them: two of them for a thousand pieces. */
const radix = 36;
const widthFor = (pieces: number) => Math.max(0, pieces - 1).toString(radix).length;

/** Letters that no drawing of ours has; at last one that no text has. */
const separators = ['~', '|', '^', '`', '\u0000'];

function joined(pieces: readonly string[]): string {
  const separator = separators.find((one) => !pieces.some((piece) => piece.includes(one))) as string;
  return separator + pieces.join(separator);
}

/** Writes down each piece of the figures once: a form of thirty questions, or a report on it, repeats its shapes some ten times. */
export function drawOnce<Of>(of: Of): DrawnOnce<Of> {
  const cutUp = new Map<string, readonly string[]>();
  for (const svg of figuresIn(of)) if (!cutUp.has(svg)) cutUp.set(svg, svg.split(cuts));
  const pieces = [...new Set([...cutUp.values()].flat())];
  const width = widthFor(pieces.length);
  const numbers = new Map(pieces.map((piece, at) => [piece, at.toString(radix).padStart(width, '0')]));
  const numbered = (svg: string) => {
    let text = '';
    for (const piece of cutUp.get(svg) as readonly string[]) text += numbers.get(piece);
    return text;
  };
  return { drawing: eachFigure(of, numbered), pieces: joined(pieces.map(swapped)) };
}

/** The same with its figures whole again. */
export function drawn<Of>({ drawing, pieces }: DrawnOnce<Of>): Of {
  const whole = pieces.slice(1).split(pieces.charAt(0)).map(swapped);
  const width = widthFor(whole.length);
  const drawnFrom = (numbers: string) => {
    let svg = '';
    for (let at = 0; at < numbers.length; at += width)
      svg += whole[Number.parseInt(numbers.slice(at, at + width), radix)];
    return svg;
  };
  return eachFigure(drawing, drawnFrom);
}

/** The SVG of each figure, wherever it stands. */
function* figuresIn(of: unknown): Generator<string> {
  if (typeof of !== 'object' || of === null) return;
  for (const [name, value] of Object.entries(of)) {
    if (name === 'svg' && typeof value === 'string') yield value;
    else yield* figuresIn(value);
  }
}

/** A copy in which each figure, wherever it stands, has another SVG. */
function eachFigure<Of>(of: Of, change: (svg: string) => string): Of {
  if (Array.isArray(of)) return of.map((one) => eachFigure(one, change)) as Of;
  if (typeof of !== 'object' || of === null) return of;
  const changed = Object.entries(of).map(([name, value]) => [
    name,
    name === 'svg' && typeof value === 'string' ? change(value) : eachFigure(value, change),
  ]);
  return Object.fromEntries(changed) as Of;
}
