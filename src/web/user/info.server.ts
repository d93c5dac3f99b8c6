import type { DataOf } from '#contract/call.ts';
import { examCategories } from '#contract/exams.ts';
import { userOrderList } from '#contract/orders.ts';
import { userPrivilege } from '#contract/privileges.ts';
import type { Host } from '../host.ts';
import { kindOf } from '../order/kinds.ts';
import { servedNext } from '../order/next.server.ts';
import type { Person } from './person.server.ts';

type Test = DataOf<typeof examCategories>[number]['exams'][number];

/** The specification's three free tests, in its order; others stand in for those that there are not yet. */
const freeTests = ['SUBS-1006', 'SUBS-1007', 'SUBS-2001'];

/** What the personal centre shows; undefined where it could not be asked for. */
export async function loadCentre(host: Host, person: Person) {
  const [list, privilege, categories] = await Promise.all([
    host.call(userOrderList, { params: { id: person.id } }),
    host.call(userPrivilege),
    host.call(examCategories, { query: { hl: host.locale } }),
  ]);
  if (!list.ok) return undefined;
  const newest = list.data.find((one) => one.orderNumber !== null && kindOf(one).hasReport);
  const offered = newest?.orderNumber ? await servedNext(host, newest.orderNumber) : [];
  const free = categories.ok ? freeOf(categories.data.flatMap(({ exams }) => exams)) : [];
  return {
    person,
    list: list.data,
    member: privilege.ok && privilege.data.member,
    newest,
    next: offered.filter(({ examId }) => !free.some((test) => test.examId === examId)),
    free,
  };
}

function freeOf(tests: readonly Test[]): { examId: string; name: string }[] {
  const rank = ({ examId }: Test) => {
    const at = freeTests.indexOf(examId);
    return at < 0 ? freeTests.length : at;
  };
  const sorted = [...tests].sort((one, other) => rank(one) - rank(other));
  return sorted.slice(0, 3).map(({ examId, name }) => ({ examId, name }));
}
