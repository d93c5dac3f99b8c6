import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DataOf } from '#contract/call.ts';
import { orderNumber } from '#contract/fields.ts';
import type { orderFiles } from '#contract/reports.ts';
import type { FeatureId } from '#exams/exam.ts';
import { enqueue } from '#server/jobs/index.ts';
import { addedBy } from '#server/orders/family.ts';
import { kindOf } from '#server/orders/kinds.ts';
import type { Order } from '#server/orders/store.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
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
  readPrint,
  signAddress,
} from './files.ts';

export interface FileRoom extends CertificateRoom {
  readonly secret: string;
  readonly dataDir: string;
  /** Base of the default server, e.g. `/ads`. */
  readonly apiBase: string;
}

type OrderFile = DataOf<typeof orderFiles>['files'][number];

/** How a file is called where it is saved. */
const nameOf = ({ orderNumber, kind }: FileName) => `${orderNumber}${suffixes[kind]}.pdf`;

const suffixes = {
  report: '',
  answers: '-answers',
  workbook: '-workbook',
  certificate: '-certificate',
} as const;

/** A file that is missing so long after the payment was lost, and is made again. */
const lostAfterMilliseconds = 60_000;

/**
 * The files of an order: the report's PDF, with the booklet and the certificate where the order holds them.
 *
 * @throws Refusal `reportLocked`
 */
export async function filesOf(room: FileRoom, entitlement: Entitlement): Promise<DataOf<typeof orderFiles>> {
  const { order, features } = entitlement;
  const { orderNumber } = order;
  if (!isOpen(entitlement)) throw new Refusal('reportLocked');
  const held = { orderNumber, features };
  const files = await Promise.all(
    printsOf(held).map(async (kind) => {
      const isReady = await hasPrint(room.dataDir, held, kind);
      return isReady ? readyFile(room, { orderNumber, kind }) : awaited({ orderNumber, kind }, 'making');
    }),
  );
  if (files.some(({ state }) => state === 'making')) await makeLostFile(room, order, features);
  if (!features.includes('certificate')) return { files, certificate: null, certificateOrder: null };

  const certificate = { orderNumber, kind: 'certificate' } as const;
  const named = await heldCertificate(room, order);
  files.push(named ? readyFile(room, certificate) : awaited(certificate, 'unnamed'));
  const extra = addedBy(entitlement, 'certificate').find((one) => kindOf(one).asChild === 'adds');
  return { files, certificate: named, certificateOrder: extra?.orderNumber ?? null };
}

const awaited = (file: FileName, state: 'making' | 'unnamed'): OrderFile => ({
  kind: file.kind,
  name: nameOf(file),
  state,
  url: null,
  expiresAt: null,
});

function readyFile(room: FileRoom, file: FileName): OrderFile {
  const { query, expiresAt } = signAddress(room, file);
  return {
    kind: file.kind,
    name: nameOf(file),
    state: 'ready',
    url: `${room.apiBase}/exam/order/file/${file.orderNumber}/${file.kind}?${query}`,
    expiresAt: expiresAt.toISOString(),
  };
}

/** One just paid for is being made already; one that another order or a membership opens is made when it is asked for. */
async function makeLostFile(
  { database, clock }: FileRoom,
  { orderNumber, paidAt }: Order,
  features: readonly FeatureId[],
): Promise<void> {
  const now = clock.now();
  if (paidAt && now.getTime() - paidAt.getTime() < lostAfterMilliseconds) return;
  await inTransaction(database, (tx) =>
    enqueue(tx, {
      aggregateId: orderNumber,
      kind: 'report.render',
      id: `report.render:${contentsOf(features)}:${now.toISOString().slice(0, 16)}`,
      payload: {},
    }),
  );
}

const download = {
  params: z.object({ orderNumber, kind: z.enum(['report', 'answers', 'certificate']) }),
  query: z.object({ expires: z.string().regex(/^\d{1,16}$/), signature: z.string().max(64) }),
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
    const entitlement = await entitlementFor(room, request.holder.reader(), params.data.orderNumber);
    const file = params.data;
    const bytes = await bytesOf[file.kind](room, entitlement);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${nameOf(file)}"`)
      .type('application/pdf')
      .send(bytes);
  });
}

/** @throws Refusal `reportLocked` where it is not held, also after the money went back; `fileNotReady` */
const printOf =
  (kind: PrintKind) =>
  async (room: FileRoom, entitlement: Entitlement): Promise<Uint8Array> => {
    const { order, features } = entitlement;
    const held = { orderNumber: order.orderNumber, features };
    if (!isOpen(entitlement) || !printsOf(held).includes(kind)) throw new Refusal('reportLocked');
    const bytes = await readPrint(room.dataDir, held, kind);
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
  certificate: certificateFileOf,
} as const;
