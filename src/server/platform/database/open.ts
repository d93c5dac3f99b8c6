import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

export interface OpenDatabase {
  readonly database: Database;
  readonly kind: 'embedded' | 'postgres';
  /** For how long somebody has waited for a connection, in milliseconds; an embedded one has none to wait for. */
  readonly waited?: () => number;
  close(): Promise<void>;
}

/**
 * The database of the configuration, with all migrations applied.
 *
 * @throws OperatorError where it is in use by another process, or cannot be reached
 */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : openEmbedded(join(config.dataDir, 'database'));
}
