import { useCallback, useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import { EraseLink } from '../order/erase-link.tsx';
import { useExam } from '../shell/exam.tsx';
import type { Handle } from '../shell/handle.ts';
import { useOnline } from '../shell/online.ts';
import { useWords } from '../shell/words.tsx';
import { AnswerHeader } from './answer-header.tsx';
import { GateMoment, gateSizes } from './gate-moment.tsx';
import { choiceOf, timeOf, totalTime } from './kept.ts';
import { Locked } from './locked.tsx';
import styles from './question.module.css';
import { QuestionForm } from './question-form.tsx';
import { ReviewNote } from './review-note.tsx';
import { sceneSizes } from './scene.tsx';
import { useSitting } from './sitting-context.tsx';
import { type Tip, tipAfter } from './tips.ts';
import { usePicturesAhead } from './use-pictures-ahead.ts';
import { useQuestionTime } from './use-question-time.ts';
import { useWalk } from './use-walk.ts';
import type { Standing } from './walk.ts';

export const handle = { route: 'answer-question', frame: 'own', private: true } satisfies Handle;

const sizes = { question: sceneSizes, gate: gateSizes };

/** One question at a time; everything it needs is already here, so that going on never waits for a network. */
export default function QuestionScreen() {
  const t = useWords('answer.question');
  const { sittingId, questions, gates, store, kept, lasting } = useSitting();
  const { page: place, moment, gate, next, before, closes, pass, turn } = useWalk();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const online = useOnline();
  const { exam } = useExam();
  const [tip, setTip] = useState<Tip>();

  const count = questions.length;
  const question = questions[place - 1];
  const asking = moment === 'question';
  const id = question?.id ?? '';
  const choice = choiceOf(kept, id);
  const spent = timeOf(kept, id);
  const elsewhere = totalTime(kept) - spent;
  const watch = useQuestionTime(id, asking, spent);
  const readTime = useCallback(() => elsewhere + watch.elapsed(), [elsewhere, watch]);
  const stop = `${moment} ${place}`;
  useEffect(() => {
    if (stop) window.scrollTo(0, 0);
  }, [stop]);
  usePicturesAhead({ questions, gates, page: asking ? place : place - 1, sizes });

  if (kept.orderNumber !== null || !question) return <Locked orderNumber={kept.orderNumber} />;

  const confirmation = pathname.replace('/answer/question/', '/answer/submit/') + search;
  const answer = (option: number | null) =>
    store.record({ questionId: question.id, choice: option, milliseconds: watch.elapsed() });
  const leaveFor = (to: Standing) =>
    turn({ questionId: question.id, choice, milliseconds: watch.elapsed() }, to);
  const onNext = () => {
    if (asking) {
      setTip(tipAfter(place, count));
      leaveFor(next ?? { page: place, moment });
    } else pass();
    if (!next) void navigate(confirmation);
  };
  const onBack = () => {
    if (!before) return;
    setTip(undefined);
    leaveFor(before);
  };

  return (
    <div
      className={gate ? `${styles.screen} ${styles.walk}` : styles.screen}
      {...(gate && { 'data-theme': `gate-${gate.id}`, 'data-scheme': 'dark' })}
    >
      <title>{asking || !gate ? t('title', { place, count }) : gate.name}</title>
      <AnswerHeader place={place} count={count} readTime={readTime} />
      <main id="main" className={styles.main}>
        <p role="status" className={styles.tip} key={tip}>
          {tip && t(tip)}
        </p>
        <noscript className={styles.alone}>
          <p className={styles.warning}>{t('noScript')}</p>
          <EraseLink sittingId={sittingId} />
        </noscript>
        {gate && !asking ? (
          <GateMoment
            gate={gate}
            place={gates.indexOf(gate) + 1}
            count={gates.length}
            leaving={moment === 'leaving'}
            last={!next}
            onNext={onNext}
            onBack={onBack}
          />
        ) : (
          <QuestionForm
            question={question}
            place={place}
            count={count}
            choice={choice}
            last={!next}
            canGoBack={before !== undefined}
            closes={closes}
            onChoose={answer}
            onNext={onNext}
            onBack={onBack}
          >
            <div className={styles.foot}>
              {!online && <p className={styles.warning}>{t('offline')}</p>}
              {online && !lasting && <p className={styles.warning}>{t('unsaved')}</p>}
              {online && lasting && place === 1 && !gate && <p className="small soft">{exam.about.intro}</p>}
              {place === 1 && !gate && <ReviewNote />}
              {(place > 1 || gate) && (
                <p className={`${styles.keys} small soft`}>
                  {t('keys', { options: question.options.length })}
                </p>
              )}
            </div>
          </QuestionForm>
        )}
      </main>
      <PrefetchPageLinks page={confirmation} />
    </div>
  );
}
