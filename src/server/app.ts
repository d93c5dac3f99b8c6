import type { FastifyInstance } from 'fastify';
import { calls, pendingCalls } from '#contract/index.ts';
import { languageOf } from '#locale/varieties.ts';
import { rawWords } from '#words/index.ts';
import { codeOf } from './accounts/codes.ts';
import { accountGate } from './accounts/gate.ts';
import { accountTokenOf } from './accounts/links.ts';
import { accountRoutes } from './accounts/routes.ts';
import { alarms, assertSelling, warnOfSelling } from './alarms.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { checkCatalogue } from './catalogue/skus.ts';
import { centreRoutes } from './centre/routes.ts';
import type { Config } from './config.ts';
import { conversionRoutes } from './conversions/routes.ts';
import { openServices, placedAt } from './conversions/services/index.ts';
import { after, handlers } from './flow.ts';
import { legalRoutes } from './legal/routes.ts';
import { sellerLine, sellerOf } from './legal/seller.ts';
import { sellingOf } from './legal/selling.ts';
import { mailboxRoutes } from './mail/routes.ts';
import { reconcileMemberships } from './memberships/reconcile.ts';
import { remindMembers } from './memberships/remind.ts';
import { membershipRoutes } from './memberships/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { salesOf } from './orders/sales.ts';
import { noticeDoor } from './payments/door.ts';
import { reconcile } from './payments/reconcile.ts';
import { reconcileRefunds } from './payments/refunds/reconcile.ts';
import { hourlyReturns } from './payments/returns.ts';
import { paymentRoutes } from './payments/routes.ts';
import { withdrawalRoutes } from './payments/withdrawal-routes.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/database/open.ts';
import { openDatabase } from './platform/database/open.ts';
import { openFiles } from './platform/files/open.ts';
import { createHttp, type HttpOptions } from './platform/http/create.ts';
import { servePending } from './platform/http/serve.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { createWorker, type Worker } from './platform/outbox/worker.ts';
import { erase } from './privacy/erase.ts';
import { dailyRetention } from './privacy/retention.ts';
import { privacyRoutes } from './privacy/routes.ts';
import type { Belongings } from './privacy/scope.ts';
import { memberRoutes } from './privileges/membership-routes.ts';
import { privilegeRoutes } from './privileges/routes.ts';
import { openProviders, providerKinds } from './providers/index.ts';
import type { ProviderKind } from './providers/provider.ts';
import { createComposed } from './reports/compose.ts';
import { tryGiftCard } from './reports/gift-card.ts';
import { countAsking } from './reports/limits.ts';
import { tokenOf } from './reports/links.ts';
import { createPdfPress, type PdfPress } from './reports/pdf/render.ts';
import { reportRoutes } from './reports/routes.ts';
import { sampleRoutes } from './reports/samples/routes.ts';
import { shareRoutes } from './shares/routes.ts';
import { createForms } from './sittings/form.ts';
import { sittingRoutes } from './sittings/routes.ts';
import { createSeedStock, type SeedStock } from './sittings/seeds.ts';
import { supportRoutes } from './support/routes.ts';
import { togetherRoutes } from './together/routes.ts';
import { visitRoutes } from './visits/routes.ts';

export interface AppOptions {
  readonly config: Config;
  readonly clock?: Clock;
  /** An open database that outlives the app; without one, that of the configuration is opened. */
  readonly database?: OpenDatabase;
  readonly logStream?: HttpOptions['logStream'];
  /** How long a payment provider may take to answer. */
  readonly answerLimitMilliseconds?: number;
  /** What prints documents; it is closed with the app. */
  readonly press?: PdfPress;
  /** Where seeds of new sittings come from; it is closed with the app. */
  readonly seeds?: SeedStock;
  /** The payment providers that there are; those of the product by default. */
  readonly kinds?: readonly ProviderKind[];
}

