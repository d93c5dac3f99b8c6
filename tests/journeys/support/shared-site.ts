import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type ServerProcess, startSite } from '#tests/support/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site that most journeys walk on. */
    sharedSite: Pick<ServerProcess, 'url' | 'dataDir'>;
  }
}

/**
 * Before the first journey: one site for all that ask for nothing of their own. Every person on it has a browser, a mailbox
 * and a network address of their own, so that none can tell the others are there. @returns ends it after the last
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { close, url, dataDir } = await startSite({ env: { TRUST_PROXY: 'loopback' } });
  project.provide('sharedSite', { url, dataDir });
  return close;
}

export const sharedSite = () => inject('sharedSite');
