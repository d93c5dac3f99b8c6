import { data, Link, redirect } from 'react-router';
import type { TogetherStanding } from '#contract/together.ts';
import { hostOf } from '../host.server.ts';
import { answer, findOrder } from '../order/order.server.ts';
import { WithoutOrder } from '../order/without-order.tsx';
import { useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { overNetwork } from '../shell/over-network.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';
import type { Route } from './+types/own';
import { InviteForm } from './invite-form.tsx';
import { Invited } from './invited.tsx';
import { act, servedStanding, type TogetherOutcome } from './own.server.ts';
import { Pairs } from './pairs.tsx';
import { Sees } from './sees.tsx';
import styles from './together.module.css';
import { YourLink } from './your-link.tsx';

export const handle = { route: 'report-together', private: true } satisfies Handle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const found = await findOrder(host, request, 'standing');
  if (found.kind !== 'found') return answer({ found });
  const named = new URL(request.url).searchParams.get('invitation');
  const standing = await servedStanding(host, found.order.orderNumber, named);
  if (!standing) return answer({ found: { kind: 'failed' } });
  return answer({ found, standing });
}

export async function action({ request, context }: Route.ActionArgs) {
  const host = hostOf(context);
  const outcome = await act(host, await request.formData());
  if (outcome.kind === 'joined') throw redirect(`/together/with/${outcome.pair}?hl=${host.locale}`);
  return data(outcome, outcome.kind === 'done' ? 200 : 422);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return overNetwork(serverAction, (problem): TogetherOutcome => ({ kind: 'problem', problem }));
}

/** Whom a result is compared with, and how somebody is invited. */
export default function TogetherScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { found } = loaderData;
  if (found.kind !== 'found') return <WithoutOrder found={found} path="/report/together" />;
  if (!('standing' in loaderData)) return <LoadFailed />;
  const { orderNumber } = found.order;
  return <Together orderNumber={orderNumber} standing={loaderData.standing} outcome={actionData} />;
}

interface Props {
  orderNumber: string;
  standing: TogetherStanding;
  outcome: TogetherOutcome | undefined;
}

function Together({ orderNumber, standing, outcome }: Props) {
  const t = useWords('together.own');
  const link = useWords('together.link');
  const address = useAddress();
  const back = address('/report/result', { orderNumber });
  const { shows, scores, invitation, invited, pairs } = standing;
  if (shows.length === 0)
    return (
      <Message title={t('none')} lit={0}>
        <Link className="button" to={back}>
          {t('back')}
        </Link>
      </Message>
    );
  const nameWrong = outcome?.kind === 'nameWrong' ? outcome.of : undefined;
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{t('title')}</title>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {!invited && <p className="lede">{t('lead')}</p>}
      </header>
      <ProblemNotice
        problem={outcome?.kind === 'problem' ? outcome.problem : undefined}
        failed={t('failed')}
        stake="answers"
      />
      {outcome?.kind === 'done' && outcome.did === 'withdraw' && (
        <p role="status" className="notice notice--good">
          {link('withdrawn')}
        </p>
      )}
      {invited && (
        <Invited
          orderNumber={orderNumber}
          invited={invited}
          scores={scores}
          shows={shows}
          nameWrong={nameWrong === 'join'}
        />
      )}
      {pairs.length > 0 && <Pairs pairs={pairs} />}
      {!invited && <Sees shows={shows} scores={scores} />}
      {invitation && (
        <YourLink
          orderNumber={orderNumber}
          invitation={invitation}
          mail={standing.mail}
          nameWrong={nameWrong === 'invite'}
        />
      )}
      {!invitation && !invited && (
        <section className={styles.part} aria-labelledby="link">
          <h2 id="link">{link('title')}</h2>
          <div className={styles.body}>
            <p>{link('lead')}</p>
            <InviteForm
              orderNumber={orderNumber}
              mail={standing.mail}
              held={null}
              nameWrong={nameWrong === 'invite'}
            />
          </div>
        </section>
      )}
      <p>
        <Link to={back}>{t('back')}</Link>
      </p>
    </div>
  );
}
