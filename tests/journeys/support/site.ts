import { type ServerProcess, startSite } from '#tests/support/server-process.ts';
import { forSuite } from '#tests/support/suite.ts';

/**
 * A site of its own for the tests of a file: started before them, ended and cleared away after.
 *
 * @param prepare what an operator does with its data folder before it starts
 * @param database embedded where a walk is to be seen on what `npm start` brings
 */
export function openSite(
  prepare?: (dataDir: string) => void,
  database: { embedded?: boolean } = {},
): Pick<ServerProcess, 'url' | 'dataDir'> {
  return forSuite(() => startSite({ ...(prepare && { prepare }), ...database }));
}
