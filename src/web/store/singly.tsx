import { useMoney } from '../order/price.ts';
import { TaxNote } from '../order/tax-note.tsx';
import { useWords } from '../shell/words.tsx';
import type { Standing } from './membership.server.ts';
import styles from './singly.module.css';

/** The tests whose reports a membership opens, each with what its report costs by itself. */
export function Singly({ tests }: Pick<Standing, 'tests'>) {
  const t = useWords('member.page');
  const extras = useWords('store.extras');
  const money = useMoney();
  if (tests.length === 0) return null;
  return (
    <>
      <h2 id="singly">{t('singly')}</h2>
      <dl className={`rows ${styles.tests}`} aria-labelledby="singly">
        {tests.map(({ examId, name, price, from }) => (
          <div key={examId}>
            <dt>{name}</dt>
            <dd>
              <span className="figures">
                {from ? t('from', { price: money.price(price) }) : money.price(price)}
              </span>
              <TaxNote tax={price.tax} said={extras('tax', { tax: price.tax })} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
