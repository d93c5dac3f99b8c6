import { type TypeCode, typeCodes } from '#contract/types.ts';

/** Two types together have one page, whichever is named first. */
export const paired = (one: TypeCode, other: TypeCode): readonly [TypeCode, TypeCode] =>
  typeCodes.indexOf(one) <= typeCodes.indexOf(other) ? [one, other] : [other, one];

export const typePath = (code: TypeCode): string => `/tests/types/${code}`;

export function pairPath(one: TypeCode, other: TypeCode): string {
  const [first, second] = paired(one, other);
  return `${typePath(first)}/with/${second}`;
}

/** Open pages as landings are: one for each type, and one for each two of them. */
export const typePages: readonly string[] = typeCodes.flatMap((code, at) => [
  typePath(code).slice(1),
  ...typeCodes.slice(at).map((other) => pairPath(code, other).slice(1)),
]);

/** The page of the two types that a path names in either order; undefined for any other path. */
export function pairNamed(path: string): string | undefined {
  const [, first, second] = /^tests\/types\/([a-z]+)\/with\/([a-z]+)$/.exec(path) ?? [];
  const [one, other] = [typeNamed(first), typeNamed(second)];
  return one && other && pairPath(one, other).slice(1);
}

/** The type that an address names; undefined for anything else. */
export const typeNamed = (code: string | undefined): TypeCode | undefined =>
  typeCodes.find((known) => known === code);
