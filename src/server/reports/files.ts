import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FeatureId } from '#exams/exam.ts';
import { holdsBooklet, holdsWorkbook, isInReport } from '#exams/features.ts';
import type { Clock } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';

/** How long a download address works. */
const addressMilliseconds = 10 * 60 * 1000;

/** A report with what it holds: another package, or a membership, makes another file of it. */
export interface ReportFile {
  readonly orderNumber: string;
  readonly features: readonly FeatureId[];
}

/** Names what a report holds: what else was bought does not change what stands in it. */
export function contentsOf(features: readonly FeatureId[]): string {
  const held = [...new Set(features.filter(isInReport))].sort().join(' ');
  return createHash('sha256').update(held).digest('hex').slice(0, 16);
}

/** Where everything that is made of an order is kept. */
export const folderOf = (dataDir: string, orderNumber: string): string => join(dataDir, 'files', orderNumber);

/** What is printed ahead and kept: the report, and where a package holds it the booklet of answers; or a workbook. */
export type PrintKind = 'report' | 'answers' | 'workbook';

export function printsOf({ features }: ReportFile): readonly PrintKind[] {
  if (holdsWorkbook(features)) return ['workbook'];
  return holdsBooklet(features) ? ['report', 'answers'] : ['report'];
}

const endings = {
  report: '.pdf',
  answers: '-answers.pdf',
  workbook: '-workbook.pdf',
} as const satisfies Record<PrintKind, string>;

const pathOf = (dataDir: string, { orderNumber, features }: ReportFile, kind: PrintKind) =>
  join(folderOf(dataDir, orderNumber), contentsOf(features) + endings[kind]);

/** Whether a finished print lies ready. */
export async function hasPrint(dataDir: string, file: ReportFile, kind: PrintKind): Promise<boolean> {
  return access(pathOf(dataDir, file, kind)).then(
    () => true,
    () => false,
  );
}

/** The bytes of a finished print; undefined while there are none. */
export async function readPrint(
  dataDir: string,
  file: ReportFile,
  kind: PrintKind,
): Promise<Buffer | undefined> {
  return readFile(pathOf(dataDir, file, kind)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

interface Print {
  readonly kind: PrintKind;
  readonly bytes: Uint8Array;
}

/** Writes aside and renames, so that no reader ever meets half a file. */
export async function writeWhole(clock: Clock, path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const aside = join(dirname(path), `${newId(clock)}.part`);
  const written = await open(aside, 'wx', 0o600);
  try {
    await written.writeFile(bytes);
    await written.sync();
  } finally {
    await written.close();
  }
  await rename(aside, path);
}

/** Keeps what was printed of an order; what it held before goes. */
export async function keepPrints(
  { dataDir, clock }: { dataDir: string; clock: Clock },
  file: ReportFile,
  prints: readonly Print[],
): Promise<void> {
  const folder = folderOf(dataDir, file.orderNumber);
  await mkdir(folder, { recursive: true });
  const before = (await readdir(folder)).filter((name) => name.endsWith('.pdf'));
  for (const { kind, bytes } of prints) await writeWhole(clock, pathOf(dataDir, file, kind), bytes);
  const kept = prints.map(({ kind }) => pathOf(dataDir, file, kind));
  const others = before.map((name) => join(folder, name)).filter((other) => !kept.includes(other));
  await Promise.all(others.map((other) => rm(other, { force: true })));
}

/** Deletes every file of an order. */
export async function removeFiles(dataDir: string, orderNumber: string): Promise<void> {
  await rm(folderOf(dataDir, orderNumber), { recursive: true, force: true });
}

/** One of an order's files. */
export interface FileName {
  readonly orderNumber: string;
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

function signatureOf(secret: string, { orderNumber, kind }: FileName, expires: string): string {
  return createHmac('sha256', secret).update(`${kind} file ${orderNumber} ${expires}`).digest('base64url');
}
