import { useRouteLoaderData } from 'react-router';
import type { Currency } from '#locale/currencies.ts';
import { formatAmount, formatPrice } from '#locale/price.ts';
import type { loader } from '../shell/exam.tsx';
import { useVariety } from '../shell/words.tsx';

export interface Price {
  amount: number;
  currency: string;
}

/** How the reader of the page writes money: in its language, and in its market where the address names one. */
export function useMoney() {
  const variety = useVariety();
  const market = useRouteLoaderData<typeof loader>('exam')?.market;
  const reader = { variety, market };
  return {
    /** A price of the contract. */
    price: ({ amount, currency }: Price) => formatPrice(amount, currency as Currency, reader),
    /** Money that moved or goes back, with its hundredths where it has some. */
    amount: ({ amount, currency }: Price) => formatAmount(amount, currency as Currency, reader),
  };
}
