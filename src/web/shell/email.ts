import { readEmail as readAddress } from '#contract/typed.ts';

/** What is wrong with an address, by the name of the sentence that says so; the address itself where nothing is. */
export function readEmail(text: string): { email: string } | { problem: 'emailMissing' | 'emailWrong' } {
  if (text.trim() === '') return { problem: 'emailMissing' };
  const email = readAddress(text);
  return email === undefined ? { problem: 'emailWrong' } : { email };
}
