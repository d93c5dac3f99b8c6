import type { CallResult } from '#contract/client.ts';
import { shareKey } from '#contract/shares.ts';
import { invitationInfo, inviteTogether, joinTogether, togetherStanding } from '#contract/together.ts';
import { readHolderName } from '#contract/typed.ts';
import type { Host } from '../host.ts';
import { type Problem, problemOf } from '../shell/problem.ts';

/** What came of a press on the page of an order's comparisons. */
export type TogetherOutcome =
  | { kind: 'done'; did: 'invite' | 'withdraw' }
  | { kind: 'joined'; pair: string }
  | { kind: 'nameWrong'; of: 'invite' | 'join' }
  | { kind: 'problem'; problem: Problem };

/** What an order's comparisons are, with the invitation that an address names where it can be answered by this order. */
export async function servedStanding(host: Host, orderNumber: string, named: string | null) {
  const standing = await host.call(togetherStanding, { params: { orderNumber }, query: { hl: host.locale } });
  if (!standing.ok) return null;
  const invitation = shareKey.safeParse(named).data;
  if (!invitation || standing.data.invited) return standing.data;
  const opened = await host.call(invitationInfo, { params: { invitation } });
  if (!opened.ok || opened.data.standing !== 'taken') return standing.data;
  return { ...standing.data, invited: { invitation, name: opened.data.name } };
}

type Sent = CallResult<typeof inviteTogether>;

const doneBy = (did: 'invite' | 'withdraw', sent: Sent): TogetherOutcome =>
  sent.ok ? { kind: 'done', did } : { kind: 'problem', problem: problemOf(sent) };

/** Does what a form of the page asks for. */
export async function act(host: Host, form: FormData): Promise<TogetherOutcome> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const orderNumber = text('orderNumber');
  const intent = text('intent');
  if (intent === 'withdraw')
    return doneBy('withdraw', await host.call(inviteTogether, { body: { orderNumber, invited: false } }));
  const name = text('name') === '' ? null : readHolderName(text('name'));
  if (name === undefined) return { kind: 'nameWrong', of: intent === 'join' ? 'join' : 'invite' };
  if (intent === 'join') {
    const body = { orderNumber, invitation: text('invitation'), name, scores: form.get('scores') === 'on' };
    const joined = await host.call(joinTogether, { body });
    return joined.ok
      ? { kind: 'joined', pair: joined.data.pair }
      : { kind: 'problem', problem: problemOf(joined) };
  }
  const body = { orderNumber, invited: true, name, mails: form.get('mails') === 'on' };
  return doneBy('invite', await host.call(inviteTogether, { body }));
}
