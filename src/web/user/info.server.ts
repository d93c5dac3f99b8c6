import type { DataOf } from '#contract/call.ts';
import { examCategories } from '#contract/exams.ts';
import { userOrderList } from '#contract/orders.ts';
import { userPrivilege } from '#contract/privileges.ts';
import type { Host } from '../host.ts';
import { kindOf } from '../order/kinds.ts';
import { servedNext } from '../order/next.server.ts';
import type { Person } from './person.server.ts';

type Categories = DataOf<typeof examCategories>;

/** The kinds of which the specification names its three free tests, in its order; other tests stand in where there are fewer. */
const freeKinds = ['professional', 'practice'] as const satisfies readonly Categories[number]['key'][];

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
  const free = categories.ok ? freeOf(categories.data) : [];
  return {
    person,
    list: list.data,
    member: privilege.ok && privilege.data.member,
    newest,
    next: offered.filter(({ examId }) => !free.some((test) => test.examId === examId)),
    free,
  };
}

function freeOf(categories: Categories): { examId: string; name: string }[] {
  const named = freeKinds.flatMap((kind) => categories.filter(({ key }) => key === kind));
  const others = categories.filter((category) => !named.includes(category));
  return [...named, ...others]
    .flatMap(({ exams }) => exams)
    .slice(0, 3)
    .map(({ examId, name }) => ({ examId, name }));
}
