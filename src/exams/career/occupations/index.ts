import type { Code } from '../code.ts';
import { themes } from '../themes.ts';
import artistic from './artistic.json' with { type: 'json' };
import conventional from './conventional.json' with { type: 'json' };
import enterprising from './enterprising.json' with { type: 'json' };
import investigative from './investigative.json' with { type: 'json' };
import realistic from './realistic.json' with { type: 'json' };
import social from './social.json' with { type: 'json' };

/**
 * What it takes: 1 no formal training, 2 vocational training, 3 a short college degree or an advanced trade qualification,
 * 4 a bachelor's degree, 5 a master's degree, a doctorate or a state exam.
 */
export const educations = [1, 2, 3, 4, 5] as const;
export type Education = (typeof educations)[number];

export interface Occupation {
  readonly id: string;
  /** By what people in it do most of the day; assigned by us (docs/measurement/career.md). */
  readonly code: Code;
  readonly education: Education;
}

/** @throws TypeError if a code or a level is none */
function read({ id, code, education }: { id: string; code: string; education: number }): Occupation {
  const letters = [...code].map((letter) => themes.find((theme) => theme === letter));
  const level = educations.find((one) => one === education);
  if (letters.length !== 3 || letters.includes(undefined) || !level)
    throw new TypeError(`${id} has no code or no level.`);
  return { id, code: letters as unknown as Code, education: level };
}

const byTheme = [realistic, investigative, artistic, social, enterprising, conventional];

/**
 * All occupations, one of each first theme by turns, so that what fits alike is of several kinds. They leave the server in
 * paid reports alone.
 */
export const occupations: readonly Occupation[] = Array.from(
  { length: Math.max(...byTheme.map((some) => some.length)) },
  (_, at) => byTheme.flatMap((some) => some.slice(at, at + 1).map(read)),
).flat();
