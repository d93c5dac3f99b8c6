import { Form, useNavigation } from 'react-router';
import { paragraphOf } from '#locale/sentences.ts';
import { useMoney } from '../order/price.ts';
import { useVariety, useWords } from '../shell/words.tsx';
import { Gates } from '../ui/gates.tsx';
import type { Plan } from './membership.server.ts';
import { monthlyOf } from './monthly.ts';
import styles from './plans.module.css';
import { PriceLine } from './price.tsx';

/** The plans side by side, each with its price and the way to begin: all give the same, so that none stands out. */
export function Plans({ plans }: { plans: readonly Plan[] }) {
  const t = useWords('member.page');
  const { formData } = useNavigation();
  const money = useMoney();
  const variety = useVariety();
  const summaryOf = ({ every, price, summary }: Plan) =>
    every === 'year'
      ? paragraphOf(variety, [t('monthly', { price: money.price(monthlyOf(price)) }), summary])
      : summary;
  return (
    <section aria-label={t('plans')}>
      {plans.length === 0 && <p className="notice">{t('empty')}</p>}
      <div className={styles.plans}>
        {plans.map((plan) => (
          <Form key={plan.skuId} method="post" className={styles.plan}>
            <Gates lit={6} className={styles.gates} />
            <h2 className={styles.name}>{plan.name}</h2>
            <PriceLine price={plan.price} per={t('per', { every: plan.every })} />
            <p className="small soft">{summaryOf(plan)}</p>
            <input type="hidden" name="intent" value="start" />
            <input type="hidden" name="skuId" value={plan.skuId} />
            <button
              type="submit"
              className="button button--wide button--quiet"
              aria-label={t('startNamed', { name: plan.name })}
              aria-disabled={formData?.get('skuId') === plan.skuId}
            >
              {t('start')}
            </button>
          </Form>
        ))}
      </div>
    </section>
  );
}
