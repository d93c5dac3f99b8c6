import type { FastifyRequest } from 'fastify';
import { Refusal } from '#server/platform/errors.ts';

/** In bytes; the longest form of a page, a message to support in Chinese, needs some 20,000. */
const formLimit = 64 * 1024;

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Whether a method only reads (RFC 9110, 9.2.1). */
export const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/**
 * What a form sent to a page, whole; undefined where the request only reads.
 *
 * @throws Refusal tooLarge before more than 64 KiB are in memory, malformed for what no form of a page sends
 */
export async function readForm(request: FastifyRequest): Promise<Buffer | undefined> {
  if (isRead(request.method)) return undefined;
  if (!formTypes.test(request.headers['content-type'] ?? ''))
    throw new Refusal('malformed', [
      { field: 'headers.content-type', problem: 'Invalid input: expected a form' },
    ]);
  if (Number(request.headers['content-length'] ?? 0) > formLimit) throw new Refusal('tooLarge');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > formLimit) throw new Refusal('tooLarge');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
