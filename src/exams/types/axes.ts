import type { TypeCode } from '#contract/types.ts';

/** In the order of a type's letters. */
export const axes = ['ei', 'sn', 'tf', 'jp'] as const;
export type Axis = (typeof axes)[number];

/** Letters of the two poles of each axis: the low one, at 0 %, and the high one, at 100 %. */
export const letters = {
  ei: ['E', 'I'],
  sn: ['S', 'N'],
  tf: ['T', 'F'],
  jp: ['J', 'P'],
} as const satisfies Record<Axis, readonly [string, string]>;

export type Letter = (typeof letters)[Axis][number];
export type Side = 'low' | 'high';

/** The letter at one end of an axis. */
export const letterAt = (axis: Axis, side: Side): Letter => letters[axis][side === 'low' ? 0 : 1];

export const otherSide = (side: Side): Side => (side === 'low' ? 'high' : 'low');

/** On which side of each axis a type stands. */
export type Sides = Readonly<Record<Axis, Side>>;

export const codeOf = (of: Sides): TypeCode =>
  axes.map((axis) => letterAt(axis, of[axis]).toLowerCase()).join('') as TypeCode;

export const sidesOf = (code: TypeCode): Sides =>
  Object.fromEntries(
    axes.map((axis, at) => [axis, letters[axis][0].toLowerCase() === code[at] ? 'low' : 'high']),
  ) as Sides;

/** As a type is written. */
export const written = (code: TypeCode): string => code.toUpperCase();
