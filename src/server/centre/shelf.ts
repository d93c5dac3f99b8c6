import { certificateSkuId } from '#contract/fields.ts';
import type { Offer, Shelf } from '#contract/shelf.ts';
import type { Exam } from '#exams/exam.ts';
import { isFreeWithAccount, leavesMore } from '#exams/features.ts';
import { exams } from '#exams/index.ts';
import type { Variety } from '#locale/locales.ts';
import { findMarket, type Market } from '#locale/markets.ts';
import { accountOfReader } from '#server/accounts/store.ts';
import { beyondAccount } from '#server/catalogue/exams.ts';
import {
  type CatalogueItem,
  findSku,
  leavesChoice,
  lowestOf,
  nameOf,
  priceIn,
} from '#server/catalogue/skus.ts';
import { isMember } from '#server/memberships/members.ts';
import { findBringing } from '#server/orders/bringing.ts';
import { kindOf } from '#server/orders/kinds.ts';
import { ordersOf } from '#server/orders/readers.ts';
import { isSettled, isUnlocked } from '#server/orders/states.ts';
import type { Order } from '#server/orders/store.ts';
import type { Payments } from '#server/payments/ask.ts';
import { upgradesFor } from '#server/payments/upgrades.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { type Entitlement, findEntitlement, isOpen } from '#server/privileges/entitlement.ts';
import { extrasFor } from '#server/privileges/extras.ts';
import type { ComposeRoom } from '#server/reports/compose.ts';
import { belongingsOf } from './list.ts';

export type ShelfRoom = ComposeRoom & Pick<Payments, 'offered'>;

type Price = NonNullable<Offer['price']>;
type Beside = Awaited<ReturnType<typeof extrasFor>>;

interface Asked {
  readonly reader: Reader | undefined;
  readonly market: Market;
  readonly locale: Variety;
}

/** What decides about all tests alike, asked once. */
interface Standing extends Asked {
  /** The orders of tests that were taken, the newest first, none of them deleted. */
  readonly taken: readonly Order[];
  /** The newest report that takes others beside it, and what those cost there. */
  readonly parent: Order | undefined;
  readonly beside: Beside;
  readonly member: boolean;
  readonly account: boolean;
}

const nothingToPay = {
  skuId: null,
  product: null,
  price: null,
  from: false,
  instead: null,
  orderNumber: null,
};

/** What a reader owns, and of every test what could still be opened, at which price and why. */
export async function shelfOf(room: ShelfRoom, asked: Asked): Promise<Shelf> {
  const standing = await standingOf(room, asked);
  const { reader, locale } = asked;
  const all = reader ? await belongingsOf(room, reader, locale) : [];
  return {
    own: all.filter(({ unlocked, orderNumber }) => unlocked && orderNumber !== null),
    tests: await Promise.all(exams.map((exam) => testOf(room, standing, exam))),
  };
}

async function standingOf(room: ShelfRoom, asked: Asked): Promise<Standing> {
  const { reader, locale } = asked;
  const nobody = { ...asked, taken: [], parent: undefined, beside: [], member: false, account: false };
  if (!reader) return nobody;
  const { own, linked } = await ordersOf(room.database, reader);
  const taken = [...own, ...linked].filter(
    (order) => kindOf(order).hasReport && order.sittingId !== null && order.erasedAt === null,
  );
  // Beside a report of one's own: what is added to another's would open nothing here.
  for (const order of taken.filter((one) => own.includes(one))) {
    const entitlement = await findEntitlement(room, order.orderNumber);
    if (!entitlement || !(isUnlocked(order.state) || entitlement.bringing)) continue;
    const beside = await extrasFor(room, reader, entitlement, locale);
    return { ...nobody, taken, parent: order, beside, ...(await rightsOf(room, reader)) };
  }
  return { ...nobody, taken, ...(await rightsOf(room, reader)) };
}

async function rightsOf({ database, clock }: ShelfRoom, reader: Reader) {
  return {
    member: await isMember(database, reader, clock.now()),
    account: (await accountOfReader(database, reader)) !== undefined,
  };
}

async function testOf(room: ShelfRoom, standing: Standing, exam: Exam): Promise<Shelf['tests'][number]> {
  const { locale } = standing;
  const taken = standing.taken.filter(({ examId }) => examId === exam.id);
  const market = findMarket(taken[0]?.market ?? '') ?? standing.market;
  const { landing, emblem } = exam.face;
  const lowest = lowestOf(exam, market);
  return {
    examId: exam.id,
    countryCode: market.code,
    name: exam.name(locale),
    face: { landing, emblem },
    ...(await offersOf(room, { ...standing, market }, { exam, taken })),
    // What an account opens nobody has to be given. A report is called by its test, a course is not given as one.
    gift:
      lowest && !isFreeWithAccount(exam)
        ? {
            ...priceOf(market, lowest),
            name: exam.course ? nameOf(lowest, locale) : exam.name(locale),
            from: leavesChoice(exam),
          }
        : null,
  };
}