export interface App {
  readonly http: FastifyInstance;
  readonly worker: Worker;
  readonly database: OpenDatabase;
  readonly metrics: Metrics;
  /** Asks providers about payments whose answer was lost, now. */
  reconcile(): Promise<void>;
  /** Keeps seeds of new sittings ready from now on. */
  keepSeedsReady(): void;
  /** Deletes answers, results and persons; see `privacy/erase.ts`. */
  erase(belongings: Belongings): Promise<number>;
  /** Begins with jobs and questions to providers, where the role has them. */
  start(): void;
  close(): Promise<void>;
}

/** Long enough for a bank, short enough for a person (promise 12.7: 10 s at most). */
const answerLimitMilliseconds = 6_000;

const reconcileMilliseconds = 5_000;

/** The whole server with every call and job, but no pages and no port. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, clock = systemClock } = options;
  checkCatalogue();
  const open = options.database ?? (await openDatabase(config));
  const { database } = open;
  const metrics = createMetrics();
  const limit = options.answerLimitMilliseconds ?? answerLimitMilliseconds;
  const opened = openProviders(options.kinds ?? providerKinds, config.given, {
    ...config,
    database,
    clock,
    answerLimitMilliseconds: limit,
    async deliver(provider, payload, headers) {
      const answer = await http.inject({ method: 'POST', url: `/pay/notify/${provider}`, payload, headers });
      return answer.statusCode;
    },
  });
  try {
    assertSelling(config, opened);
  } catch (problem) {
    if (!options.database) await open.close();
    throw problem;
  }
  const http = await createHttp({
    config,
    clock,
    payPages: opened.offered.flatMap(({ payPages }) => payPages),
    database,
    waited: open.waited,
    metrics,
    translateRefusal: (name, variety) => rawWords(variety, 'errors')[name],
    ...(options.logStream && { logStream: options.logStream }),
  });

  accountGate(http, { ...config, database, clock });

  const press = options.press ?? createPdfPress();
  metrics.press(press.taken);
  const seeds = options.seeds ?? createSeedStock();
  // Each app remembers on its own: two in one process may stand on two databases.
  const room = {
    ...config,
    database,
    clock,
    press,
    seeds,
    files: openFiles(config),
    composed: createComposed(),
    questionsOf: createForms(),
    services: openServices(config.given),
  };
  const seller = sellerOf(config);
  const sellsIn = sellingOf({ ...config, seller, takesMoney: opened.takesMoney });
  const then = after({ ...room, kinds: opened.kinds });
  const payments = {
    ...room,
    ...opened,
    sellsIn,
    answerLimitMilliseconds: limit,
    checkPurchase: then.checkPurchase,
    onPressed: then.pressed,
    onPaid: then.paid,
    onSubscription: then.onSubscription,
    onRefunded: then.refunded,
    onDisputed: then.disputed,
    ...alarms(http.log, metrics),
    baseOf: (provider: string) => (isOnThisHost(opened.kinds, config, provider) ? '' : config.publicUrl),
  };

  visitRoutes(http, { ...room, onSeen: then.seen });
  conversionRoutes(http, room);
  legalRoutes(http, {
    seller,
    ads: room.services.map(({ title }) => title),
    kept: {
      keepSittings: String(config.keepSittingsDays),
      keepDrafts: String(config.keepDraftsDays),
      keepVisits: String(config.keepVisitsDays),
      keepNotices: String(config.keepNoticesDays),
      keepJobs: String(config.keepJobsDays),
      keepLinks: String(config.keepLinksDays),
    },
  });
  catalogueRoutes(http, {
    ...room,
    mode: config.siteFigures,
    offered: opened.offered,
    takesMoney: payments.takesMoney,
    sellsIn,
    salesOf: (skuIds) => salesOf(database, skuIds),
  });
  sittingRoutes(http, { ...room, mode: config.siteFigures });
  orderRoutes(http, {
    ...room,
    countEmailChange: (tx, orderNumber) => countAsking({ ...room, database: tx }, 'order', orderNumber),
    onEmailChanged: then.emailChanged,
    tryGiftCard: (wanted) => tryGiftCard(room, wanted),
  });
  paymentRoutes(http, payments);
  withdrawalRoutes(http, { ...room, isMembers: then.isMembers, onWithdrawn: then.withdrawn });
  membershipRoutes(http, payments);
  noticeDoor(http, payments);
  for (const provider of opened.providers.values()) provider.pages?.(http);
  privilegeRoutes(http, room);
  memberRoutes(http, room);
  reportRoutes(http, room);
  sampleRoutes(http, room);
  shareRoutes(http, room);
  togetherRoutes(http, room);
  privacyRoutes(http, payments);
  centreRoutes(http, payments);
  accountRoutes(http, { ...room, onLoggedIn: then.onLoggedIn, onLocked: then.onLocked });
  supportRoutes(http, room);
  for (const call of calls) if (pendingCalls.has(call.name)) servePending(http, call);
  if (config.mailboxShown) mailboxRoutes(http, room);

  const worker = createWorker({
    database,
    clock,
    log: http.log,
    alone: open.kind === 'embedded',
    observe: metrics.job,
    handlers: handlers({
      ...room,
      kinds: opened.kinds,
      placeOf: placedAt(config.given),
      payments,
      onSwept: (told) => http.log.info(told, 'What nobody needs any more was deleted.'),
      mail: {
        ...room,
        seller: sellerLine(seller),
        home: `XX-${config.defaultExam}`,
        from: config.mailFrom,
        printGift: (card) => press.giftCard(card),
        codeOf: (codeId) => codeOf(config.secret, codeId),
        accountTokenOf: (linkId) => accountTokenOf(config.secret, linkId),
        addressOf: ({ linkId, reference }, variety) => {
          const query = new URLSearchParams({
            token: tokenOf(config.secret, linkId),
            hl: languageOf(variety),
          });
          return `${config.publicUrl}/report/retrieve/${reference}?${query}`;
        },
      },
    }),
  });

  /** One that fails keeps none of the others from being asked; it is tried again with the next round. */
  const keepRetention = dailyRetention();
  const lookForReturns = hourlyReturns();
  const askAll = async () => {
    for (const question of [
      reconcile,
      reconcileRefunds,
      reconcileMemberships,
      remindMembers,
      lookForReturns,
      keepRetention,
    ]) {
      await question(payments).catch((problem) =>
        http.log.error({ err: problem }, 'Open payments could not be looked at.'),
      );
    }
  };

  let timer: NodeJS.Timeout | undefined;
  let asking: Promise<void> | undefined;
  const ask = () => {
    asking ??= askAll().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  return {
    http,
    worker,
    database: open,
    metrics,
    reconcile: askAll,
    keepSeedsReady: () =>
      seeds.keepReady(config.formsAhead, (problem) =>
        http.log.error({ err: problem }, 'No seeds are kept ready.'),
      ),
    erase: (belongings) => erase(payments, belongings),
    start() {
      if (config.production) warnOfSelling(http.log, { ...config, seller }, payments);
      if (config.role !== 'all' && config.role !== 'work') return;
      worker.start();
      timer ??= setInterval(ask, reconcileMilliseconds);
    },
    async close() {
      clearInterval(timer);
      await http.close();
      await asking;
      await worker.stop();
      await press.close();
      await seeds.close();
      if (!options.database) await open.close();
    },
  };
}

/** A demonstration's pages stand beside the calls about payments: on our host, unless those are on another. */
function isOnThisHost(kinds: readonly ProviderKind[], { payBase }: Config, provider: string): boolean {
  const isOurs = kinds.some(({ name, demonstration }) => demonstration && name === provider);
  return isOurs && !/^https?:/.test(payBase);
}
