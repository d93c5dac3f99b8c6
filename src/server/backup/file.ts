import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { OperatorError } from '#server/platform/errors.ts';

/** The first line of a file; what follows is gzip, or gzip within AES-256-GCM with its tag at the end. */
const plainMark = 'sixgates backup 1 plain';
const lockedMark = 'sixgates backup 1 aes-256-gcm';

const saltBytes = 16;
const ivBytes = 12;
const tagBytes = 16;
/** Longer than any first line. */
const headBytes = 200;

function keyOf(backupKey: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', backupKey, salt, 'sixgates backup', 32));
}

/**
 * Writes a backup to a file of its owner's alone: complete, or not under its name.
 *
 * @param produce writes its text
 * @param backupKey encrypts it; without one it is readable to whoever has the file
 */
export async function writeFile(
  path: string,
  produce: (write: (text: string) => Promise<void>) => Promise<number>,
  backupKey: string | undefined,
): Promise<number> {
  const salt = randomBytes(saltBytes);
  const iv = randomBytes(ivBytes);
  const cipher =
    backupKey === undefined ? undefined : createCipheriv('aes-256-gcm', keyOf(backupKey, salt), iv);
  const head = cipher ? `${lockedMark} ${salt.toString('hex')} ${iv.toString('hex')}\n` : `${plainMark}\n`;
  const aside = `${path}.part`;
  const file = createWriteStream(aside, { mode: 0o600, flags: 'w' });
  file.write(head);
  const text = new PassThrough();
  const gzip = createGzip();
  const locked: Transform[] = cipher ? [cipher] : [];
  const written = pipeline([text, gzip, ...locked, file], { end: false });
  try {
    const rows = await Promise.race([
      produce((more) => writeTo(text, more)),
      // A full disk rejects it; it ends by nothing else before all is produced.
      written.then(() => Promise.reject(new Error('The file ended before the backup.'))),
    ]);
    text.end();
    await written;
    await ended(file, cipher?.getAuthTag());
    await flush(aside);
    await rename(aside, path);
    return rows;
  } catch (problem) {
    text.destroy();
    await written.catch(() => undefined);
    file.destroy();
    await rm(aside, { force: true });
    throw problem;
  }
}

function ended(file: WriteStream, tag: Buffer | undefined): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    file.on('error', reject);
    file.end(tag ?? '', () => resolve());
  });
}

function writeTo(stream: PassThrough, text: string): Promise<void> {
  if (stream.destroyed) return Promise.reject(new Error('The file cannot be written.'));
  if (stream.write(text)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    stream.once('drain', resolve);
    stream.once('close', () => reject(new Error('The file cannot be written.')));
  });
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync();
  await handle.close();
}

/**
 * The lines of a backup. Only when the last was read is it known that nobody changed an encrypted one: whoever uses
 * them keeps nothing until then.
 *
 * @throws OperatorError for a file that is no backup, without the key it was encrypted with, or that was changed
 */
export async function* linesOfFile(path: string, backupKey: string | undefined): AsyncGenerator<string> {
  const { head, length } = await headOf(path);
  const [, salt = '', iv = ''] = /^.* ([0-9a-f]{32}) ([0-9a-f]{24})$/.exec(head) ?? [];
  const isLocked = head.startsWith(lockedMark);
  if (!isLocked && head !== plainMark) throw new OperatorError('This is no backup of this product.');
  if (isLocked && backupKey === undefined)
    throw new OperatorError('The backup is encrypted: set BACKUP_KEY.');
  const size = (await stat(path)).size;
  const last = isLocked ? size - tagBytes : size;
  const steps: Transform[] = [];
  if (isLocked && backupKey !== undefined) {
    const key = keyOf(backupKey, Buffer.from(salt, 'hex'));
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'hex'));
    steps.push(decipher.setAuthTag(await bytesOf(path, last, tagBytes)));
  }
  const gunzip = createGunzip();
  const source = createReadStream(path, { start: length, end: last - 1 });
  const reading = pipeline([source, ...steps, gunzip]);
  let problem: unknown;
  reading.catch((error) => {
    problem = error;
    gunzip.destroy();
  });
  try {
    for await (const line of createInterface({ input: gunzip, crlfDelay: Number.POSITIVE_INFINITY }))
      yield line;
    await reading;
  } catch (error) {
    problem ??= error;
  }
  if (problem)
    throw new OperatorError('The backup was changed, cut off, or written with another BACKUP_KEY.');
}

async function headOf(path: string): Promise<{ head: string; length: number }> {
  const text = (await bytesOf(path, 0, headBytes)).toString('latin1');
  const newline = text.indexOf('\n');
  return { head: text.slice(0, Math.max(0, newline)), length: newline + 1 };
}

async function bytesOf(path: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(path, 'r').catch((problem: Error) => {
    throw new OperatorError(`${path} cannot be read: ${problem.message}`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, Math.max(0, position));
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