/** What is told of a test: by the report that is open, else by the result that waits for one, else by the test itself. */
async function offersOf(
  room: ShelfRoom,
  standing: Standing,
  { exam, taken }: { exam: Exam; taken: readonly Order[] },
): Promise<Pick<Shelf['tests'][number], 'offers' | 'byMembership'>> {
  for (const order of exam.course ? [] : taken) {
    const entitlement = await findEntitlement(room, order.orderNumber);
    if (!entitlement || !isOpen(entitlement)) continue;
    const { byMembership } = entitlement;
    return { offers: await besideReport(room, standing, { exam, entitlement }), byMembership };
  }
  return { offers: await beforeReport(room, standing, { exam, taken }), byMembership: false };
}

/** How the report of a test can be had that is not open. */
async function beforeReport(
  room: ShelfRoom,
  standing: Standing,
  { exam, taken }: { exam: Exam; taken: readonly Order[] },
): Promise<Offer[]> {
  if (exam.course) return courseOf(standing, exam);
  const waiting = taken.find(({ state }) => !isSettled(state));
  const whole = await withoutPayment(room, standing, exam, waiting);
  if (whole) return [whole];
  const free = freeOf(standing, exam);
  if (free && isFreeWithAccount(exam)) return [free];
  const reader = readersPrice(standing, exam);
  const bought = reader ? [reader] : choice(standing, exam, waiting ? 'taken' : 'price', waiting);
  return [...(free ? [free] : []), ...bought];
}

/** What an open report can still have: the rest of it, a larger package, a certificate. */
async function besideReport(
  room: ShelfRoom,
  standing: Standing,
  { exam, entitlement }: { exam: Exam; entitlement: Entitlement },
): Promise<Offer[]> {
  const { order, features } = entitlement;
  const { reader, locale, member } = standing;
  const { orderNumber } = order;
  const paysForRest = !isSettled(order.state) && !entitlement.bringing && !member;
  if (paysForRest && leavesMore(exam.id, features)) return choice(standing, exam, 'rest', order);
  // A member has all of it already.
  const raised = member ? { offered: [] } : await upgradesFor(room, entitlement, locale);
  const larger = raised.offered.map(({ skuId, name, price }): Offer => {
    const item = findSku(skuId);
    const alone = item ? priceIn(standing.market, item).amount : null;
    return { ...nothingToPay, why: 'difference', skuId, product: name, price, instead: alone, orderNumber };
  });
  const extras = reader ? await extrasFor(room, reader, entitlement, locale) : [];
  const certificate = extras.find(({ skuId, held }) => skuId === certificateSkuId && !held);
  if (!certificate) return larger;
  const { skuId, name: product, price } = certificate;
  return [...larger, { ...nothingToPay, why: 'certificate', skuId, product, price, orderNumber }];
}

/** A course can be had again; a member has this month's workbook already. */
function courseOf(standing: Standing, exam: Exam): Offer[] {
  const bought = choice(standing, exam, 'course', undefined);
  return standing.member ? [{ ...nothingToPay, why: 'monthly' }, ...bought] : bought;
}

/** What opens the report of a test without another payment. */
async function withoutPayment(
  { database }: ShelfRoom,
  { reader, member, locale }: Standing,
  exam: Exam,
  waiting: Order | undefined,
): Promise<Offer | undefined> {
  if (!reader || waiting) return undefined;
  const bringing = await findBringing(database, reader, { exam });
  const item = bringing?.skuId ? findSku(bringing.skuId) : undefined;
  if (item) return { ...nothingToPay, why: 'brought', product: nameOf(item, locale) };
  return member ? { ...nothingToPay, why: 'member' } : undefined;
}

function freeOf({ account, locale }: Standing, exam: Exam): Offer | undefined {
  if (!exam.freeWithAccount?.length) return undefined;
  const product = isFreeWithAccount(exam) ? null : beyondAccount(exam, locale);
  return { ...nothingToPay, why: account ? 'account' : 'login', product };
}

/** What a test's report costs beside one that is owned; undefined where that is not less than by itself. */
function readersPrice({ parent, beside }: Standing, exam: Exam): Offer | undefined {
  const extra = beside.find(({ examId, held }) => examId === exam.id && !held);
  const market = findMarket(parent?.market ?? '');
  const lowest = market && lowestOf(exam, market);
  if (!extra || !parent || !lowest) return undefined;
  const { amount: instead } = priceIn(market, lowest);
  const { skuId, name: product, price } = extra;
  if (price.amount >= instead) return undefined;
  return { ...nothingToPay, why: 'reader', skuId, product, price, instead, orderNumber: parent.orderNumber };
}

/** A choice of a test's packages, told by the smallest. */
function choice({ market }: Standing, exam: Exam, why: Offer['why'], order: Order | undefined): Offer[] {
  const lowest = lowestOf(exam, market);
  if (!lowest) return [];
  const price = priceOf(market, lowest);
  return [{ ...nothingToPay, why, price, from: leavesChoice(exam), orderNumber: order?.orderNumber ?? null }];
}

const priceOf = (market: Market, item: CatalogueItem): Price => ({
  ...priceIn(market, item),
  tax: market.tax,
});
