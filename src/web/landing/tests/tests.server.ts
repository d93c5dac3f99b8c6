import { data, type RouterContextProvider } from 'react-router';
import { type Sku, skuList } from '#contract/catalogue.ts';
import { type ExamSummary, examCategories } from '#contract/exams.ts';
import { hostOf } from '../../host.server.ts';
import { type TestList, testLists } from '../../landings.ts';
import { referenceOf } from '../../shell/reference.ts';
import { next } from '../landing.server.ts';

interface Visit {
  params: { ref: string };
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export interface Test {
  exam: ExamSummary;
  /** Its cheapest package in this market; undefined where there is none, or prices cannot be had now. */
  price: Sku['price'] | undefined;
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
  const tests = exams.map(async (exam): Promise<Test> => {
    const params = { examId: exam.examId, countryCode: market.code, hl: host.locale };
    const skus = await host.call(skuList, { params });
    const prices = skus.ok ? skus.data.list.map(({ price }) => price) : [];
    return { exam, price: prices.sort((one, other) => one.amount - other.amount)[0] };
  });
  return {
    list,
    lists: (Object.keys(testLists) as TestList[]).filter((name) => testsOf(name).length > 0),
    tests: await Promise.all(tests),
    words: host.words(['landing', 'tests']),
    prefetch: host.chunks(next),
  };
}

/** The most particular list that the path begins with. */
function listOf(request: Request): TestList {
  const { pathname } = new URL(request.url);
  const names = Object.keys(testLists) as TestList[];
  return names.findLast((name) => pathname.startsWith(`/${name}/`)) ?? 'tests';
}
