import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { rememberLatest } from '../../order/latest.ts';
import { Brand } from '../../shell/brand.tsx';
import { useExam } from '../../shell/exam.tsx';
import type { Handle } from '../../shell/handle.ts';
import { overNetwork } from '../../shell/over-network.ts';
import { ProblemNotice } from '../../shell/problem-notice.tsx';
import { useWords } from '../../shell/words.tsx';
import header from '../answer-header.module.css';
import type { Route } from './+types/question';
import { Asked } from './asked.tsx';
import { forgetSet, keepSet, keptPace, type Pace } from './kept-set.ts';
import styles from './practice.module.css';
import { loadPractice, sendPractice } from './practice.server.ts';
import { SoFar } from './so-far.tsx';
import { Told } from './told.tsx';

export const handle = { route: 'answer-practice', frame: 'own', private: true } satisfies Handle;

export const loader = (visit: Route.LoaderArgs) => loadPractice(visit);

export const action = (visit: Route.ActionArgs) => sendPractice(visit);

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  if (form.get('intent') === 'finish') forgetSet(String(form.get('sittingId')));
  return overNetwork(serverAction, (problem) => ({ problem }));
}

/** One question of a practice set, or its explanation; each goes by the server, which alone knows the answer. */
export default function PracticeScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('answer.question');
  const words = useWords('practice.question');
  const { exam } = useExam();
  const { sittingId, pace, count, question, told, outcomes } = loaderData;
  const { place } = question;
  useEffect(() => rememberLatest('sitting', exam.examId, sittingId), [exam.examId, sittingId]);
  usePlaceKept(sittingId, told ? Math.min(place + 1, count) : place, pace);
  return (
    <div className={styles.screen}>
      <title>{t('title', { place, count })}</title>
      <header className={header.header}>
        <div className={header.bar}>
          <Brand />
          <p className={`${header.place} figures`}>{t('position', { place, count })}</p>
        </div>
        <progress max={count} value={told ? place : place - 1} aria-label={t('progress')} />
      </header>
      <main id="main" className={styles.main}>
        <h1 className="visually-hidden">{t('title', { place, count })}</h1>
        <ProblemNotice
          problem={actionData?.problem}
          failed={told ? words('finishFailed') : words('failed')}
          stake="answers"
        />
        {told ? (
          <Told
            question={question}
            told={told}
            soFar={<SoFar outcomes={outcomes} count={count} />}
            sittingId={sittingId}
            last={place === count}
          />
        ) : (
          <Asked key={question.id} question={question} sittingId={sittingId} pace={pace} />
        )}
      </main>
    </div>
  );
}

/** Keeps on the device where the set is and at which pace; who comes back by an address that says none goes on at the kept one. */
function usePlaceKept(sittingId: string, page: number, pace: Pace | undefined): void {
  const [, setSearch] = useSearchParams();
  useEffect(() => {
    const held = pace ?? keptPace(sittingId) ?? 'free';
    keepSet(sittingId, { page, pace: held });
    if (pace === undefined && held === 'timed')
      setSearch((search) => new URLSearchParams([...search, ['pace', held]]), {
        replace: true,
        preventScrollReset: true,
      });
  }, [sittingId, page, pace, setSearch]);
}
