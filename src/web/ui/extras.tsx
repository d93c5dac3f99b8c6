import { Form, useNavigation } from 'react-router';
import type { DataOf } from '#contract/call.ts';
import type { extraPackageList } from '#contract/catalogue.ts';
import { addressOf } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useLocale, useWords } from '../shell/words.tsx';
import styles from './extras.module.css';
import type { ExtraOutcome } from './extras.server.ts';
import { Icon } from './icon.tsx';
import { priceText } from './price.ts';
import { ProblemNotice } from './problem-notice.tsx';

type Extra = DataOf<typeof extraPackageList>[number];

interface Props {
  /** Of the report that the extras are added to. */
  orderNumber: string;
  extras: readonly Extra[];
  outcome: ExtraOutcome | undefined;
}

/** Other tests' reports beside this one: those that are held lead to their test, the others are ordered here. */
export function Extras({ orderNumber, extras, outcome }: Props) {
  const t = useWords('store.extras');
  if (extras.length === 0) return null;
  return (
    <section id="extras" className={styles.extras} aria-labelledby="extras-title">
      <div className={styles.head}>
        <h2 id="extras-title">{t('title')}</h2>
        <p className="soft">{t('lead')}</p>
      </div>
      <ul role="list" className={styles.list}>
        {extras.map((extra) => (
          <li key={extra.skuId} className={styles.extra}>
            <div>
              <h3>{extra.name}</h3>
              <p className="soft">{extra.held ? t('held') : extra.summary}</p>
            </div>
            {extra.held ? (
              <Start extra={extra} />
            ) : (
              <Buy
                extra={extra}
                orderNumber={orderNumber}
                outcome={outcome?.skuId === extra.skuId ? outcome : undefined}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Start({ extra }: { extra: Extra }) {
  const t = useWords('store.extras');
  const locale = useLocale();
  const { market } = useExam();
  if (extra.examId === null) return null;
  const reference = `${market}-${extra.examId}`;
  return (
    <a
      className="button button--quiet button--small"
      href={addressOf('/answer/start', reference, { hl: locale }, new URLSearchParams())}
    >
      {t('start', { name: extra.name })}
      <Icon name="next" />
    </a>
  );
}

function Buy({ extra, orderNumber, outcome }: Pick<Props, 'orderNumber' | 'outcome'> & { extra: Extra }) {
  const t = useWords('store.extras');
  const locale = useLocale();
  const { formData } = useNavigation();
  const ordering = formData?.get('skuId') === extra.skuId;
  return (
    <Form method="post" className={styles.buy}>
      <p className={styles.price}>
        <b className="display figures">{priceText(extra.price, locale)}</b>{' '}
        <span className="small soft">
          {t('tax', { tax: extra.price.taxIncluded ? 'included' : 'added' })}
        </span>
      </p>
      <input type="hidden" name="intent" value="extra" />
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <input type="hidden" name="skuId" value={extra.skuId} />
      <button
        type="submit"
        className="button button--quiet button--small"
        aria-label={t('buyNamed', { name: extra.name })}
        aria-disabled={ordering}
      >
        {t('buy')}
      </button>
      <ProblemNotice problem={ordering ? undefined : outcome?.problem} failed={t('failed')} stake="payment" />
    </Form>
  );
}
