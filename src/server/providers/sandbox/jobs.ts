import { z } from 'zod';
import { settleCard } from './another-card.ts';
import { decide, type Sandbox } from './books.ts';
import { type Deliver, sendNotice } from './notify.ts';
import { renewSandboxSubscription } from './subscriptions.ts';

const settleJob = z.object({ id: z.string() });

/** What the sandbox does in its own time, by the kinds of its jobs. */
export function sandboxJobs(room: Sandbox & { readonly secret: string; readonly deliver: Deliver }) {
  return {
    'sandbox.notice': (job: { payload: unknown }) => sendNotice(room, job.payload),
    'sandbox.renew': (job: { payload: unknown }) => renewSandboxSubscription(room, job.payload),
    'sandbox.settle-card': (job: { payload: unknown }) => settleCard(room, job.payload),
    async 'sandbox.settle'(job: { payload: unknown }): Promise<void> {
      await decide(room, settleJob.parse(job.payload).id, { state: 'succeeded', failure: null });
    },
  };
}
