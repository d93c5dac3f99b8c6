import { hash, verify } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { Refusal } from '#server/platform/errors.ts';

/** Argon2id with 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet, 2024). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A password is guessed in fewer tries than this where its score is below 2 (zxcvbn): a million. */
const lowestScore = 2;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/** Of 256 random bits that nobody kept, at the same cost: no password is right for it. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$ZlKQvp75K/QONxZkbM7pmA$9wgkt/2D1kr5SzFnkiLBAJa5OeHkoaKHSQMZ5YObtkU';

/**
 * Whether a password is the one of a hash. Without a hash one is compared all the same, so that it takes as long where
 * there is no such account.
 */
export async function isPassword(passwordHash: string | null | undefined, typed: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? nobodys, typed.normalize('NFKC'));
  return isRight && Boolean(passwordHash);
}

/**
 * Keeps out what is guessed first: common and breached passwords, and those made of them, of keys in a row, or of what
 * is known of the person. Asked offline, of a list of forty thousand.
 *
 * @throws Refusal `passwordCommon`
 */
export function refuseCommon(password: string, known: readonly string[]): void {
  const own = known.flatMap((text) => [text, ...text.split(/[@.\s]+/)]).filter((word) => word.length > 2);
  if (estimator.check(password, [...own, 'sixgates']).score < lowestScore)
    throw new Refusal('passwordCommon');
}
