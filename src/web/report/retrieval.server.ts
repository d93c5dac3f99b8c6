import type { Challenge } from '#contract/human.ts';
import { openReportLink, retrieveReport } from '#contract/reports.ts';
import type { Host } from '../host.ts';
import { readEmail } from '../shell/email.ts';
import { challengeFor, proofIn } from '../shell/human.server.ts';
import { type Problem, problemOf } from '../shell/problem.ts';

export type RetrieveOutcome =
  | { kind: 'sent'; email: string }
  | { kind: 'wrong'; problem: 'emailMissing' | 'emailWrong' }
  | { kind: 'check'; challenge: Challenge; email: string }
  | { kind: 'problem'; problem: Problem };

/** Has the links to a mailbox's reports sent to that mailbox. */
export async function sendLinks(host: Host, form: FormData): Promise<RetrieveOutcome> {
  const read = readEmail(String(form.get('email') ?? ''));
  if ('problem' in read) return { kind: 'wrong', problem: read.problem };
  const sent = await host.call(retrieveReport, { body: { email: read.email, ...proofIn(form) } });
  if (sent.ok) return { kind: 'sent', email: read.email };
  const challenge = await challengeFor(host, form, sent);
  return challenge
    ? { kind: 'check', challenge, email: read.email }
    : { kind: 'problem', problem: problemOf(sent) };
}

/** Redeems a mailed link for this browser. */
export async function openLink(
  host: Host,
  token: string,
): Promise<RetrieveOutcome | { kind: 'opened'; orderNumber: string; reference: string }> {
  const opened = await host.call(openReportLink, { body: { token } });
  if (!opened.ok) return { kind: 'problem', problem: problemOf(opened) };
  const { orderNumber, countryCode, appExamId } = opened.data;
  return { kind: 'opened', orderNumber, reference: `${countryCode}-${appExamId}` };
}
