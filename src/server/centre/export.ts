import { strToU8, zipSync } from 'fflate';
import type { ReportDocument } from '#contract/report.ts';
import { findExam } from '#exams/index.ts';
import type { Variety } from '#locale/locales.ts';
import { formerAddressesOf } from '#server/accounts/links.ts';
import { type Passkey, passkeysOf } from '#server/accounts/passkey-store.ts';
import { type Session, sessionsOf } from '#server/accounts/sessions.ts';
import { type Account, accountOfReader } from '#server/accounts/store.ts';
import { findSku, nameOf } from '#server/catalogue/skus.ts';
import { type Access, accessesAround, changeableLinked, ordersOf } from '#server/orders/readers.ts';
import type { Order } from '#server/orders/store.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { findEntitlement, isOpen } from '#server/privileges/entitlement.ts';
import { wasHandedOut } from '#server/privileges/hand-out.ts';
import { type ComposeRoom, composeReport } from '#server/reports/compose.ts';
import { sittingsOf } from '#server/sittings/forget.ts';
import type { QuestionsOf } from '#server/sittings/form.ts';
import { findSitting } from '#server/sittings/store.ts';
import { type Compared, comparedOf } from '#server/together/taken-along.ts';
import { type Beside, besideOrders, visitsOf } from './export-beside.ts';
import { pageOfExport } from './export-page.ts';
import { type Taken, takenIn } from './export-tests.ts';
import { type Belonging, belongingsOf } from './list.ts';

export interface ExportRoom extends ComposeRoom {
  readonly questionsOf: QuestionsOf;
}

/** Everything that somebody gave and got, without what would give a test away: seeds, keys, what was never bought. */
export interface Export extends Beside {
  readonly exportedAt: Date;
  readonly account: ReturnType<typeof accountIn>;
  /** The addresses that the account had, for as long as the way back to each is kept. */
  readonly formerAddresses: readonly string[];
  /** Where the account is logged in. */
  readonly sessions: readonly Pick<Session, 'browser' | 'startedAt' | 'seenAt'>[];
  /** The keys by which the person logs in, by where and when they were added. */
  readonly passkeys: readonly Pick<Passkey, 'browser' | 'addedAt' | 'usedAt'>[];
  readonly tests: readonly Taken[];
  readonly results: readonly Belonging[];
  readonly orders: readonly ReturnType<typeof orderIn>[];
  readonly reports: readonly ReportDocument[];
  /** Invitations to compare results, and what came of them: the own side, and the name that the other one gave. */
  readonly together: readonly Compared[];
  /** Who was let in to these orders, and to what this reader was. */
  readonly access: readonly ReturnType<typeof accessIn>[];
  /** Of the visits in which tests were begun and orders made. */
  readonly visits: Awaited<ReturnType<typeof visitsOf>>;
}

/** What a reader holds, whoever it is: an account, a browser, one who opened a mailed link. */
export async function exportOf(room: ExportRoom, reader: Reader, locale: Variety): Promise<Export> {
  const { database } = room;
  const { own, linked } = await ordersOf(database, reader);
  const orders = [...own, ...linked];
  // A mail may have been handed on: of what one only reads, nothing goes along but that.
  const changeable = await changeableLinked(database, reader, room.clock.now());
  const held = [...own, ...linked.filter(({ orderNumber }) => changeable.has(orderNumber))];
  const begun = await sittingsOf(database, reader);
  const others = held.flatMap(({ sittingId }) =>
    sittingId !== null && !begun.some(({ id }) => id === sittingId) ? [sittingId] : [],
  );
  const lent = await Promise.all(others.map((id) => findSitting(database, id)));
  const sittings = [...begun, ...lent.filter((sitting) => sitting !== undefined)];
  const account = await accountOfReader(database, reader);
  const logids = [...begun, ...own].flatMap(({ logid }) => logid ?? []);
  return {
    exportedAt: room.clock.now(),
    account: accountIn(account),
    formerAddresses: account ? await formerAddressesOf(database, account) : [],
    sessions: account ? (await sessionsOf(room, database, account.id)).map(sessionIn) : [],
    passkeys: account ? (await passkeysOf(database, account.id)).map(passkeyIn) : [],
    tests: await Promise.all(sittings.map((sitting) => takenIn(room, sitting, locale))),
    results: await belongingsOf(room, reader, locale),
    orders: orders.map((order) => orderIn(held.includes(order) ? order : asRead(order), locale)),
    reports: await reportsOf(room, orders, locale),
    ...(await besideOrders(database, own)),
    together: await comparedOf(database, held),
    access: (
      await accessesAround(
        database,
        reader,
        own.map(({ orderNumber }) => orderNumber),
      )
    ).map(accessIn),
    visits: await visitsOf(database, [...new Set(logids)]),
  };
}

