/** Something of which each figure says by number which pieces it is put together from. */
export interface DrawnOnce<Of> {
  readonly drawing: Of;
  /** One text: as a list, a thousand pieces would cost ten letters more each. Its first letter stands between them. */
  readonly pieces: string;
}

/** Before which a figure's SVG is cut: each element, and what paints or places it, which others repeat. */
const starts = /<| (?:fill|stroke|transform|viewBox|font)[a-z-]*=/g;

function cutUp(svg: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index } of svg.matchAll(starts)) {
    if (index > from) pieces.push(svg.slice(from, index));
    from = index;
  }
  pieces.push(svg.slice(from));
  return pieces;
}

/** What the data of a page writes with up to six letters each, and a letter instead that figures hardly use. */
const swaps: Readonly<Record<string, string>> = {
  '"': "'",
  "'": '"',
  '<': '{',
  '{': '<',
  '>': '}',
  '}': '>',
};

/** Twice, it changes nothing. Letters that stand between pieces stay as they are. */
const swapped = (text: string) => text.replace(/["'<>{}]/g, (letter) => swaps[letter] ?? letter);

/** Numbers of letters and figures, all of one width, so that nothing stands between them: two of them for a thousand pieces. */
const radix = 36;
const widthFor = (pieces: number) => Math.max(0, pieces - 1).toString(radix).length;

/** Letters that no drawing of ours has; at last one that no text has. */
const separators = ['~', '|', '^', '`', '\u0000'];

function joined(pieces: readonly string[]): string {
  const all = pieces.join('');
  const separator = separators.find((one) => !all.includes(one)) as string;
  return separator + pieces.join(separator);
}

/** What was written down here: a server that makes the page of its own data need not put it together again. */
const wholes = new WeakMap<object, unknown>();

/** Writes down each piece of the figures once: a form of thirty questions, or a report on it, repeats its shapes some ten times. */
export function drawOnce<Of>(of: Of): DrawnOnce<Of> {
  const places = new Map<string, number>();
  const placeOf = (piece: string) => {
    const known = places.get(piece);
    if (known !== undefined) return known;
    places.set(piece, places.size);
    return places.size - 1;
  };
  const figures = new Map<string, readonly number[]>();
  for (const svg of figuresIn(of)) if (!figures.has(svg)) figures.set(svg, cutUp(svg).map(placeOf));
  const pieces = [...places.keys()];
  const width = widthFor(pieces.length);
  const numbers = pieces.map((_, at) => at.toString(radix).padStart(width, '0'));
  const numbered = (svg: string) => {
    let text = '';
    for (const place of figures.get(svg) as readonly number[]) text += numbers[place];
    return text;
  };
  const once = { drawing: eachFigure(of, numbered), pieces: swapped(joined(pieces)) };
  wholes.set(once, of);
  return once;
}

/** The same with its figures whole again. */
export function drawn<Of>(once: DrawnOnce<Of>): Of {
  return (wholes.get(once) as Of | undefined) ?? putTogether(once);
}

/** The same of what came to a browser. */
export function putTogether<Of>({ drawing, pieces }: DrawnOnce<Of>): Of {
  const whole = swapped(pieces.slice(1)).split(pieces.charAt(0));
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
