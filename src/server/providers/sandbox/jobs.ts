import { type JobHandlers, readingBy } from '#server/platform/outbox/kinds.ts';
import { settleCard } from './another-card.ts';
import { decide, type Sandbox } from './books.ts';
import { sandboxJobKinds } from './kinds.ts';
import { type Deliver, sendNotice } from './notify.ts';
import { renewSandboxSubscription } from './subscriptions.ts';

/** What does the jobs of the sandbox. */
export function sandboxJobs(room: Sandbox & { readonly secret: string; readonly deliver: Deliver }) {
  const handlers: JobHandlers<typeof sandboxJobKinds> = {
    'sandbox.notice': (notice) => sendNotice(room, notice),
    'sandbox.renew': (renewal) => renewSandboxSubscription(room, renewal),
    'sandbox.settle-card': ({ id }) => settleCard(room, id),
    async 'sandbox.settle'({ id }) {
      await decide(room, id, { state: 'succeeded', failure: null });
    },
  };
  return readingBy(sandboxJobKinds, handlers);
}
