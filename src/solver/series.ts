import { UnreadableDrawingError } from './errors.ts';
import { hypotheses } from './series-hypotheses.ts';
import { type Primitive, readDrawing } from './svg.ts';

/** Why a series goes on as it does: the explanations that ask least, and the terms they lead to. */
interface Explained {
  readonly cost: number;
  readonly names: readonly string[];
  readonly next: readonly number[];
}

/**
 * Which options continue a series of numerals. The simplest explanations of the terms shown are looked for; where
 * equally simple ones disagree, all the options they lead to are given.
 *
 * @returns places of the options from 0; none where nothing explains the series or no option goes on with it
 * @throws UnreadableDrawingError
 */
export function solveSeries(stemSvg: string, optionSvgs: readonly string[]): number[] {
  const options = optionSvgs.map(optionOf);
  const { next } = explainSeries(termsOf(stemSvg));
  return options.flatMap((value, at) => (next.includes(value) ? [at] : []));
}

/** Explanations in groups of the same cost, the least first. */
const groups = [...Map.groupBy(hypotheses, ({ cost }) => cost)].sort(([one], [other]) => one - other);

/** The simplest explanations of some terms. */
export function explainSeries(terms: readonly number[]): Explained {
  for (const [cost, group] of groups) {
    const found = group.flatMap(({ name, next }) => next(terms).map((value) => ({ name, value })));
    if (found.length === 0) continue;
    const values = found.map(({ value }) => value);
    return { cost, names: found.map(({ name }) => name), next: [...new Set(values)] };
  }
  return { cost: Number.POSITIVE_INFINITY, names: [], next: [] };
}

/** The terms of a stem, line by line. @throws UnreadableDrawingError */
export function termsOf(svg: string): number[] {
  const texts = numeralsOf(readDrawing(svg).primitives);
  const lines: (typeof texts)[] = [];
  for (const text of [...texts].sort((one, other) => one.at[1] - other.at[1])) {
    const line = lines.at(-1);
    const start = line?.[0];
    if (line && start && text.at[1] - start.at[1] < start.size / 2) line.push(text);
    else lines.push([text]);
  }
  return lines.flatMap((line) =>
    line.sort((one, other) => one.at[0] - other.at[0]).map(({ value }) => value),
  );
}

function optionOf(svg: string): number {
  const [numeral, more] = numeralsOf(readDrawing(svg).primitives);
  if (!numeral || more) throw new UnreadableDrawingError('An option of a series shows one numeral.');
  return numeral.value;
}

function numeralsOf(primitives: readonly Primitive[]) {
  return primitives.flatMap((primitive) => {
    if (primitive.kind !== 'text' || primitive.text === '?') return [];
    const text = primitive.text.replace('−', '-');
    if (!/^-?\d+$/.test(text)) throw new UnreadableDrawingError(`No numeral: ${primitive.text}`);
    return [{ at: primitive.at, size: primitive.size, value: Number(text) }];
  });
}
