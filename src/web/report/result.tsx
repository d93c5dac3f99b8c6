import { useEffect } from 'react';
import { redirect } from 'react-router';
import { hostOf } from '../host.server.ts';
import { addressOf } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';
import { rememberLatest } from '../ui/latest.ts';
import { answer, findOrder, type OrderView } from '../ui/order.server.ts';
import { placeOf } from '../ui/order-place.ts';
import { WithoutOrder } from '../ui/without-order.tsx';
import type { Route } from './+types/result';
import { AnswerAnalysis } from './answer-analysis.tsx';
import { Brings } from './brings.tsx';
import { Dimensions } from './dimensions.tsx';
import { Files } from './files.tsx';
import { Headline } from './headline.tsx';
import { LockedAnswers, LockedReport } from './locked.tsx';
import { Meaning } from './meaning.tsx';
import styles from './result.module.css';
import { Tabs } from './tabs.tsx';

export const handle = { route: 'report-result', private: true } satisfies Handle;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const found = await findOrder(host, request, 'all');
  if (found.kind !== 'found') return answer({ found });
  const { path, orderNumber } = placeOf(found.order);
  if (path !== '/report/result') {
    const kept = new URL(request.url).searchParams;
    throw redirect(addressOf(path, params.ref, { hl: host.locale, orderNumber }, kept));
  }
  return answer({ found });
}

export default function ResultScreen({ loaderData }: Route.ComponentProps) {
  const { found } = loaderData;
  if (found.kind !== 'found') return <WithoutOrder found={found} path="/report/result" />;
  return <Result order={found.order} />;
}

function Result({ order }: { order: OrderView }) {
  const { exam } = useExam();
  const { orderNumber, report } = order;
  useEffect(() => rememberLatest('order', exam.examId, orderNumber), [exam.examId, orderNumber]);
  if (report === null) return <LockedReport order={order} />;
  return (
    <div className={`wrap ${styles.report}`}>
      <title>{report.title}</title>
      <Tabs without={report.analysis === 'none' ? ['answers'] : []} />
      <Headline report={report} orderNumber={orderNumber} />
      <Dimensions report={report} />
      <Meaning chapters={report.chapters} />
      {report.answers && <AnswerAnalysis answers={report.answers} />}
      {report.analysis === 'locked' && <LockedAnswers orderNumber={orderNumber} />}
      <Brings brings={order.brings} />
      <Files orderNumber={orderNumber} level="section" />
    </div>
  );
}
