import fc from 'fast-check';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { numberPattern } from '#contract/typed.ts';

/** As much of JSON Schema as the contract writes. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What a field may be told by its name and schema; undefined where any value will do. */
export type Known = (name: string, schema: Schema) => readonly unknown[] | undefined;

/** The schema of a part of a call, as a client reads it in `/openapi.json`. */
export function schemaOf(call: Call, part: 'params' | 'query' | 'body'): Schema {
  return z.toJSONSchema(call[part], { io: 'input', unrepresentable: 'any' }) as Schema;
}

/** Whether a field takes an order's or a sitting's number. */
export const isNumber = ({ pattern }: Schema): boolean => pattern === numberPattern.source;

/** Every field of a schema at any depth, by its name. */
export function fieldsOf(schema: Schema, name = ''): [name: string, schema: Schema][] {
  const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    [name, schema],
    ...inside.flatMap((one) => fieldsOf(one, name)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => fieldsOf(one, key)),
  ];
}

/** Values that a schema takes, or nearly: what is known of a field most often, anything of its kind sometimes. */
export function valuesOf(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const told = known(name, schema);
  if (told && isNumber(schema)) return fc.constantFrom(...told);
  const any = anyOf(schema, known, name);
  return told
    ? fc.oneof({ arbitrary: fc.constantFrom(...told), weight: 5 }, { arbitrary: any, weight: 1 })
    : any;
}

function anyOf(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => valuesOf(one, known, name)));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return objectsOf(schema, known);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, known, name), {
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'string':
      return stringsOf(schema);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -9, -1e9),
        max: Math.min(schema.maximum ?? 99, 1e9),
      });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectsOf({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, one]) => [name, valuesOf(one, known, name)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

function stringsOf({ pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'binary', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) });
}

/** What no form of ours sends. */
const nasty: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  '',
  '\0',
  '\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%2e%2e',
  '\r\nSet-Cookie: a=b',
  'a'.repeat(5_000),
  -1,
  1e308,
  0.5,
  Number.MAX_SAFE_INTEGER,
  null,
  true,
  [],
  {},
  [[[[]]]],
  { $ne: null },
);

/** A value as it should be, with some fields as they should not, or something else altogether. */
export function hostileOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const names = [...Object.keys(schema.properties ?? {}), '__proto__', 'toString', 'extra'];
  const spoilt = fc
    .tuple(
      valuesOf(schema, known),
      fc.dictionary(fc.constantFrom(...names), nasty, { minKeys: 1, maxKeys: 3 }),
    )
    .map(([value, wrong]) => ({ ...(value as object), ...wrong }));
  return fc.oneof(
    { arbitrary: valuesOf(schema, known), weight: 3 },
    { arbitrary: spoilt, weight: 5 },
    { arbitrary: nasty, weight: 1 },
    { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
  );
}
