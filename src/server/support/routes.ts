import type { FastifyInstance } from 'fastify';
import { writeToSupport } from '#contract/support.ts';
import { enqueue } from '#server/jobs/index.ts';
import { newCode } from '#server/platform/codes.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { clientOf, networkOf } from '#server/platform/http/client.ts';
import { serve } from '#server/platform/http/serve.ts';
import { newId } from '#server/platform/ids.ts';
import type { Room } from '#server/platform/room.ts';
import { countAsking } from '#server/reports/limits.ts';

export interface SupportRoom extends Room {
  readonly secret: string;
  /** Whoever runs the site reads here. */
  readonly supportEmail: string;
}

/** Half of a code, such as `4F7K-0QWX`: short enough to be read out, and it opens nothing. */
const referenceLength = 9;

/**
 * Messages to whoever runs the site. Both mails are jobs of one transaction: a message that was taken is never lost, however
 * long a mailbox cannot be reached. The confirmation repeats nothing of the message, so that nobody can use it to write to a
 * stranger.
 */
export function supportRoutes(http: FastifyInstance, room: SupportRoom): void {
  serve(http, writeToSupport, async ({ body, clientAddress, locale, varietyIn, log }) => {
    await countAsking(room, 'support', clientOf(clientAddress));
    await countAsking(room, 'network', networkOf(clientAddress));
    await countAsking(room, 'supportAddress', body.email.toLowerCase());
    const reference = newCode().slice(0, referenceLength);
    const aggregateId = newId(room.clock);
    const variety = varietyIn(locale);
    await inTransaction(room.database, async (tx) => {
      await enqueue(tx, {
        aggregateId,
        kind: 'mail.support',
        id: 'mail.support',
        payload: {
          to: room.supportEmail,
          locale: variety,
          reference,
          from: body.email,
          name: body.name || null,
          message: body.message,
          orderNumber: body.orderNumber ?? null,
          sittingId: body.sittingId ?? null,
        },
      });
      await enqueue(tx, {
        aggregateId,
        kind: 'mail.support-received',
        id: 'mail.support-received',
        payload: { to: body.email, locale: variety, reference },
      });
    });
    log.info({ reference }, 'A message to support was taken.');
    return { reference };
  });
}
