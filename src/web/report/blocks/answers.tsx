import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './answers.module.css';
import type { BlockProps } from './block.ts';
import { OneAnswer } from './one-answer.tsx';

/** All questions as a row of signs, and the chosen one in full: what was given, what is correct, and why. */
export function Answers({ block: { items: answers }, opening }: BlockProps<'answers'>) {
  const t = useWords('report.answers');
  const [search] = useSearchParams();
  const [chosen, choose] = useState<number>();
  const solved = answers.filter((answer) => answer.yours === answer.correct);
  const firstUnsolved = answers.find((answer) => answer.yours !== answer.correct)?.place ?? 1;
  const place = chosen ?? (Number(search.get('question')) || firstUnsolved);
  const shown = answers.find((answer) => answer.place === place) ?? answers[0];

  const addressOfQuestion = (question: number) => {
    const query = new URLSearchParams(search);
    query.set('question', String(question));
    return `?${query}#answers`;
  };
  return (
    <section id="answers" className={`wrap ${styles.answers}`} aria-labelledby="answers-title">
      <div className={styles.head}>
        {opening}
        <h2 id="answers-title">{t('title')}</h2>
        <p className="lede">{t('choose', { correct: solved.length, of: answers.length })}</p>
      </div>
      <ol className={`${styles.all} figures`} role="list">
        {answers.map((answer) => {
          const right = answer.yours === answer.correct;
          return (
            <li key={answer.place}>
              <a
                href={addressOfQuestion(answer.place)}
                className={right ? styles.solved : undefined}
                aria-current={answer.place === place ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  choose(answer.place);
                }}
              >
                {answer.place}
                <Icon name={right ? 'tick' : 'cross'} />
                <span className="visually-hidden">
                  {right ? t('solved') : answer.yours === null ? t('leftOut') : t('unsolved')}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {chosen !== undefined && t('question', { place: chosen })}
      </p>
      {shown && <OneAnswer key={shown.place} answer={shown} />}
    </section>
  );
}
