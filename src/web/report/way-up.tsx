import { Form, Link, useNavigation } from 'react-router';
import type { DataOf } from '#contract/call.ts';
import type { upgradeList } from '#contract/orders.ts';
import type { ExtraOutcome } from '../order/extras.server.ts';
import { useMoney } from '../order/price.ts';
import { useAddress } from '../shell/addresses.ts';
import { choiceIn, useExam } from '../shell/exam.tsx';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import { Withdrawal } from './withdrawal.tsx';

export type Upgrades = DataOf<typeof upgradeList>;

interface Props {
  upgrades: Upgrades;
  /** What is locked here. */
  feature: string;
  orderNumber: string;
  outcome: ExtraOutcome | undefined;
}

/** The one press from a locked part to what opens it; nothing where nothing that is on sale does. */
export function WayUp({ upgrades, feature, orderNumber, outcome }: Props) {
  const t = useWords('report.wayUp');
  const money = useMoney();
  const ordering = useNavigation().formData?.get('intent') === 'upgrade';
  const upgrade = upgrades.offered.find(({ features }) => features.includes(feature));
  if (!upgrade) return null;
  const said = { name: upgrade.name, price: money.price(upgrade.price) };
  return (
    <>
      <Form method="post" className="stack">
        <p>{t('text', said)}</p>
        <input type="hidden" name="intent" value="upgrade" />
        <input type="hidden" name="orderNumber" value={orderNumber} />
        <input type="hidden" name="skuId" value={upgrade.skuId} />
        <p>
          <button type="submit" className="button" aria-disabled={ordering}>
            {t('button', said)}
          </button>
        </p>
        <ProblemNotice
          problem={ordering || outcome?.skuId !== upgrade.skuId ? undefined : outcome.problem}
          failed={t('failed')}
          stake="payment"
        />
      </Form>
      <WayToMembership />
    </>
  );
}

/** The other way to all that is locked here: quieter than the package, which costs once. */
export function WayToMembership() {
  const t = useWords('report.locked');
  const address = useAddress();
  return (
    <p>
      <Link to={address('/member')}>{t('activate')}</Link>
    </p>
  );
}

/** The way from what an account has free to what is sold of the same test. */
export function WayToPackages({ orderNumber }: Pick<Props, 'orderNumber'>) {
  const t = useWords('way.result');
  const address = useAddress();
  const { exam } = useExam();
  return (
    <>
      <p>
        <Link className="button" to={address('/paying/scheme', { orderNumber })}>
          {t('more', choiceIn(exam))}
        </Link>
      </p>
      <WayToMembership />
    </>
  );
}

/** The way out of the contracts by which a report was raised. */
export function UpgradeWithdrawals({ held }: Pick<Upgrades, 'held'>) {
  const t = useWords('report.wayUp');
  return held.map(({ orderNumber, name }) => (
    <Withdrawal key={orderNumber} orderNumber={orderNumber} name={t('withdraw', { name })} />
  ));
}
