import { data, useSearchParams } from 'react-router';
import type { DataOf } from '#contract/call.ts';
import { withdraw, withdrawalStanding } from '#contract/payments.ts';
import { hostOf } from '../host.server.ts';
import { answer, findOrder } from '../order/order.server.ts';
import { WithoutOrder } from '../order/without-order.tsx';
import type { Handle } from '../shell/handle.ts';
import { overNetwork } from '../shell/over-network.ts';
import { type Problem, problemOf } from '../shell/problem.ts';
import type { Route } from './+types/withdraw';
import { Meaning } from './withdraw-meaning.tsx';
import { Confirmation, Done, Obstacle } from './withdraw-steps.tsx';

export const handle = { route: 'paying-withdraw', private: true } satisfies Handle;

export type WithdrawOutcome =
  | { kind: 'done'; withdrawn: DataOf<typeof withdraw> }
  | { kind: 'problem'; problem: Problem };

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const found = await findOrder(host, request, 'standing');
  if (found.kind !== 'found') return answer({ found });
  const { orderNumber } = found.order;
  const standing = await host.call(withdrawalStanding, { body: { orderNumber } });
  if (!standing.ok) return answer({ found: { kind: 'failed' } });
  return answer({ found, standing: standing.data });
}

/** Withdraws; sent twice, it is one. */
export async function action({ request, context }: Route.ActionArgs) {
  const orderNumber = String((await request.formData()).get('orderNumber') ?? '');
  const sent = await hostOf(context).call(withdraw, { body: { orderNumber } });
  if (sent.ok) return data<WithdrawOutcome>({ kind: 'done', withdrawn: sent.data });
  return data<WithdrawOutcome>({ kind: 'problem', problem: problemOf(sent) }, 422);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return overNetwork(serverAction, (problem): WithdrawOutcome => ({ kind: 'problem', problem }));
}

/** Two steps, as the law has it: what it means, and the confirmation; then the acknowledgement. */
export default function WithdrawScreen({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { found } = loaderData;
  if (found.kind !== 'found') return <WithoutOrder found={found} path="/paying/withdraw" />;
  if (!('standing' in loaderData)) return null;
  const { order } = found;
  const { standing } = loaderData;
  if (actionData?.kind === 'done')
    return <Done order={order} standing={standing} withdrawn={actionData.withdrawn} />;
  if (!standing.allowed) return <Obstacle order={order} standing={standing} />;
  const problem = actionData?.kind === 'problem' ? actionData.problem : undefined;
  if (search.get('step') === 'confirm' || problem) {
    return <Confirmation order={order} standing={standing} problem={problem} />;
  }
  return <Meaning order={order} standing={standing} />;
}
