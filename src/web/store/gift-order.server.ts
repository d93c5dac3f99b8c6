import { skuId } from '#contract/fields.ts';
import { createGiftOrder } from '#contract/orders.ts';
import { readGiftLine, readHolderName } from '#contract/typed.ts';
import type { Host } from '../host.ts';
import { type Problem, problemOf } from '../shell/problem.ts';

/** What came of ordering a gift, where it was not made: what is wrong on its card, or what failed. */
export interface GiftOutcome {
  readonly wrong: readonly ('giver' | 'line')[];
  readonly problem: Problem | undefined;
  /** What was typed, so that a page without script shows it again. */
  readonly typed: { readonly giver: string; readonly line: string };
}

type Ordered = { readonly orderNumber: string; readonly skuId: string } | GiftOutcome;

/** Orders the package that was pressed as a gift, with what is to stand on its card. */
export async function orderGift(
  host: Host,
  form: FormData,
  at: { examId: string; countryCode: string },
): Promise<Ordered> {
  const field = (name: string) => String(form.get(name) ?? '');
  const typed = { giver: field('giver'), line: field('line') };
  const giver = readOr(readHolderName, typed.giver);
  const line = readOr(readGiftLine, typed.line);
  if (giver === undefined || line === undefined) {
    const wrong = Object.entries({ giver, line }).flatMap(([name, read]) =>
      read === undefined ? [name] : [],
    );
    return { wrong: wrong as ('giver' | 'line')[], problem: undefined, typed };
  }
  const wanted = skuId.catch('').parse(form.get('skuId'));
  const made = await host.call(createGiftOrder, {
    body: { ...at, hl: host.locale, skuId: wanted, card: { giver, line } },
  });
  return made.ok
    ? { orderNumber: made.data.orderNumber, skuId: wanted }
    : { wrong: [], problem: problemOf(made), typed };
}

/** Null where nothing was written. */
const readOr = (read: (typed: string) => string | undefined, typed: string) =>
  typed.trim() === '' ? null : read(typed);
