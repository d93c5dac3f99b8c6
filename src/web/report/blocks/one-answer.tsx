import type { AnswerAnalysis } from '#contract/answer-blocks.ts';
import { faultSignsIn, keyOfSign } from '#drawing/items/beside.ts';
import { useWords } from '../../shell/words.tsx';
import { Figure } from '../../ui/figure.tsx';
import { Judged } from '../../ui/judged.tsx';
import { Legend } from '../../ui/legend.tsx';
import styles from './answers.module.css';
import { WorkingsList } from './workings.tsx';

/** One question with the answer given, the correct one, and the rule behind it. */
export function OneAnswer({ answer }: { answer: AnswerAnalysis }) {
  const t = useWords('report.answers');
  const { yours, correct, options } = answer;
  const given = yours === null ? undefined : options[yours];
  const right = options[correct];
  return (
    <article className={`sheet ${styles.answer}`} aria-labelledby="question">
      <h3 id="question">
        {t('question', { place: answer.place })}{' '}
        <span className="small soft">
          {answer.familyLabel} ·{' '}
          <span className="figures">{t('seconds', { seconds: Math.round(answer.seconds) })}</span>
        </span>
      </h3>
      <p className="small soft">{answer.solvedBy}</p>
      <div className={styles.stem}>
        <p>{answer.prompt}</p>
        <Figure figure={answer.stem} className={styles.figure} />
      </div>
      <dl className={styles.pair}>
        {yours !== correct && (
          <div>
            <dt>{t('yours')}</dt>
            <dd>
              {given && <Figure figure={given} className={styles.figure} />}
              <Judged right={false}>
                {yours === null ? t('leftOut') : t('option', { number: yours + 1 })}
              </Judged>
            </dd>
          </div>
        )}
        <div>
          <dt>{yours === correct ? t('yoursCorrect') : t('correct')}</dt>
          <dd>
            {right && <Figure figure={right} className={styles.figure} />}
            <Judged right>{t('option', { number: correct + 1 })}</Judged>
          </dd>
        </div>
      </dl>
      <div className={styles.why}>
        <h4>{t('whyCorrect')}</h4>
        <p>{answer.whyCorrect}</p>
        {answer.workings && <WorkingsList steps={answer.workings} />}
        {answer.whyNotYours && (
          <>
            <h4>{t('whyNotYours')}</h4>
            <p>{answer.whyNotYours}</p>
            {answer.faults && <Faults steps={answer.faults} />}
          </>
        )}
      </div>
    </article>
  );
}

/** What is wrong with the answer given, drawn, under the key of the signs that the drawings hold. */
function Faults({ steps }: { steps: NonNullable<AnswerAnalysis['faults']> }) {
  const t = useWords('report.answers');
  const signs = faultSignsIn(steps.map(({ svg }) => svg));
  return (
    <>
      {signs.length > 0 && <Legend signs={signs.map((look) => ({ look, text: t(keyOfSign[look]) }))} />}
      <WorkingsList steps={steps} />
    </>
  );
}
