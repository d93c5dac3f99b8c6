import { Form, useNavigation } from 'react-router';
import type { DataOf } from '#contract/call.ts';
import type { extraPackageList } from '#contract/catalogue.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './buy-extra.module.css';
import { extraKindOf, extraKinds } from './extra-kinds.ts';
import type { ExtraOutcome } from './extras.server.ts';
import { useMoney } from './price.ts';
import { TaxNote } from './tax-note.tsx';

export type Extra = DataOf<typeof extraPackageList>[number];

interface Props {
  extra: Extra;
  /** Of the report that it is added to. */
  orderNumber: string;
  /** What kept it from being ordered. */
  outcome: ExtraOutcome | undefined;
}

/** Its price, and the button that orders it. */
export function BuyExtra({ extra, orderNumber, outcome }: Props) {
  const t = useWords('store.extras');
  const money = useMoney();
  const { formData } = useNavigation();
  const ordering = formData?.get('skuId') === extra.skuId;
  const { what } = extraKinds[extraKindOf(extra)];
  return (
    <Form method="post" className={styles.buy}>
      <p className={styles.price}>
        <b className="display figures">{money.price(extra.price)}</b>
        <TaxNote tax={extra.price.tax} said={t('tax', { tax: extra.price.tax })} />
      </p>
      <input type="hidden" name="intent" value="extra" />
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <input type="hidden" name="skuId" value={extra.skuId} />
      <button
        type="submit"
        className="button button--quiet button--small"
        aria-label={t('buyNamed', { what, name: extra.name })}
        aria-disabled={ordering}
      >
        {t('buy', { what })}
      </button>
      <ProblemNotice problem={ordering ? undefined : outcome?.problem} failed={t('failed')} stake="payment" />
    </Form>
  );
}
