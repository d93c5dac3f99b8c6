import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DataOf } from '#contract/call.ts';
import { orderNumber } from '#contract/fields.ts';
import { fileKind, type orderFiles } from '#contract/reports.ts';
import { variety as varietyField } from '#contract/varieties.ts';
import type { Variety } from '#locale/locales.ts';
import { languageOf } from '#locale/varieties.ts';
import { enqueue } from '#server/jobs/index.ts';
import { addedBy } from '#server/orders/family.ts';
import { kindOf } from '#server/orders/kinds.ts';
import { varietyOfOrder } from '#server/orders/variety.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import { rateLimits } from '#server/platform/http/limits.ts';
import { type Entitlement, entitlementFor, isOpen } from '#server/privileges/entitlement.ts';
import { handOut } from '#server/privileges/hand-out.ts';
import { type CertificateRoom, heldCertificate } from './certificates/hold.ts';
import { printCertificate } from './certificates/print.ts';
import {
  contentsOf,
  type FileName,
  hasPrint,
  isAddressValid,
  type PrintKind,
  printsOf,
  type ReportFile,
  readPrint,
  signAddress,
} from './files.ts';

export interface FileRoom extends CertificateRoom {
  readonly secret: string;
  readonly files: FileStore;
  /** Base of the default server, e.g. `/ads`. */
  readonly apiBase: string;
}

type OrderFile = DataOf<typeof orderFiles>['files'][number];

/** How a file is called where it is saved: with its language, where that is not the order's own. */
const nameOf = ({ orderNumber, kind, variety }: FileName, own: Variety) =>
  `${orderNumber}${suffixes[kind]}${variety === own ? '' : `-${variety}`}.pdf`;

const suffixes = {
  report: '',
  answers: '-answers',
  workbook: '-workbook',
  certificate: '-certificate',
} as const;

/**
 * The files of an order: the report's PDF in the language that is asked for, with the booklet where the order holds it;
 * and the certificate, in the language of the order. Paper is printed when it is first asked for (decision 76).
 *
 * @param wish.make whether what is not there is made now
 * @throws Refusal `reportLocked`
 */
export async function filesOf(
  room: FileRoom,
  entitlement: Entitlement,
  { variety, make }: { readonly variety: Variety; readonly make: boolean },
): Promise<DataOf<typeof orderFiles>> {
  const { order, features } = entitlement;
  const { orderNumber, coverName } = order;
  if (!isOpen(entitlement)) throw new Refusal('reportLocked');
  const own = varietyOfOrder(order);
  const held = { orderNumber, features, coverName, variety };
  const told = (file: FileName, state: OrderFile['state']) =>
    toldOf(room, { file, state, name: nameOf(file, own) });
  const absent = make ? 'making' : 'unmade';
  const files = await Promise.all(
    printsOf(held).map(async (kind) =>
      told({ orderNumber, kind, variety }, (await hasPrint(room.files, held, kind)) ? 'ready' : absent),
    ),
  );
  if (files.some(({ state }) => state === 'making')) await makeAbsentFiles(room, held);
  if (!features.includes('certificate'))
    return { files, coverName, certificate: null, certificateOrder: null };

  const named = await heldCertificate(room, order);
  files.push(told({ orderNumber, kind: 'certificate', variety: own }, named ? 'ready' : 'unnamed'));
  const extra = addedBy(entitlement, 'certificate').find((one) => kindOf(one).asChild === 'adds');
  return { files, coverName, certificate: named, certificateOrder: extra?.orderNumber ?? null };
}

function toldOf(
  room: FileRoom,
  { file, state, name }: { file: FileName; state: OrderFile['state']; name: string },
): OrderFile {
  const { kind, orderNumber, variety } = file;
  const language = languageOf(variety);
  if (state !== 'ready') return { kind, name, language, state, url: null, expiresAt: null };
  const { query, expiresAt } = signAddress(room, file);
  const url = `${room.apiBase}/exam/order/file/${orderNumber}/${kind}?variety=${variety}&${query}`;
  return { kind, name, language, state, url, expiresAt: expiresAt.toISOString() };
}

/** Writes the job that prints; one a minute, however often it is asked for meanwhile. */
async function makeAbsentFiles({ database, clock }: FileRoom, held: ReportFile): Promise<void> {
  const { orderNumber, variety } = held;
  const minute = clock.now().toISOString().slice(0, 16);
  await inTransaction(database, (tx) =>
    enqueue(tx, {
      aggregateId: orderNumber,
      kind: 'report.render',
      id: `report.render:${contentsOf(held)}:${variety}:${minute}`,
      payload: { variety },
    }),
  );
}

const download = {
  params: z.object({ orderNumber, kind: fileKind }),
  query: z.object({
    variety: varietyField,
    expires: z.string().regex(/^\d{1,16}$/),
    signature: z.string().max(64),
  }),
  body: z.object({ orderNumber }),
};

/**
 * The download itself (specification, section 7): a POST with the orderNumber, answered by the PDF. The address must
 * be signed and fresh, and the browser must be one that may read the order.
 */
export function downloadRoute(http: FastifyInstance, room: FileRoom): void {
  const config = { rateLimit: rateLimits.write };
  http.post('/ads/exam/order/file/:orderNumber/:kind', { config }, async (request, reply) => {
    const params = download.params.safeParse(request.params);
    const query = download.query.safeParse(request.query);
    const body = download.body.safeParse(request.body);
    if (!params.success) throw new Refusal('notFound');
    if (!body.success || body.data.orderNumber !== params.data.orderNumber) {
      throw new Refusal('malformed', [{ field: 'body.orderNumber', problem: 'must name the order' }]);
    }
    if (!query.success || !isAddressValid(room, { ...params.data, ...query.data }))
      throw new Refusal('linkExpired');
    const file = { ...params.data, variety: query.data.variety };
    const entitlement = await entitlementFor(room, request.holder.reader(), file.orderNumber);
    const bytes = await bytesOf[file.kind](room, entitlement, file.variety);
    const name = nameOf(file, varietyOfOrder(entitlement.order));
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('application/pdf')
      .send(bytes);
  });
}

/** @throws Refusal `reportLocked` where it is not held, also after the money went back; `fileNotReady` */
const printOf =
  (kind: PrintKind) =>
  async (room: FileRoom, entitlement: Entitlement, variety: Variety): Promise<Uint8Array> => {
    const { order, features } = entitlement;
    const { orderNumber, coverName } = order;
    const held = { orderNumber, features, coverName, variety };
    if (!isOpen(entitlement) || !printsOf(held).includes(kind)) throw new Refusal('reportLocked');
    const bytes = await readPrint(room.files, held, kind);
    if (!bytes) throw new Refusal('fileNotReady');
    if (!(await handOut(room, entitlement, 'report'))) throw new Refusal('reportLocked');
    return bytes;
  };

/** @throws Refusal `certificateLocked` also after the money went back, `fileNotReady` where it has no name */
async function certificateFileOf(room: FileRoom, entitlement: Entitlement): Promise<Uint8Array> {
  const held = await heldCertificate(room, entitlement.order);
  if (!held) throw new Refusal('fileNotReady');
  const bytes = await printCertificate(room, entitlement, held);
  if (!(await handOut(room, entitlement, 'certificate'))) throw new Refusal('certificateLocked');
  return bytes;
}

const bytesOf = {
  report: printOf('report'),
  answers: printOf('answers'),
  workbook: printOf('workbook'),
  certificate: certificateFileOf,
} satisfies Record<FileName['kind'], unknown>;
