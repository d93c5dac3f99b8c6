import { data, type RouterContextProvider } from 'react-router';
import { type ExamSummary, examCategories } from '#contract/exams.ts';
import { examTypes, type TypeCard } from '#contract/types.ts';
import { hostOf } from '../../host.server.ts';
import type { Host } from '../../host.ts';
import { type TestList, testLists } from '../../landings.ts';
import { referenceOf } from '../../shell/reference.ts';
import { next } from '../landing.server.ts';
import { withPrices } from './doors.server.ts';

interface Visit {
  params: { ref: string };
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * The tests of the list that the address names, and the lists that there are.
 *
 * @throws a 404 response for a list without a test, a 503 one where the tests cannot be had
 */
export async function loadTests({ params, request, context }: Visit) {
  const host = hostOf(context);
  const { market } = referenceOf(params);
  const list = listOf(request);
  const asked = await host.call(examCategories, { query: { hl: host.locale } });
  if (!asked.ok) throw data(null, { status: 503 });
  const testsOf = (name: TestList) =>
    asked.data.filter(({ key }) => key === (testLists[name] ?? key)).flatMap(({ exams }) => exams);
  const exams = testsOf(list);
  if (exams.length === 0) throw data(null, { status: 404 });
  return {
    list,
    lists: (Object.keys(testLists) as TestList[]).filter((name) => testsOf(name).length > 0),
    tests: await withPrices(host, exams, market.code),
    types: list === 'tests/types' ? await typesOf(host, exams) : undefined,
    words: host.words(['landing', 'tests', 'types']),
    prefetch: host.chunks(next),
  };
}

export interface Explained {
  examId: string;
  types: readonly TypeCard[];
}

/** The types that a test of the list tells apart, and the test; undefined where none does. */
async function typesOf(host: Host, exams: readonly ExamSummary[]): Promise<Explained | undefined> {
  const found = await Promise.all(
    exams.map(async ({ examId }): Promise<Explained> => {
      const asked = await host.call(examTypes, { params: { id: examId }, query: { hl: host.locale } });
      return { examId, types: asked.ok ? asked.data : [] };
    }),
  );
  return found.find(({ types }) => types.length > 0);
}

/** The most particular list that the path begins with. */
function listOf(request: Request): TestList {
  const { pathname } = new URL(request.url);
  const names = Object.keys(testLists) as TestList[];
  return names.findLast((name) => pathname.startsWith(`/${name}/`)) ?? 'tests';
}
