import type { z } from 'zod';

/** What an operator reads of a setting beside its name and its kind (`docs/running.md`). */
export interface SettingDocs {
  readonly meaning: string;
  /** What holds where it is not set and the schema has no default. */
  readonly unset?: string;
  /** Whoever knows it can act in the site's name: it stands in no log, page or answer. */
  readonly secret?: true;
}

/** A setting with what is written about it; both are read from here, by the server and by its documentation. */
export function documented<Schema extends z.ZodType>(schema: Schema, docs: SettingDocs): Schema {
  return schema.meta({ ...docs });
}
