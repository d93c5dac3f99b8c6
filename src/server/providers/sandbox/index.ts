import { z } from 'zod';
import { sandboxCard } from '#contract/catalogue.ts';
import { settingsGroup } from '#server/platform/settings.ts';
import type { ProviderKind } from '../provider.ts';
import { sandboxJobs } from './jobs.ts';
import { sandboxJobKinds } from './kinds.ts';
import { createSandbox } from './provider.ts';
import { sandboxRoutes } from './routes.ts';

/** Cards that behave in a known way, for a site that nobody has given keys. */
export const sandbox: ProviderKind = {
  name: 'sandbox',
  title: 'Sandbox',
  settings: settingsGroup(z.object({}), []),
  methods: sandboxCard.options.map((card) => ({
    id: `sandbox:${card}`,
    provider: 'sandbox',
    kind: 'sandbox',
    brand: null,
    recurring: true,
    sandboxCard: card,
    countries: 'all',
    currencies: 'all',
  })),
  /** A whole unit: every currency can be asked for that. */
  minimum: () => 100,
  payPages: [],
  demonstration: true,
  jobKinds: sandboxJobKinds,
  open(_, room) {
    const deliver = (body: string, headers: Record<string, string>) => room.deliver('sandbox', body, headers);
    return {
      ...createSandbox({ ...room, hangMilliseconds: room.answerLimitMilliseconds * 2 }),
      pages: (http) => sandboxRoutes(http, room),
      jobs: sandboxJobs({ ...room, deliver }),
    };
  },
};
