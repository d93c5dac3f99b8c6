import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { saveOrder } from '#contract/orders.ts';
import { spaceBetween } from '#locale/sentences.ts';
import { awaitResult } from '../order/awaited.ts';
import { EraseLink } from '../order/erase-link.tsx';
import { forgetLatest, rememberLatest } from '../order/latest.ts';
import { useAddress } from '../shell/addresses.ts';
import { useClient } from '../shell/client.ts';
import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';
import { type Problem, problemOf } from '../shell/problem.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useLocale, useWords } from '../shell/words.tsx';
import { AllAnswers } from './all-answers.tsx';
import { ClearAnswers } from './clear-answers.tsx';
import { allAnswers, choiceOf } from './kept.ts';
import { Locked } from './locked.tsx';
import { useSitting } from './sitting-context.tsx';
import styles from './submit.module.css';
import { Unusable } from './unusable.tsx';

/** In which the result's screen comes, on all but the slowest of ways. */
const arrivalMilliseconds = 15_000;

export const handle = { route: 'answer-submit', private: true } satisfies Handle;

/** All answers at a glance; any can still be changed, until they are confirmed. */
export default function SubmitScreen() {
  const t = useWords('answer.submit');
  const stages = useWords('stages.submit');
  const { exam, market } = useExam();
  const { sittingId, questions, gates, store, kept } = useSitting();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = useAddress();
  const client = useClient();
  const locale = useLocale();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const heading = useRef<HTMLHeadingElement>(null);

  /** The button that led here is gone: a reader is told where one is, and the keyboard goes on from there. */
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  if (kept.orderNumber !== null && !saving) return <Locked orderNumber={kept.orderNumber} />;
  if (problem?.kind === 'said' && problem.name === 'answersUnusable')
    return <Unusable sittingId={sittingId} />;

  const back = pathname.replace('/answer/submit/', '/answer/question/') + search;
  const closed = kept.closed.length;
  const isOpen = ({ id }: { id: string }) => choiceOf(kept, id) === null;
  const left = questions.slice(0, closed).filter(isOpen).length;
  const missing = questions.slice(closed).filter(isOpen).length;
  const answered = questions.length - left - missing;
  const firstOpen = questions.find((question, at) => at >= closed && isOpen(question));

  const goToOpen = () => firstOpen && store.openPage(firstOpen.place);
  /** With too few answers there is no result yet: the way to the open questions is all that the foot holds. */
  const leadsBack = missing > 0 && answered < exam.leastAnswers;

  const confirm = async () => {
    if (saving || answered === 0) return;
    setProblem(undefined);
    setSaving(true);
    const result = await client.call(saveOrder, {
      body: { sittingId, answers: allAnswers(kept), hl: locale, countryCode: market },
    });
    if (!result.ok) {
      setProblem(problemOf(result));
      setSaving(false);
      if (result.kind === 'refused' && result.response.name === 'answersUnusable') {
        forgetLatest('sitting', exam.examId);
        window.scrollTo(0, 0);
      }
      return;
    }
    const { orderNumber } = result.data;
    rememberLatest('order', exam.examId, orderNumber);
    store.lock(orderNumber);
    awaitResult(orderNumber);
    const scheme = address('/paying/scheme', { orderNumber });
    // What the next screen is made of may never come, from a worker or a network that sleeps: its page itself is asked for.
    const instead = setTimeout(() => globalThis.location.replace(scheme), arrivalMilliseconds);
    await navigate(scheme, { replace: true });
    clearTimeout(instead);
  };

  return (
    <div className={`wrap ${styles.submit} ${gates.length > 0 ? styles.wide : ''}`}>
      <title>{t('title')}</title>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className="lede">
          {closed === 0 ? t('lead') : stages('lead', { from: closed + 1, to: questions.length })}
        </p>
      </div>
      <p className={styles.count}>
        {answered === 0
          ? t('none')
          : left + missing === 0
            ? t('all', { count: questions.length })
            : missing > 0 && t('missing', { missing })}{' '}
        {answered > 0 && left > 0 && stages('left', { left })}
      </p>
      {left + missing > 0 && (
        <p>
          {t(exam.openIsWrong ? 'openWrong' : 'openLeftOut')}
          {answered < exam.leastAnswers && (
            <>
              {spaceBetween(locale)}
              <strong>{t('few', { least: exam.leastAnswers })}</strong>
            </>
          )}
        </p>
      )}
      <AllAnswers questions={questions} gates={gates} kept={kept} to={back} onOpen={store.openPage} />
      <div className={styles.after}>
        {!leadsBack && (
          <Link to={back} className="button button--quiet button--small" onClick={goToOpen}>
            {missing > 0 ? t('editOpen') : t('edit')}
          </Link>
        )}
        <ClearAnswers
          onClear={() => {
            store.clear();
            void navigate(back);
          }}
        />
        <EraseLink sittingId={sittingId} />
      </div>
      <div className={styles.get}>
        <ProblemNotice problem={problem} failed={t('failed')} stake="answers" />
        <p role="status" className={saving ? 'notice' : 'visually-hidden'}>
          {saving ? t('saving') : problem && t('kept')}
        </p>
        <div className={styles.ways}>
          {leadsBack && (
            <Link to={back} className="button" onClick={goToOpen}>
              {t('editOpen')}
            </Link>
          )}
          {!leadsBack && (
            <button
              type="button"
              className="button"
              aria-disabled={saving || answered === 0}
              onClick={() => void confirm()}
            >
              {t('get')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
