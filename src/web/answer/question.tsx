import { useCallback, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';
import { useWords } from '../shell/words.tsx';
import { useOnline } from '../ui/online.ts';
import { AnswerHeader } from './answer-header.tsx';
import { ClearAnswers } from './clear-answers.tsx';
import { answeredCount, choiceOf, timeOf, totalTime } from './kept.ts';
import { Locked } from './locked.tsx';
import { QuestionForm } from './question-form.tsx';
import styles from './sitting.module.css';
import { useSitting } from './sitting-context.tsx';
import { type Tip, tipAfter } from './tips.ts';
import { useQuestionTime } from './use-question-time.ts';

export const handle = { route: 'answer-question', frame: 'own', private: true } satisfies Handle;

/** One question at a time; everything it needs is already here, so that going on never waits for a network. */
export default function QuestionScreen() {
  const t = useWords('answer.question');
  const { questions, store, kept, lasting } = useSitting();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const online = useOnline();
  const { exam } = useExam();
  const [tip, setTip] = useState<Tip>();

  const count = questions.length;
  const place = Math.min(kept.page, count);
  const question = questions[place - 1];
  const id = question?.id ?? '';
  const choice = choiceOf(kept, id);
  const spent = timeOf(kept, id);
  const elsewhere = totalTime(kept) - spent;
  const watch = useQuestionTime(id, spent);
  const readTime = useCallback(() => elsewhere + watch.elapsed(), [elsewhere, watch]);

  if (kept.orderNumber !== null || !question) return <Locked orderNumber={kept.orderNumber} />;

  const confirmation = pathname.replace('/answer/question/', '/answer/submit/') + search;
  const answer = (option: number | null) =>
    store.record({ questionId: question.id, choice: option, milliseconds: watch.elapsed() });
  const leaveFor = (page: number) =>
    store.turn({ questionId: question.id, choice, milliseconds: watch.elapsed() }, page);
  const onNext = () => {
    setTip(tipAfter(place, count));
    leaveFor(Math.min(place + 1, count));
    if (place === count) void navigate(confirmation);
  };
  const onBack = () => {
    if (place === 1) return;
    setTip(undefined);
    leaveFor(place - 1);
  };

  return (
    <div className={styles.screen}>
      <title>{t('title', { place, count })}</title>
      <AnswerHeader place={place} count={count} readTime={readTime} />
      <main id="main" className={styles.main}>
        <p role="status" className={styles.tip} key={tip}>
          {tip && t(tip)}
        </p>
        <QuestionForm
          question={question}
          place={place}
          count={count}
          choice={choice}
          onChoose={answer}
          onNext={onNext}
          onBack={onBack}
        >
          <div className={styles.foot}>
            <noscript className={styles.warning}>{t('noScript')}</noscript>
            {!online && <p className={styles.warning}>{t('offline')}</p>}
            {online && !lasting && <p className={styles.warning}>{t('unsaved')}</p>}
            {online && lasting && place === 1 && <p className="small soft">{exam.about.intro}</p>}
            {place > 1 && (
              <p className={`${styles.keys} small soft`}>{t('keys', { options: question.options.length })}</p>
            )}
            <ClearAnswers answered={answeredCount(kept)} onClear={store.clear} />
          </div>
        </QuestionForm>
      </main>
      <PrefetchPageLinks page={confirmation} />
    </div>
  );
}
