import { data, redirectDocument, type ShouldRevalidateFunctionArgs } from 'react-router';
import { hostOf } from '../host.server.ts';
import { OrderMissing } from '../order/order-missing.tsx';
import { endReadingBy } from '../order/other-readers.server.ts';
import { OtherReaders, type ReadingOutcome } from '../order/other-readers.tsx';
import { OtherTests } from '../order/other-tests.tsx';
import { RetrieveWay } from '../order/retrieve-way.tsx';
import { useAddress } from '../shell/addresses.ts';
import type { Handle } from '../shell/handle.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { onward } from '../shell/onward.server.ts';
import { overNetwork } from '../shell/over-network.ts';
import type { Problem } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { referenceOf } from '../shell/reference.ts';
import { useRepeat } from '../shell/use-repeat.ts';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import type { Route } from './+types/member';
import { AnotherCard } from './another-card.tsx';
import { changeMembership } from './change.server.ts';
import styles from './member.module.css';
import { loadMembership, type Standing } from './membership.server.ts';
import { Changes, Question, useStep } from './membership-change.tsx';
import { MembershipText, UnpaidWays, useMembershipTitle } from './membership-state.tsx';
import { lasts, phaseOf } from './phase.ts';
import { Plans } from './plans.tsx';
import { Singly } from './singly.tsx';

export const handle = { route: 'member-centre', private: true } satisfies Handle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const standing = await loadMembership(hostOf(context), referenceOf(params).market.code);
  return standing ? { standing } : data({ standing: undefined }, 503);
}

const refused = 422;

/** One that begins goes on to its payment; one that was changed is shown as it now stands. */
export async function action(args: Route.ActionArgs) {
  const { params, request, context } = args;
  const form = await request.formData();
  if (form.get('intent') === 'endReading') {
    const reading = await endReadingBy(hostOf(context), form);
    return data({ reading }, reading.kind === 'readingEnded' ? 200 : refused);
  }
  const outcome = await changeMembership(
    hostOf(context),
    form,
    referenceOf(params),
    new URL(request.url).searchParams,
  );
  if (outcome.kind === 'problem') return data({ problem: outcome.problem }, refused);
  if (outcome.kind === 'leave') throw redirectDocument(outcome.url);
  if (outcome.kind === 'changed') throw onward(args, '/member');
  const { orderNumber, skuId } = outcome;
  throw onward(args, '/paying/paypage', { orderNumber, skuId });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent');
  return overNetwork(serverAction, (problem) =>
    intent === 'endReading' ? { reading: { kind: 'readingProblem' as const, problem } } : { problem },
  );
}

/** What was refused may have changed since it was shown, such as a price: it is shown anew beside the refusal. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === refused || defaultShouldRevalidate;
}

export default function MemberScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { standing } = loaderData;
  const step = useStep(standing);
  if (!standing) return <LoadFailed />;
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined;
  if (step === 'elsewhere') return <OrderMissing reason="foreign" path="/member" />;
  if (step) return <Question {...step} problem={problem} />;
  const reading = actionData && 'reading' in actionData ? actionData.reading : undefined;
  return <Centre standing={standing} problem={problem} reading={reading} />;
}

interface CentreProps {
  standing: Standing;
  problem: Problem | undefined;
  reading: ReadingOutcome | undefined;
}

function Centre({ standing, problem, reading }: CentreProps) {
  const t = useWords('member.page');
  const { membership, begins, plans, features, tests } = standing;
  const phase = membership && phaseOf(membership);
  const member = phase !== null && lasts(phase);
  const beginning = begins && !member;
  useRepeat(beginning);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <PageTitle title={t('title')}>
          <p className="lede">{t(member ? 'memberLead' : 'lead')}</p>
        </PageTitle>
      </div>
      <section className={styles.given} aria-labelledby="has">
        <h2 id="has">{t('has')}</h2>
        <ul role="list" className={styles.has}>
          {features.map((feature) => (
            <li key={feature.name}>
              <Icon name="tick" />
              <span>
                <strong>{feature.name}</strong>
                {feature.content && <span className="soft">{feature.content}</span>}
              </span>
            </li>
          ))}
        </ul>
        {member ? <MemberWays /> : <Singly tests={tests} />}
      </section>
      <div className={styles.body}>
        {beginning && <Beginning />}
        {membership && !beginning && <State standing={standing} membership={membership} problem={problem} />}
        {member && (
          <Changes
            membership={membership as NonNullable<typeof membership>}
            plans={plans}
            problem={phase === 'pastDue' ? undefined : problem}
          />
        )}
        {membership && (
          <OtherReaders orderNumber={membership.orderNumber} readers={standing.readers} outcome={reading} />
        )}
        {!member && !beginning && (
          <>
            <ProblemNotice problem={problem} failed={t('failed')} stake="payment" />
            <Plans plans={plans} />
            <p className="small soft">{t('terms')}</p>
            <RetrieveWay>{t('elsewhere')}</RetrieveWay>
          </>
        )}
      </div>
      <OtherTests className={styles.others} />
    </div>
  );
}

/** What a membership holds, to be opened. */
function MemberWays() {
  const t = useWords('member.page');
  const address = useAddress();
  return (
    <p className={styles.ways}>
      <a className="button button--quiet button--small" href={address('/user/resources')}>
        {t('resources')}
      </a>
      <a href={address('/store')}>{t('tests')}</a>
    </p>
  );
}

/** Paid, and not begun yet. */
function Beginning() {
  const t = useWords('member.state');
  return (
    <section className={styles.state} aria-labelledby="state">
      <h2 id="state">{t('checkingTitle')}</h2>
      <p>{t('checkingText')}</p>
    </section>
  );
}

function State({
  standing,
  membership,
  problem,
}: {
  standing: Standing;
  membership: NonNullable<Standing['membership']>;
  problem: Problem | undefined;
}) {
  const title = useMembershipTitle(membership, false);
  const phase = phaseOf(membership);
  return (
    <section className={styles.state} aria-labelledby="state">
      <h2 id="state">{title}</h2>
      <MembershipText membership={membership} standing={standing} />
      {phase === 'incomplete' && (
        <p className={styles.ways}>
          <UnpaidWays membership={membership} />
        </p>
      )}
      {phase === 'pastDue' && (
        <AnotherCard membership={membership} overdue={standing.overdue} problem={problem} />
      )}
    </section>
  );
}
