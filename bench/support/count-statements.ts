import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';
import { NoopLogger } from 'drizzle-orm/logger';

// Loaded before a site that a bench asks: tells at COUNTING_PORT what it has asked so far. Every statement of both drivers is told to
// the logger, which by default does nothing.

/** What a process has asked its database since it started. */
export interface Counted {
  readonly statements: number;
  readonly transactions: number;
}

let statements = 0;
let transactions = 0;

if (isMainThread) {
  const logQuery = (query: string) => {
    if (/^begin\b/.test(query)) transactions += 1;
    else if (!/^(?:commit|rollback)\b/.test(query)) statements += 1;
  };
  Object.assign(NoopLogger.prototype, { logQuery });
  createServer((_request, response) => {
    const counted: Counted = { statements, transactions };
    response.end(JSON.stringify(counted));
  })
    .listen(Number(process.env.COUNTING_PORT), '127.0.0.1')
    .unref();
}
