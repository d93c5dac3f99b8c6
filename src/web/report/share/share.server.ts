import type { CallInput } from '#contract/call.ts';
import { type ShareStanding, shareReport, shareStanding, telling } from '#contract/shares.ts';
import { readHolderName } from '#contract/typed.ts';
import type { Host } from '../../host.ts';
import { problemOf } from '../../shell/problem.ts';
import type { ShareOutcome } from './outcome.ts';

/** What can be shared of a report, and what is; null where it cannot be told now. */
export async function servedShare(host: Host, orderNumber: string): Promise<ShareStanding | null> {
  const standing = await host.call(shareStanding, { params: { orderNumber }, query: { hl: host.locale } });
  return standing.ok ? standing.data : null;
}

type Wish = NonNullable<CallInput<typeof shareReport>['body']>;

const wishes = {
  prepared: (shows: Wish['shows']) => ({ shared: false, shows }),
  published: () => ({ shared: true }),
  withdrawn: () => ({ shared: false }),
} as const;

type Deed = keyof typeof wishes;

const deedOf = (form: FormData): Deed =>
  (Object.keys(wishes) as Deed[]).find((deed) => deed === form.get('share')) ?? 'prepared';

/** Does what a form of the share panel asks for. */
export async function share(host: Host, form: FormData): Promise<ShareOutcome> {
  const did = deedOf(form);
  const typed = String(form.get('name') ?? '').trim();
  const name = typed === '' ? null : readHolderName(typed);
  if (did === 'prepared' && name === undefined) return { kind: 'shareNameWrong', message: null };
  const shows = {
    tells: telling.catch('result').parse(form.get('tells')),
    sign: form.get('sign') === 'on',
    name: name ?? null,
  };
  const orderNumber = String(form.get('orderNumber') ?? '');
  const done = await host.call(shareReport, { body: { orderNumber, ...wishes[did](shows) } });
  if (done.ok) return { kind: 'shareDone', did };
  const problem = problemOf(done);
  if (problem.kind === 'said' && problem.name === 'nameNotPrintable')
    return { kind: 'shareNameWrong', message: problem.message };
  return { kind: 'shareProblem', problem };
}
