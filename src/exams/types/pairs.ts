import { type Axis, letterAt, type Side } from './axes.ts';
import type { TypesWords } from './words/index.ts';

/** What two people make of an axis: what is easy, then what rubs and helps. */
export function togetherOn({ pairs }: TypesWords, axis: Axis, one: Side, other: Side): readonly string[] {
  const written: Readonly<Record<string, readonly string[]>> = pairs;
  const key = one === other ? `${axis}.same.${letterAt(axis, one).toLowerCase()}` : `${axis}.different`;
  const paragraphs = written[key];
  if (!paragraphs) throw new RangeError(`No words for ${key}.`);
  return paragraphs;
}