function accountIn(account: Account | undefined) {
  if (!account) return null;
  const { id, email, name, nickname, phone, birthday, gender, createdAt, verifiedAt, agreedAt, agreed } =
    account;
  return { id, email, name, nickname, phone, birthday, gender, createdAt, verifiedAt, agreedAt, agreed };
}

const sessionIn = ({ startedAt, seenAt, browser }: Session) => ({ startedAt, seenAt, browser });

const passkeyIn = ({ addedAt, usedAt, browser }: Passkey) => ({ addedAt, usedAt, browser });

const accessIn = ({ orderNumber, browser, grantedAt, changesUntil }: Access) => ({
  orderNumber,
  browser,
  grantedAt,
  changesUntil,
});

/** An order without what is its holder's: who that is, what it cost them less, and what they agreed to. */
function asRead(order: Order): Order {
  return {
    ...order,
    ...{ email: null, coverName: null, couponCode: null, discountAmount: null, creditAmount: null },
    ...{ agreed: null, agreedAt: null, waiver: null, waivedAt: null, openedAt: null, pendingAt: null },
  };
}

function orderIn(order: Order, locale: Variety) {
  const { orderNumber, kind, state, skuId, parentOrderNumber, broughtBy, examId } = order;
  const { totalAmount, discountAmount, creditAmount, refundedAmount, couponCode, currency } = order;
  const {
    email,
    coverName,
    cardGiver,
    cardLine,
    market,
    waiver,
    agreed,
    periodStart,
    periodEnd,
    examVersion,
    normVersion,
  } = order;
  const { createdAt, pendingAt, paidAt, openedAt, waivedAt, agreedAt } = order;
  const item = skuId === null ? undefined : findSku(skuId);
  const product = item ? nameOf(item, locale) : (findExam(examId)?.name(locale) ?? examId);
  return {
    ...{ orderNumber, kind, state, product, skuId, examId, examVersion, normVersion },
    ...{ parentOrderNumber, broughtBy },
    ...{ totalAmount, discountAmount, creditAmount, refundedAmount, couponCode, currency },
    ...{
      email,
      coverName,
      cardGiver,
      cardLine,
      market,
      language: order.locale,
      createdAt,
      pendingAt,
      paidAt,
      openedAt,
      periodStart,
      periodEnd,
    },
    /** The legal documents, each in its version, and the sentence on withdrawal. */
    ...{ agreed, agreedAt, waiver, waivedAt },
  };
}

/** The reports that were handed out before; an export opens none. */
async function reportsOf(
  room: ComposeRoom,
  orders: readonly Order[],
  locale: Variety,
): Promise<ReportDocument[]> {
  const composed = await Promise.all(
    orders.map(async (order) => {
      const entitlement = await findEntitlement(room, order.orderNumber);
      const isHanded = entitlement !== undefined && isOpen(entitlement) && wasHandedOut(entitlement);
      return isHanded ? composeReport(room, entitlement, locale) : null;
    }),
  );
  return composed.filter((report) => report !== null);
}

/** One archive: the data for programs, and the same as a page for people. */
export function archiveOf(exported: Export, locale: Variety): Uint8Array {
  return zipSync({
    'data.json': strToU8(JSON.stringify(exported, null, 2)),
    'index.html': strToU8(pageOfExport(exported, locale)),
  });
}
