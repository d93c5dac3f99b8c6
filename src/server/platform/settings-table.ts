import { z } from 'zod';
import type { SettingsGroup } from './settings.ts';
import type { SettingDocs } from './settings-docs.ts';

/** A setting as its documentation tells it. */
export interface ToldSetting {
  readonly name: string;
  /** In words, with the choices where there are some. */
  readonly type: string;
  readonly default: string;
  readonly secret: boolean;
  readonly meaning: string;
}

/**
 * Every setting of some schemas.
 *
 * @throws Error where one says nothing of itself
 */
export function toldSettings(schemas: readonly SettingsGroup['shape'][]): ToldSetting[] {
  return schemas.flatMap((schema) =>
    Object.entries(schema.shape).map(([name, field]) => told(name, field as z.ZodType)),
  );
}

/** The table of `docs/running.md`. */
export function settingsTable(rows: readonly ToldSetting[]): string {
  return [
    '| setting | is | default | secret | meaning |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      (row) =>
        `| \`${row.name}\` | ${row.type} | ${row.default} | ${row.secret ? 'yes' : ''} | ${row.meaning} |`,
    ),
  ].join('\n');
}

function told(name: string, field: z.ZodType): ToldSetting {
  const { meaning, unset, secret } = (field.meta() ?? {}) as Partial<SettingDocs>;
  if (!meaning) throw new Error(`${name} says nothing of itself: give it its docs.`);
  const { plain, fallback } = unwrapped(field);
  const isGiven = fallback !== undefined && fallback !== '';
  return {
    name,
    type: typeOf(plain),
    default: unset ?? (isGiven ? `\`${String(fallback)}\`` : 'none'),
    secret: secret === true,
    meaning,
  };
}

/** What a setting is below what makes it optional, gives it a default or changes it once read. */
function unwrapped(
  field: z.core.$ZodType,
  fallback?: unknown,
): { plain: z.core.$ZodType; fallback: unknown } {
  if (field instanceof z.ZodDefault) return unwrapped(field.def.innerType, field.def.defaultValue);
  if (field instanceof z.ZodOptional) return unwrapped(field.def.innerType, fallback);
  if (field instanceof z.ZodPipe) return unwrapped(field.def.in, fallback);
  return { plain: field, fallback };
}

function typeOf(plain: z.core.$ZodType): string {
  if (plain instanceof z.ZodEnum) return plain.options.map((word) => `\`${word}\``).join(', ');
  if (plain instanceof z.ZodNumber) return 'number';
  if (plain instanceof z.ZodURL) return 'address';
  if (plain instanceof z.ZodEmail) return 'e-mail address';
  return 'text';
}
