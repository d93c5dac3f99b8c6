import { email } from '#contract/fields.ts';

/** What is wrong with an address, by the name of the sentence that says so; the address itself where nothing is. */
export function readEmail(text: string): { email: string } | { problem: 'emailMissing' | 'emailWrong' } {
  if (text.trim() === '') return { problem: 'emailMissing' };
  const read = email.safeParse(text);
  return read.success ? { email: read.data } : { problem: 'emailWrong' };
}
