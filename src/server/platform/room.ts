import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';

/** What nearly every room of the server works with; one that takes more extends it. */
export interface Room {
  readonly database: Database;
  readonly clock: Clock;
}
