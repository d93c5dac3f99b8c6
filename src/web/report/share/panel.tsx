import type { Emblem } from '#contract/blocks.ts';
import type { ShareStanding } from '#contract/shares.ts';
import { ProblemNotice } from '../../shell/problem-notice.tsx';
import { useVariety, useWords } from '../../shell/words.tsx';
import { ShareChoice } from './choice.tsx';
import type { ShareOutcome } from './outcome.ts';
import styles from './panel.module.css';
import { PublicShare } from './public-share.tsx';
import { ShareForm } from './share-form.tsx';

interface Props {
  orderNumber: string;
  /** Of the report. */
  emblem: Emblem;
  test: string;
  standing: ShareStanding;
  outcome: ShareOutcome | undefined;
}

/** Whether there is more to choose than a name. */
const chooses = ({ tellings, sign }: ShareStanding): boolean => tellings.length > 1 || sign;

/** What others may see of a report: chosen, looked at, made public, and withdrawn. */
export function SharePanel({ orderNumber, emblem, test, standing, outcome }: Props) {
  const t = useWords('share.panel');
  const variety = useVariety();
  const { share } = standing;
  const result = share?.shows.tells === 'band' ? emblem.facts[1]?.value : emblem.facts[0]?.value;
  const choice = (
    <ShareChoice orderNumber={orderNumber} standing={standing} sign={emblem.sign} outcome={outcome} />
  );
  return (
    <section id="share" className={`wrap ${styles.panel}`} aria-labelledby="share-title">
      <div className={styles.head}>
        <h2 id="share-title">{t('title')}</h2>
        <p className="soft">{t(chooses(standing) ? 'lead' : 'leadWhole')}</p>
      </div>
      <div className={styles.body}>
        {share && (
          <figure className={styles.card}>
            <figcaption>
              <span role="status">{share.public ? t('public') : t('preview')}</span>
            </figcaption>
            <img
              src={`/share/${share.key}/card-${variety}.png`}
              alt={t('card', { result: result ?? '' })}
              width="1200"
              height="630"
            />
          </figure>
        )}
        {outcome?.kind === 'shareDone' && outcome.did === 'withdrawn' && (
          <p role="status" className="notice notice--good">
            {t('withdrawn')}
          </p>
        )}
        <ProblemNotice
          problem={outcome?.kind === 'shareProblem' ? outcome.problem : undefined}
          failed={t('failed')}
          stake="answers"
        />
        {!share && choice}
        {share && !share.public && (
          <>
            <ShareForm deed="published" orderNumber={orderNumber} label={t('publish')} look="filled" />
            <details className="more" open={outcome?.kind === 'shareNameWrong'}>
              <summary>{t('change')}</summary>
              {choice}
            </details>
          </>
        )}
        {share?.public && (
          <>
            <PublicShare share={share} text={t('message', { test, result: result ?? '' })} />
            <div className={styles.end}>
              <ShareForm deed="withdrawn" orderNumber={orderNumber} label={t('withdraw')} />
              <p className="small soft">{t('withdrawHint')}</p>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
