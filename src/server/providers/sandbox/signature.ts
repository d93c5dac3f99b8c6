import { createHmac, timingSafeEqual } from 'node:crypto';

/** A notice older than this, or so far from the future, is not taken. */
const toleranceSeconds = 300;
const futureSeconds = 30;

export const signatureHeader = 'sandbox-signature';

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 over the time and the body as it is sent. */
export function sign(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`;
}

/** Whether the body was signed with our secret, lately. */
export function isSigned(secret: string, body: string, signature: string | undefined, at: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '');
  if (!match?.[1] || !match[2]) return false;
  const seconds = Number(match[1]);
  const age = Math.floor(at.getTime() / 1000) - seconds;
  if (age > toleranceSeconds || age < -futureSeconds) return false;
  return timingSafeEqual(Buffer.from(match[2], 'hex'), Buffer.from(macOf(secret, seconds, body), 'hex'));
}

function macOf(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`sandbox notice ${seconds}.${body}`).digest('hex');
}
