import { type ServerProcess, startSite } from '#tests/support/server-process.ts';
import { forSuite } from '#tests/support/suite.ts';
import { sharedSite } from './shared-site.ts';

type Site = Pick<ServerProcess, 'url' | 'dataDir'>;

/** The site that most journeys share. */
export const openSite = (): Site => sharedSite();

/** A site of its own for the tests of a file, on what `npm start` brings: started before them, ended and cleared away after. */
export function openOwnSite(): Site {
  return forSuite(() => startSite({ embedded: true }));
}
