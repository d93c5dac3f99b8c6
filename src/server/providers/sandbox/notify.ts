import type { Clock } from '#server/platform/clock.ts';
import type { SandboxNotice } from './kinds.ts';
import { sign, signatureHeader } from './signature.ts';

/** How the sandbox reaches our notice door; answers with the HTTP status. */
export type Deliver = (body: string, headers: Record<string, string>) => Promise<number>;

/** The job that sends a notice. A door that does not take it is tried again later. */
export async function sendNotice(
  { clock, secret, deliver }: { clock: Clock; secret: string; deliver: Deliver },
  notice: SandboxNotice,
): Promise<void> {
  const body = JSON.stringify(notice);
  const status = await deliver(body, {
    'content-type': 'application/json',
    [signatureHeader]: sign(secret, body, clock.now()),
  });
  if (status !== 200) throw new Error(`The notice door answered ${status}.`);
}
