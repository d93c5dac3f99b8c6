import { Form, useNavigation, useSearchParams } from 'react-router';
import { useMoney } from '../order/price.ts';
import { useAddress } from '../shell/addresses.ts';
import { useDay } from '../shell/day.ts';
import type { Problem } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';
import styles from './member.module.css';
import type { Membership, Plan, Standing } from './membership.server.ts';
import { lasts, phaseOf } from './phase.ts';
import { ShownPrice } from './price.tsx';

interface Props {
  membership: Membership;
  plans: readonly Plan[];
  problem: Problem | undefined;
}

/** What can be changed of a membership that lasts; each way leads to a question first, as beginning leads to a payment. */
export function Changes({ membership, plans, problem }: Props) {
  const t = useWords('member.change');
  const site = useWords('shell.footer');
  const address = useAddress();
  const ending = phaseOf(membership) === 'ending';
  return (
    <section className={styles.changes} aria-labelledby="changes">
      <h2 id="changes">{t('title')}</h2>
      <ProblemNotice problem={problem} failed={t('failed')} stake="payment" />
      {ending ? (
        <Resume membership={membership} plans={plans} />
      ) : (
        <ul role="list">
          {plans
            .filter((plan) => plan.skuId !== plannedOf(membership))
            .map((plan) => (
              <li key={plan.skuId}>
                <a href={address('/member', { step: 'switch', skuId: plan.skuId })}>
                  {t('switchTo', { every: plan.every })}
                </a>
              </li>
            ))}
          <li>
            <a href={address('/member', { step: 'cancel' })}>{site('cancel')}</a>
          </li>
        </ul>
      )}
      <p className="small">
        <a href={address('/paying/withdraw', { orderNumber: membership.orderNumber })}>{site('withdraw')}</a>
      </p>
    </section>
  );
}

function Resume({ membership, plans }: Pick<Props, 'membership' | 'plans'>) {
  const t = useWords('member.change');
  const money = useMoney();
  const day = useDay();
  const date = day(membership.periodEnd);
  const price = money.amount(membership.price);
  const { nextSkuId, skuId } = membership;
  const next = nextSkuId === skuId ? undefined : plans.find((plan) => plan.skuId === nextSkuId);
  const working = useNavigation().state !== 'idle';
  return (
    <Form method="post" className={styles.resume}>
      <p>
        {next ? t('resumeSwitched', { date, every: next.every, price }) : t('resumeText', { date, price })}
      </p>
      <input type="hidden" name="intent" value="resume" />
      <input type="hidden" name="orderNumber" value={membership.orderNumber} />
      <button type="submit" className="button button--quiet" aria-disabled={working}>
        {working ? t('working') : t('resume')}
      </button>
    </Form>
  );
}

/** The plan of the next period. */
function plannedOf({ nextSkuId, skuId }: Membership): string {
  return nextSkuId ?? skuId;
}

interface Step {
  membership: Membership;
  /** The plan to switch to; undefined where the membership is to be cancelled. */
  plan: Plan | undefined;
}

/**
 * The question before a change, named by `?step=`; undefined where nothing is asked. `elsewhere`: every footer and the terms
 * lead here to cancel, and this browser has no membership.
 */
export function useStep(
  standing: Pick<Standing, 'membership' | 'begins' | 'plans'> | undefined,
): Step | 'elsewhere' | undefined {
  const [search] = useSearchParams();
  if (!standing) return undefined;
  const { membership, begins } = standing;
  const cancels = search.get('step') === 'cancel';
  if (!membership) return cancels && !begins ? 'elsewhere' : undefined;
  const phase = phaseOf(membership);
  if (!lasts(phase)) return undefined;
  if (cancels) return phase === 'ending' ? undefined : { membership, plan: undefined };
  const wanted = search.get('step') === 'switch' ? search.get('skuId') : null;
  const plan = standing.plans.find(({ skuId }) => skuId === wanted);
  return plan && plan.skuId !== plannedOf(membership) ? { membership, plan } : undefined;
}

interface QuestionProps extends Step {
  problem: Problem | undefined;
}

/** The second step: what will be, from when, and the button that does it. */
export function Question({ membership, plan, problem }: QuestionProps) {
  const t = useWords('member.change');
  const money = useMoney();
  const day = useDay();
  const address = useAddress();
  const working = useNavigation().state !== 'idle';
  const date = day(membership.periodEnd);
  return (
    <Message
      title={plan ? t('switchTitle', { every: plan.every }) : t('cancelTitle')}
      text={
        plan
          ? t('switchText', { date, every: plan.every, price: money.price(plan.price) })
          : t('cancelText', { date })
      }
      lit={plan ? 6 : 3}
    >
      <Form method="post" className={styles.answer}>
        <input type="hidden" name="intent" value={plan ? 'switch' : 'cancel'} />
        <input type="hidden" name="orderNumber" value={membership.orderNumber} />
        {plan && <input type="hidden" name="skuId" value={plan.skuId} />}
        {plan && <ShownPrice price={plan.price} />}
        <ProblemNotice problem={working ? undefined : problem} failed={t('failed')} stake="payment" />
        <button type="submit" className="button" aria-disabled={working}>
          {working ? t('working') : plan ? t('switchConfirm') : t('cancelConfirm')}
        </button>
        <a className="button button--quiet" href={address('/member')}>
          {plan ? t('stay') : t('keep')}
        </a>
      </Form>
    </Message>
  );
}
