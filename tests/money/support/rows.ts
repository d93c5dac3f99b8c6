import { appendFileSync } from 'node:fs';

/** Whether the proofs run with the numbers that are promised, and not in their quick form. */
const full = process.env.FULL === '1';

/** How much of something a proof does. */
export function size(promised: number, quick: number): number {
  return full ? promised : quick;
}

/** Adds a row to the table that `npm run proof:money` prints. */
export function report(promise: string, number: string, measured: string): void {
  const file = process.env.PROOF_ROWS;
  if (file) appendFileSync(file, `${JSON.stringify({ promise, number, measured })}\n`);
}
