import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FeatureId } from '#exams/exam.ts';
import { holdsBooklet, holdsWorkbook, isInReport } from '#exams/features.ts';
import type { Variety } from '#locale/locales.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { FileStore } from '#server/platform/files/store.ts';

/** How long a download address works. */
const addressMilliseconds = 10 * 60 * 1000;

/**
 * A report with what it holds, in a language: another package, a membership, another language or another name on its cover
 * makes another file of it.
 */
export interface ReportFile {
  readonly orderNumber: string;
  readonly features: readonly FeatureId[];
  readonly coverName: string | null;
  readonly variety: Variety;
}

/** Names what a report holds: what else was bought does not change what stands in it. */
export function contentsOf({ features, coverName }: Pick<ReportFile, 'features' | 'coverName'>): string {
  const held = [...new Set(features.filter(isInReport))].sort().join(' ');
  const named = coverName === null ? held : `${held}\n${coverName}`;
  return createHash('sha256').update(named).digest('hex').slice(0, 16);
}

/** What is printed ahead and kept: the report, and where a package holds it the booklet of answers; or a workbook. */
export type PrintKind = 'report' | 'answers' | 'workbook';

export function printsOf({ features }: Pick<ReportFile, 'features'>): readonly PrintKind[] {
  if (holdsWorkbook(features)) return ['workbook'];
  return holdsBooklet(features) ? ['report', 'answers'] : ['report'];
}

/** What all prints of an order begin with that hold what it holds now, in any language. */
const contentsKey = (file: ReportFile) => `${file.orderNumber}/${contentsOf(file)}-`;

/** What a print's key begins with: what it is. It ends in the SHA-256 of the bytes, so a key is one file to the byte, whichever release made it. */
const stemOf = (file: ReportFile, kind: PrintKind) => `${contentsKey(file)}${file.variety}-${kind}-`;

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const keyOf = (file: ReportFile, { kind, bytes }: Print) => `${stemOf(file, kind)}${digestOf(bytes)}.pdf`;

/** The key of a finished print, if one is kept; while two are, that of one of them, always the same. */
async function findPrint(files: FileStore, file: ReportFile, kind: PrintKind): Promise<string | undefined> {
  const stem = stemOf(file, kind);
  return (await files.keysBelow(file.orderNumber)).filter((key) => key.startsWith(stem)).sort()[0];
}

/** Whether a finished print lies ready. */
export async function hasPrint(files: FileStore, file: ReportFile, kind: PrintKind): Promise<boolean> {
  return (await findPrint(files, file, kind)) !== undefined;
}

/** The bytes of a finished print; undefined while there are none, or where they are no longer what was kept. */
export async function readPrint(
  files: FileStore,
  file: ReportFile,
  kind: PrintKind,
): Promise<Uint8Array | undefined> {
  const key = await findPrint(files, file, kind);
  const bytes = key === undefined ? undefined : await files.read(key);
  if (key === undefined || !bytes) return undefined;
  if (key === keyOf(file, { kind, bytes })) return bytes;
  // Damaged: as good as lost, and made again.
  await files.remove([key]);
  return undefined;
}

interface Print {
  readonly kind: PrintKind;
  readonly bytes: Uint8Array;
}

/** Keeps what was printed of an order; prints of what it held before go, in every language, and older ones of the same. */
export async function keepPrints(
  files: FileStore,
  file: ReportFile,
  prints: readonly Print[],
): Promise<void> {
  const kept = new Set(prints.map((print) => keyOf(file, print)));
  for (const print of prints) await files.write(keyOf(file, print), print.bytes);
  const stems = prints.map(({ kind }) => stemOf(file, kind).slice(0, -1));
  const isOutdated = (key: string) =>
    !key.startsWith(contentsKey(file)) || stems.some((stem) => key.startsWith(stem));
  const found = await files.keysBelow(file.orderNumber);
  await files.remove(found.filter((key) => key.endsWith('.pdf') && !kept.has(key) && isOutdated(key)));
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
