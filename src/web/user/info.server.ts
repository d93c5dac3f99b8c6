import type { DataOf } from '#contract/call.ts';
import type { CallResult } from '#contract/client.ts';
import { type ExamSummary, examCategories } from '#contract/exams.ts';
import { type UserOrder, userOrderList } from '#contract/orders.ts';
import { userPrivilege } from '#contract/privileges.ts';
import type { Host } from '../host.ts';
import { kindOf } from '../order/kinds.ts';
import { servedNext } from '../order/next.server.ts';
import type { Person } from './person.server.ts';

type Categories = DataOf<typeof examCategories>;

/** The kinds of which the specification names its three free tests, in its order; other tests stand in where there are fewer. */
const freeKinds = ['professional', 'practice'] as const satisfies readonly Categories[number]['key'][];

interface FreeTest extends Pick<ExamSummary, 'name' | 'goods'> {
  readonly examId: string;
  /** Its result is in the list already. */
  readonly taken: boolean;
}

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
  const free = categories.ok ? freeOf(categories.data, takenIn(list.data)) : [];
  return {
    person,
    list: list.data,
    ...standingOf(privilege),
    newest,
    next: offered.filter(({ examId }) => !free.some((test) => test.examId === examId)),
    free,
  };
}

/** A membership is offered to nobody who has one, or has just paid for it, and where that could not be asked for. */
function standingOf(privilege: CallResult<typeof userPrivilege>) {
  if (!privilege.ok) return { member: false, begins: false, mayJoin: false };
  const { member, begins } = privilege.data;
  return { member, begins, mayJoin: !member && !begins };
}

/** The tests of which there is a result. */
const takenIn = (list: readonly UserOrder[]): ReadonlySet<string> =>
  new Set(
    list.filter((one) => one.orderNumber !== null && kindOf(one).hasReport).map(({ appExamId }) => appExamId),
  );

/** Three tests: those that are new to somebody first, and one that was taken before as such. */
function freeOf(categories: Categories, taken: ReadonlySet<string>): FreeTest[] {
  const named = freeKinds.flatMap((kind) => categories.filter(({ key }) => key === kind));
  const others = categories.filter((category) => !named.includes(category));
  const all = [...named, ...others]
    .flatMap(({ exams }) => exams)
    .map(({ examId, name, goods }) => ({ examId, name, goods, taken: taken.has(examId) }));
  return [...all.filter((test) => !test.taken), ...all.filter((test) => test.taken)].slice(0, 3);
}
