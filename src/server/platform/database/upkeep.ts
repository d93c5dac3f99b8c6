import type { PGlite } from '@electric-sql/pglite';

const everyMilliseconds = 10 * 60_000;

/**
 * The embedded database has no autovacuum and no timed checkpoint, so both run here.
 *
 * @returns stops it, after what is under way
 */
export function scheduleUpkeep(client: PGlite): () => Promise<void> {
  let underWay = Promise.resolve();
  const timer = setInterval(() => {
    underWay = underWay.then(async () => {
      await client.exec('vacuum (analyze)');
      await client.exec('checkpoint');
    });
  }, everyMilliseconds);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
