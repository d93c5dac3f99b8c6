import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FeatureId } from '#exams/exam.ts';
import { holdsBooklet, holdsWorkbook, isInReport } from '#exams/features.ts';
import type { Variety } from '#locale/locales.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { FileStore } from '#server/platform/files/store.ts';

/** How long a download address works. */
const addressMilliseconds = 10 * 60 * 1000;

/** A report with what it holds, in a language: another package, a membership or another language makes another file of it. */
export interface ReportFile {
  readonly orderNumber: string;
  readonly features: readonly FeatureId[];
  readonly variety: Variety;
}

/** Names what a report holds: what else was bought does not change what stands in it. */
export function contentsOf(features: readonly FeatureId[]): string {
  const held = [...new Set(features.filter(isInReport))].sort().join(' ');
  return createHash('sha256').update(held).digest('hex').slice(0, 16);
}

/** What is printed ahead and kept: the report, and where a package holds it the booklet of answers; or a workbook. */
export type PrintKind = 'report' | 'answers' | 'workbook';

export function printsOf({ features }: Pick<ReportFile, 'features'>): readonly PrintKind[] {
  if (holdsWorkbook(features)) return ['workbook'];
  return holdsBooklet(features) ? ['report', 'answers'] : ['report'];
}

const keyOf = ({ orderNumber, features, variety }: ReportFile, kind: PrintKind) =>
  `${orderNumber}/${contentsOf(features)}-${variety}-${kind}.pdf`;

/** Whether a finished print lies ready. */
export function hasPrint(files: FileStore, file: ReportFile, kind: PrintKind): Promise<boolean> {
  return files.has(keyOf(file, kind));
}

/** The bytes of a finished print; undefined while there are none. */
export function readPrint(
  files: FileStore,
  file: ReportFile,
  kind: PrintKind,
): Promise<Uint8Array | undefined> {
  return files.read(keyOf(file, kind));
}

interface Print {
  readonly kind: PrintKind;
  readonly bytes: Uint8Array;
}

/** Keeps what was printed of an order; prints of what it held before go, in every language. */
export async function keepPrints(
  files: FileStore,
  file: ReportFile,
  prints: readonly Print[],
): Promise<void> {
  for (const { kind, bytes } of prints) await files.write(keyOf(file, kind), bytes);
  const { orderNumber, features } = file;
  const kept = `${orderNumber}/${contentsOf(features)}-`;
  const found = await files.keysBelow(orderNumber);
  await files.remove(found.filter((key) => key.endsWith('.pdf') && !key.startsWith(kept)));
}

/** Deletes every file of an order. */
export function removeFiles(files: FileStore, orderNumber: string): Promise<void> {
  return files.removeBelow(orderNumber);
}

/** One of an order's files. */
export interface FileName {
  readonly orderNumber: string;
  readonly variety: Variety;
  readonly kind: PrintKind | 'certificate';
}

/** The query of a download address that works for ten minutes. */
export function signAddress(
  { secret, clock }: { secret: string; clock: Clock },
  file: FileName,
): { query: string; expiresAt: Date } {
  const expiresAt = new Date(clock.now().getTime() + addressMilliseconds);
  const expires = String(expiresAt.getTime());
  return { query: `expires=${expires}&signature=${signatureOf(secret, file, expires)}`, expiresAt };
}

export function isAddressValid(
  { secret, clock }: { secret: string; clock: Clock },
  { expires, signature, ...file }: FileName & { expires: string; signature: string },
): boolean {
  const expected = Buffer.from(signatureOf(secret, file, expires));
  const given = Buffer.from(signature);
  const signed = expected.length === given.length && timingSafeEqual(expected, given);
  return signed && clock.now().getTime() <= Number(expires);
}

function signatureOf(secret: string, { orderNumber, kind, variety }: FileName, expires: string): string {
  return createHmac('sha256', secret)
    .update(`${kind} file ${orderNumber} ${variety} ${expires}`)
    .digest('base64url');
}
