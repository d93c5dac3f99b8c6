import type { getUser } from '#contract/accounts.ts';
import type { DataOf } from '#contract/call.ts';
import type { Account } from './store.ts';

/** What an account says of its person, to that person. */
export function profileOf(account: Account): DataOf<typeof getUser> {
  const { id, email, name, nickname, phone, birthday, gender } = account;
  return { id, email, name, nickname, phone, birthday, gender };
}
