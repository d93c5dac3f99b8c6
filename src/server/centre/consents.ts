import type { DataOf } from '#contract/call.ts';
import type { consentList } from '#contract/consents.ts';
import { findExam } from '#exams/index.ts';
import type { Variety } from '#locale/locales.ts';
import { ordersOf } from '#server/orders/readers.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import type { Room } from '#server/platform/room.ts';
import { sittingsOf } from '#server/sittings/forget.ts';

/** To what processing of sensitive answers a reader agreed (GDPR, article 9 (2) a); it is withdrawn by deleting the test. */
export async function consentsOf(
  { database }: Pick<Room, 'database'>,
  reader: Reader,
  locale: Variety,
): Promise<DataOf<typeof consentList>> {
  const { own } = await ordersOf(database, reader);
  const sittings = await sittingsOf(database, reader);
  const given = sittings.flatMap(({ id, examId, market, consentedAt }) =>
    consentedAt === null ? [] : [{ id, examId, market, consentedAt }],
  );
  return given
    .sort((one, other) => other.consentedAt.getTime() - one.consentedAt.getTime())
    .map(({ id, examId, market, consentedAt }) => ({
      appExamId: examId,
      countryCode: market,
      name: findExam(examId)?.name(locale) ?? examId,
      agreedAt: consentedAt.toISOString(),
      sittingId: id,
      orderNumber: own.find(({ sittingId }) => sittingId === id)?.orderNumber ?? null,
    }));
}
