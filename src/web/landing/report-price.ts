import type { Sku } from '#contract/catalogue.ts';
import type { ExamSummary } from '#contract/exams.ts';
import { useMoney } from '../order/price.ts';
import { useWords } from '../shell/words.tsx';

interface Asked {
  exam: Pick<ExamSummary, 'freeWithAccount' | 'beyondAccount' | 'goods'>;
  /** The cheapest package of the test in this market. */
  price: Sku['price'];
  /** Whether others of its packages cost more. */
  several: boolean;
}

/** Says in one line what a report of a test costs, and what of it an account has for nothing. */
export function useReportPrice() {
  const t = useWords('landing.hero');
  const money = useMoney();
  return ({
    exam: { freeWithAccount: part, beyondAccount: beyond = '', goods },
    price: cheapest,
    several,
  }: Asked): string => {
    const price = money.price(cheapest);
    const { tax } = cheapest;
    return part
      ? t('priceAccount', { part, beyond, price, tax })
      : t('price', { goods, several: several ? 'yes' : 'no', price, tax });
  };
}
