import { openReportLink, retrieveReport } from '#contract/reports.ts';
import type { Host } from '../host.ts';
import { readEmail } from '../shell/email.ts';
import { type Problem, problemOf } from '../shell/problem.ts';

export type RetrieveOutcome =
  | { kind: 'sent'; email: string }
  | { kind: 'wrong'; problem: 'emailMissing' | 'emailWrong' }
  | { kind: 'problem'; problem: Problem };

/** Has the links to a mailbox's reports sent to that mailbox. */
export async function sendLinks(host: Host, text: string): Promise<RetrieveOutcome> {
  const read = readEmail(text);
  if ('problem' in read) return { kind: 'wrong', problem: read.problem };
  const sent = await host.call(retrieveReport, { body: { email: read.email } });
  return sent.ok ? { kind: 'sent', email: read.email } : { kind: 'problem', problem: problemOf(sent) };
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
