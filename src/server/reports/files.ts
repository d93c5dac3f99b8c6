import { createHmac, timingSafeEqual } from 'node:crypto';
import { access, mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';

/** How long a download address works. */
const addressMilliseconds = 10 * 60 * 1000;

export function reportPath(dataDir: string, orderNumber: string): string {
  return join(dataDir, 'files', `${orderNumber}.pdf`);
}

/** Whether a finished report lies ready. */
export async function hasReport(dataDir: string, orderNumber: string): Promise<boolean> {
  return access(reportPath(dataDir, orderNumber)).then(
    () => true,
    () => false,
  );
}

/** The bytes of a finished report; undefined while there are none. */
export async function readReport(dataDir: string, orderNumber: string): Promise<Buffer | undefined> {
  return readFile(reportPath(dataDir, orderNumber)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Writes aside and renames, so that no reader ever meets half a file. */
export async function keepReport(
  { dataDir, clock }: { dataDir: string; clock: Clock },
  orderNumber: string,
  bytes: Uint8Array,
): Promise<void> {
  await mkdir(join(dataDir, 'files'), { recursive: true });
  const aside = join(dataDir, 'files', `${orderNumber}.${newId(clock)}.part`);
  const file = await open(aside, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(aside, reportPath(dataDir, orderNumber));
}

/** One of an order's files. */
export interface FileName {
  readonly orderNumber: string;
  readonly kind: 'report' | 'certificate';
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
