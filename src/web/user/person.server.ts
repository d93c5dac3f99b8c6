import { getUser } from '#contract/accounts.ts';
import type { DataOf } from '#contract/call.ts';
import { hostOf } from '../host.server.ts';
import { onward, type Visit } from '../shell/onward.server.ts';

export type Person = DataOf<typeof getUser>;

/** Who is logged in; undefined where nobody is. */
export async function findPerson({ context }: Pick<Visit, 'context'>): Promise<Person | undefined> {
  const found = await hostOf(context).call(getUser);
  return found.ok ? found.data : undefined;
}

/** @throws a redirect to the login where nobody is logged in */
export async function personOf(visit: Visit): Promise<Person> {
  const person = await findPerson(visit);
  if (!person) throw onward(visit, '/user/login');
  return person;
}
