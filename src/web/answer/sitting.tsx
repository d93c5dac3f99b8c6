import { useEffect, useMemo } from 'react';
import { data, Outlet, useNavigate, useSearchParams } from 'react-router';
import { sittingId } from '#contract/fields.ts';
import { questionList } from '#contract/sittings.ts';
import { hostOf } from '../host.server.ts';
import { latest } from '../order/latest.ts';
import { useAddress } from '../shell/addresses.ts';
import { drawn, drawOnce } from '../shell/drawn-once.ts';
import { useExam } from '../shell/exam.tsx';
import { LoadFailed } from '../shell/load-failed.tsx';
import { onward } from '../shell/onward.server.ts';
import { referenceOf } from '../shell/reference.ts';
import { unlessSameLanguage } from '../shell/revalidate.ts';
import { useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';
import type { Route } from './+types/sitting';
import { Alone } from './alone.tsx';
import { SittingProvider } from './sitting-context.tsx';
// The confirmation's looks are here before a network may be lost.
import './submit.module.css';

/** All questions of the sitting at once: from here on neither question nor confirmation needs the network. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const host = hostOf(context);
  const { examId } = referenceOf(params as { ref: string });
  const { searchParams: search } = new URL(request.url);
  const named = sittingId.safeParse(search.get('sittingId'));
  if (!named.success) return { kind: 'missing' as const };
  const served = await host.call(questionList, {
    params: { examId, lang: host.locale },
    query: { sittingId: named.data },
  });
  if (served.ok) {
    const { explained, orderNumber, questions, stages } = served.data;
    if (explained && orderNumber === null)
      throw onward({ params: params as { ref: string }, request, context }, '/answer/practice', {
        sittingId: named.data,
        pace: search.get('pace'),
      });
    return {
      kind: 'open' as const,
      opened: questions.length,
      served: {
        ...served.data,
        questions: [],
        once: drawOnce([...questions, ...(stages?.planned ?? [])]),
        ...(stages && { stages: { ...stages, planned: [] } }),
      },
    };
  }
  if (served.kind === 'refused' && served.status === 200) return data({ kind: 'missing' as const }, 403);
  return data({ kind: 'failed' as const }, 503);
}

export function shouldRevalidate(change: Parameters<typeof unlessSameLanguage>[0]) {
  const sitting = (url: URL) => url.searchParams.get('sittingId');
  return unlessSameLanguage(change) || sitting(change.currentUrl) !== sitting(change.nextUrl);
}

export default function Sitting({ loaderData }: Route.ComponentProps) {
  const { exam } = useExam();
  const served = useMemo(() => {
    if (loaderData.kind !== 'open') return undefined;
    const { opened, served: written } = loaderData;
    const all = drawn(written.once);
    return {
      ...written,
      questions: all.slice(0, opened),
      ...(written.stages && { stages: { ...written.stages, planned: all.slice(opened) } }),
    };
  }, [loaderData]);
  if (loaderData.kind !== 'open' || !served) {
    return <Alone>{loaderData.kind === 'failed' ? <LoadFailed /> : <NoSitting />}</Alone>;
  }
  return (
    <SittingProvider key={served.sittingId} examId={exam.examId} served={served}>
      <Outlet />
    </SittingProvider>
  );
}

/** Without a sitting in the address, this browser's newest one; without any, the start. */
function NoSitting() {
  const t = useWords('answer.missing');
  const address = useAddress();
  const navigate = useNavigate();
  const { exam } = useExam();
  const [search] = useSearchParams();
  const named = search.has('sittingId');

  useEffect(() => {
    const sitting = named ? undefined : latest('sitting', exam.examId);
    if (sitting) void navigate(address('/answer/question', { sittingId: sitting }), { replace: true });
  }, [named, exam.examId, address, navigate]);

  return (
    <Message title={t('title')} text={t('text')}>
      <a className="button" href={address('/answer/start')}>
        {t('start')}
      </a>
    </Message>
  );
}
